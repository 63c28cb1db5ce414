import { nextOpenPosition, reviewStatus } from "@lexiquant/domain/session";
import type { MainAction } from "./bottom-bar.tsx";
import type { Practice } from "./use-practice.ts";

interface MainActionParts {
  readonly practice: Practice;
  readonly onFinish: () => void;
  /** Says why a submission is not possible yet. */
  readonly say: (text: string) => void;
}

/** What Enter and the main button do now: submit, go on, or finish. */
export function mainAction({ practice, onFinish, say }: MainActionParts): MainAction {
  const { progress, position, current, session } = practice;
  const isLast = position === progress.items.length - 1;
  const submits = session.settings.feedback === "each" && current.submission.kind === "none";
  if (submits) {
    const complete = reviewStatus(current) === "answered";
    return {
      label: "Submit",
      blocked: !complete,
      onUse: () => (complete ? practice.submit() : say("The answer is not complete yet.")),
    };
  }
  if (!isLast) return { label: "Next", blocked: false, onUse: () => practice.goTo(position + 1) };
  const open = session.settings.feedback === "each" ? nextOpenPosition(progress, position) : null;
  if (open === null && practice.extension.state.kind !== "complete") {
    return { label: "Next", blocked: false, onUse: practice.goOn };
  }
  return open === null
    ? { label: "Finish", blocked: false, onUse: onFinish }
    : { label: "Next open question", blocked: false, onUse: () => practice.goTo(open) };
}
