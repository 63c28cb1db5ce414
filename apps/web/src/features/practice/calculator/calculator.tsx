import { GripHorizontal, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useReducer } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CLEARED, displayOf, pressKey, transferText } from "./calculator-engine.ts";
import { calculatorKeyFor, KEY_CAPS, type KeyCap } from "./calculator-keys.ts";
import { useMovable } from "./use-movable.ts";

interface CalculatorProps {
  /** Puts a number into the answer box; null where the question has no single box. */
  readonly onTransfer: ((text: string) => void) | null;
  readonly onClose: () => void;
}

/** The calculator of the test, in a window that can be moved out of the way. */
export function Calculator({ onTransfer, onClose }: CalculatorProps) {
  const [state, press] = useReducer(pressKey, CLEARED);
  const { ref, handle, style } = useMovable<HTMLDivElement>();
  useEffect(() => {
    ref.current?.focus();
  }, [ref]);
  const transfer = transferText(state);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // Keys pressed in the calculator are the calculator's, not the question's.
    event.nativeEvent.stopImmediatePropagation();
    if (event.key === "Escape") return onClose();
    const onButton = event.target instanceof HTMLButtonElement;
    const key = onButton && event.key === "Enter" ? null : calculatorKeyFor(event.key);
    if (key === null) return;
    event.preventDefault();
    press(key);
  };
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label="Calculator"
      tabIndex={-1}
      style={style}
      onKeyDown={onKeyDown}
      className="sheet fixed right-3 bottom-20 z-30 w-72 max-w-[calc(100vw-1.5rem)] p-3 shadow-float outline-none sm:right-6"
    >
      <div className="mb-2 flex items-center gap-2">
        <button
          type="button"
          {...handle}
          aria-label="Move the calculator: drag, or use the arrow keys"
          className="flex min-h-9 flex-1 cursor-move touch-none items-center gap-2 rounded-small text-start text-13 text-soft-ink"
        >
          <GripHorizontal aria-hidden size={16} />
          Calculator
        </button>
        <Button
          look="quiet"
          size="small"
          aria-label="Close the calculator"
          onClick={onClose}
          className="aspect-square px-0!"
        >
          <X aria-hidden size={17} />
        </Button>
      </div>
      <div className="mb-2.5 flex h-12 items-center rounded-small border border-edge bg-sunk px-3">
        <span className="w-5 font-medium text-13 text-soft-ink">
          {state.memory !== null && (
            <>
              <span aria-hidden="true">M</span>
              <span className="sr-only">A number is in memory.</span>
            </>
          )}
        </span>
        <output aria-label="Display" aria-live="polite" className="figures ml-auto text-22">
          {displayOf(state).replace("-", "−")}
        </output>
      </div>
      <div className="grid grid-cols-5 gap-1.5">
        {KEY_CAPS.map((cap) => (
          <CalculatorButton key={cap.key} cap={cap} onPress={() => press(cap.key)} />
        ))}
      </div>
      <Button
        size="small"
        className="mt-2.5 w-full"
        disabled={onTransfer === null || transfer === null}
        onClick={() => {
          if (transfer !== null) onTransfer?.(transfer);
        }}
      >
        Transfer Display
      </Button>
    </div>
  );
}

const TONES: Record<KeyCap["tone"], string> = {
  digit: "bg-raised border-edge text-18",
  operator: "bg-sunk border-line text-18",
  control: "bg-sunk border-line text-13 font-medium",
  equals: "bg-primary border-transparent text-on-primary text-18",
};

interface CalculatorButtonProps {
  readonly cap: KeyCap;
  readonly onPress: () => void;
}

function CalculatorButton({ cap, onPress }: CalculatorButtonProps) {
  return (
    <button
      type="button"
      aria-label={cap.name}
      onClick={onPress}
      className={classNames(
        "figures grid h-10 place-items-center rounded-small border hover:border-ink",
        TONES[cap.tone],
      )}
    >
      {cap.face}
    </button>
  );
}
