import { TutorPanel } from "../../../items/tutor/tutor-panel.tsx";
import type { Practice } from "./use-practice.ts";
import type { SessionTools } from "./use-session-tools.ts";

interface SessionTutorProps {
  readonly practice: Practice;
  readonly tools: SessionTools;
}

/** The tutor beside the question that is being worked on. */
export function SessionTutor({ practice, tools }: SessionTutorProps) {
  const { session, position, current, entry } = practice;
  const open = current.submission.kind === "none";
  const canGiveUp = open && session.settings.feedback === "each";
  return (
    <TutorPanel
      scope={{ kind: "session-item", sessionId: session.id, position }}
      stage={entry?.attempt?.outcome == null ? "before" : "after"}
      elapsedMs={() => current.work.elapsedMs}
      onGiveUp={canGiveUp ? () => tools.openDialog("give-up") : null}
      onReport={() => tools.openDialog("report")}
      where="desk"
      onClose={tools.closeTutor}
    />
  );
}
