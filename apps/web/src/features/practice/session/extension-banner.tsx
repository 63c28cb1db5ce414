import { CloudOff, ListPlus } from "lucide-react";
import { describeFailure } from "../../../lib/describe-failure.ts";
import { Button } from "../../../ui/button.tsx";
import type { Extension, ExtensionState } from "./use-extension.ts";

/** What the next questions wait for, once the student has asked for them; silent otherwise. */
export function ExtensionBanner({ state, wanted, retry }: Extension) {
  const held = state.kind === "waiting" || state.kind === "failed";
  const Icon = held ? CloudOff : ListPlus;
  return (
    <div role="status">
      {wanted && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-sunk px-4 py-2 text-15 sm:px-5">
          <Icon aria-hidden size={18} className="shrink-0 text-soft-ink" />
          <p className="min-w-48 flex-1">{textOf(state)}</p>
          {held && (
            <Button size="small" look="quiet" onClick={retry}>
              Try now
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function textOf(state: ExtensionState): string {
  switch (state.kind) {
    case "unanswered":
      return `${missing(state.positions)} The next questions follow from your answers; where you do not know, a guess costs nothing.`;
    case "answered":
      return "Every question has an answer now. Go on from the last one.";
    case "underway":
      return "Your next questions are being chosen.";
    case "waiting":
      return "Your next questions wait for the server, which does not answer. Your answers are safe, and the questions come as soon as it does.";
    case "failed":
      return `Your next questions could not be chosen. ${describeFailure(state.error).text}`;
    case "complete":
      return "";
  }
}

function missing(positions: readonly number[]): string {
  const [first = 0] = positions;
  return positions.length === 1
    ? `Question ${first + 1} has no complete answer yet.`
    : `${positions.length} questions have no complete answer yet, the first is question ${first + 1}.`;
}
