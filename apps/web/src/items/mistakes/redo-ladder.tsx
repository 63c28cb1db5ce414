import type { Mistake } from "@lexiquant/contract";
import { Check } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { LADDER_NAMES, ladderSentence, ladderStates, type StepState } from "./mistake-words.ts";

const STATE_WORDS: Record<StepState, string> = { done: "done", next: "next", ahead: "ahead" };

const MARKS: Record<StepState, string> = {
  done: "border-primary bg-primary text-on-primary",
  next: "border-primary bg-raised",
  ahead: "border-edge bg-raised",
};

/** The way back of a missed question, as five steps. */
export function RedoLadder({
  mistake,
}: {
  readonly mistake: Pick<Mistake, "ladder" | "unanswered">;
}) {
  const { ladder } = mistake;
  const steps = ladderStates(ladder);
  return (
    <div>
      {steps.length > 0 && (
        <ol aria-label="Way back" className="mb-2 flex">
          {steps.map(({ step, state }, place) => (
            <li key={step} className="flex min-w-0 flex-1 flex-col gap-1 text-13">
              <span aria-hidden="true" className="flex items-center">
                <span
                  className={classNames(
                    "grid size-5 shrink-0 place-items-center rounded-full border-2",
                    MARKS[state],
                  )}
                >
                  {state === "done" && <Check size={12} strokeWidth={4} />}
                  {state === "next" && <span className="size-2 rounded-full bg-primary" />}
                </span>
                {place < steps.length - 1 && (
                  <span
                    className={classNames(
                      "h-0.5 flex-1",
                      state === "done" ? "bg-primary" : "bg-line",
                    )}
                  />
                )}
              </span>
              <span
                className={classNames(
                  "pr-2 leading-tight",
                  state === "next" ? "font-medium" : "text-soft-ink",
                )}
              >
                {LADDER_NAMES[step]}
                <span className="sr-only">, {STATE_WORDS[state]}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="text-15">{ladderSentence(mistake)}</p>
    </div>
  );
}
