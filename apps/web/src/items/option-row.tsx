import type { PublicOption } from "@lexiquant/domain/item";
import { Check, Strikethrough, Undo2, X } from "lucide-react";
import { classNames } from "../ui/class-names.ts";
import type { OptionMark } from "./answering.ts";
import { InlineMarkup } from "./markup.tsx";

/** Ovals where one answer is to be chosen, squares where several are: the marks of the test. */
export type OptionShape = "oval" | "square";

interface OptionRowProps {
  readonly option: PublicOption;
  readonly shape: OptionShape;
  readonly name: string;
  readonly checked: boolean;
  readonly eliminated: boolean;
  readonly locked: boolean;
  readonly mark: OptionMark | null;
  readonly onPick: () => void;
  readonly onToggleElimination: (() => void) | null;
}

const MARK_FRAMES: Record<OptionMark, string> = {
  "chosen-right": "border-correct bg-correct-tint",
  missed: "border-correct border-dashed",
  "chosen-wrong": "border-wrong bg-wrong-tint",
};

function frameOf({ mark, checked, locked }: OptionRowProps): string {
  if (mark !== null) return MARK_FRAMES[mark];
  if (checked) return "border-primary bg-primary-tint";
  return locked ? "border-line bg-raised" : "border-line bg-raised hover:border-edge hover:bg-sunk";
}

export function OptionRow(props: OptionRowProps) {
  const { option, eliminated, locked, mark } = props;
  return (
    <div
      className={classNames(
        "flex items-stretch rounded-desk border transition-colors",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary has-[:focus-visible]:outline-offset-2",
        frameOf(props),
      )}
    >
      <label
        htmlFor={`${props.name}-${option.id}`}
        className="flex min-h-11 min-w-0 flex-1 items-start gap-3 px-3 py-2.5"
      >
        <OptionInput {...props} />
        {/* Part of the name: an option that is all mathematics would otherwise have none. */}
        <span className="w-3.5 shrink-0 pt-0.5 text-15 text-soft-ink">{option.id}</span>
        {/* The word about the option moves below its text where both do not fit side by side. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1">
          <span
            className={classNames(
              "min-w-0 grow basis-36 font-serif text-18",
              eliminated && mark === null && "text-soft-ink line-through decoration-2",
            )}
          >
            <InlineMarkup source={option.text} />
            {eliminated && mark === null && <span className="sr-only"> (struck out)</span>}
          </span>
          {mark !== null && <MarkWord mark={mark} eliminated={eliminated} />}
        </span>
      </label>
      {props.onToggleElimination !== null && !locked && (
        <button
          type="button"
          aria-pressed={eliminated}
          aria-label={`Strike out option ${option.id}`}
          title={eliminated ? "Take the strike away" : "Strike out"}
          onClick={props.onToggleElimination}
          className="grid w-11 shrink-0 place-items-center rounded-desk text-soft-ink hover:text-ink focus-visible:outline-offset-[-3px]"
        >
          {eliminated ? <Undo2 aria-hidden size={17} /> : <Strikethrough aria-hidden size={17} />}
        </button>
      )}
    </div>
  );
}

const INPUT_CLASS =
  "mt-[5px] shrink-0 appearance-none border-[1.75px] border-edge bg-raised outline-none checked:border-primary checked:bg-primary disabled:cursor-default";

function OptionInput({ shape, name, option, checked, locked, onPick }: OptionRowProps) {
  const oval = shape === "oval";
  return (
    <span className="relative shrink-0">
      <input
        id={`${name}-${option.id}`}
        type={oval ? "radio" : "checkbox"}
        name={name}
        value={option.id}
        checked={checked}
        disabled={locked}
        onChange={onPick}
        className={classNames(
          INPUT_CLASS,
          oval ? "h-4 w-6 rounded-full" : "size-[18px] rounded-[3px]",
        )}
      />
      {!oval && checked && (
        <Check
          aria-hidden
          size={14}
          strokeWidth={3.5}
          className="pointer-events-none absolute top-[7px] left-[2px] text-on-primary"
        />
      )}
    </span>
  );
}

const MARK_WORDS: Record<OptionMark, string> = {
  "chosen-right": "Yours, right",
  missed: "Right answer",
  "chosen-wrong": "Yours, wrong",
};

interface MarkWordProps {
  readonly mark: OptionMark;
  readonly eliminated: boolean;
}

function MarkWord({ mark, eliminated }: MarkWordProps) {
  const wrong = mark === "chosen-wrong";
  const Shape = wrong ? X : Check;
  return (
    <span
      className={classNames(
        "ml-auto flex shrink-0 items-center gap-1 self-center font-medium text-13",
        wrong ? "text-wrong" : "text-correct",
      )}
    >
      <Shape aria-hidden size={16} strokeWidth={3} />
      {MARK_WORDS[mark]}
      {eliminated && ", struck out"}
    </span>
  );
}
