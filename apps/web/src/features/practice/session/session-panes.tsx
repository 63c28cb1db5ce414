import type { ReactNode, Ref } from "react";
import { classNames } from "../../../ui/class-names.ts";

export type PaneName = "stimulus" | "question";

interface SessionPanesProps {
  readonly ref: Ref<HTMLDivElement>;
  /** A new item gets new panes, which begin at the top. */
  readonly itemKey: string;
  readonly stimulus: { readonly name: string; readonly content: ReactNode } | null;
  readonly question: ReactNode;
  /** Beside the panes where there is room, else below them. */
  readonly beside: ReactNode;
  /** Which of the two is shown where only one has room. */
  readonly shown: PaneName;
  readonly onShow: (pane: PaneName) => void;
}

/** Two panes that scroll by themselves, or with the page where it is low; below 900 px one at a time, with a switch. */
export function SessionPanes(props: SessionPanesProps) {
  const { ref, itemKey, stimulus, question, beside, shown, onShow } = props;
  return (
    <div className="flex min-h-0 flex-1 flex-col short:flex-none min-[1200px]:flex-row">
      <div
        ref={ref}
        className="flex min-h-0 min-w-0 flex-1 flex-col short:flex-none min-[1200px]:short:flex-1"
      >
        {stimulus !== null && <PaneSwitch name={stimulus.name} shown={shown} onShow={onShow} />}
        <div
          className={classNames(
            "min-h-0 flex-1",
            stimulus !== null && "min-[900px]:grid min-[900px]:grid-cols-2",
          )}
        >
          {stimulus !== null && (
            <Pane
              key={`stimulus ${itemKey}`}
              label={stimulus.name}
              hiddenOnNarrow={shown !== "stimulus"}
              edge
            >
              {stimulus.content}
            </Pane>
          )}
          <Pane
            key={`question ${itemKey}`}
            label="Question"
            hiddenOnNarrow={stimulus !== null && shown !== "question"}
            edge={false}
          >
            <div className={stimulus === null ? "mx-auto max-w-3xl" : "max-w-2xl"}>{question}</div>
          </Pane>
        </div>
      </div>
      {beside}
    </div>
  );
}

interface PaneProps {
  readonly label: string;
  readonly hiddenOnNarrow: boolean;
  readonly edge: boolean;
  readonly children: ReactNode;
}

function Pane({ label, hiddenOnNarrow, edge, children }: PaneProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={classNames(
        "relative h-full min-h-0 overflow-y-auto px-4 py-6 focus-visible:outline-offset-[-3px] sm:px-8",
        hiddenOnNarrow && "max-[899px]:hidden",
        edge && "min-[900px]:border-line min-[900px]:border-r",
      )}
    >
      {children}
    </section>
  );
}

interface PaneSwitchProps {
  readonly name: string;
  readonly shown: PaneName;
  readonly onShow: (pane: PaneName) => void;
}

function PaneSwitch({ name, shown, onShow }: PaneSwitchProps) {
  return (
    <div
      role="toolbar"
      aria-label="Pane"
      className="grid grid-cols-2 border-line border-b bg-raised min-[900px]:hidden"
    >
      {(["stimulus", "question"] as const).map((pane) => (
        <button
          key={pane}
          type="button"
          aria-pressed={shown === pane}
          onClick={() => onShow(pane)}
          className={classNames(
            "min-h-11 border-b-2 font-medium text-15",
            shown === pane ? "border-primary text-ink" : "border-transparent text-soft-ink",
          )}
        >
          {pane === "stimulus" ? name : "Question"}
        </button>
      ))}
    </div>
  );
}
