import type { NextAction, PlannedSession } from "@lexiquant/contract";
import { useId } from "react";
import { ActionButton } from "../../../items/action-button.tsx";
import { plannedDetail, plannedTitle } from "./plan-words.ts";

const ACTION_WORDS: Record<NextAction["kind"], string> = {
  "start-session": "Start",
  "sit-exam": "Set up",
  "try-twin": "Try it",
  "read-lesson": "Read",
  "review-words": "Start",
  "write-essay": "Set up",
};

/** One session of a week, with the button that begins it where the product has a screen for it. */
export function PlannedSessionRow({ session }: { readonly session: PlannedSession }) {
  const titleId = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-44 flex-1">
        <p id={titleId} className="font-medium text-15">
          {plannedTitle(session)}
        </p>
        <p className="figures text-13 text-soft-ink">{plannedDetail(session)}</p>
      </div>
      {session.action !== null && (
        <ActionButton action={session.action} describedBy={titleId} size="small">
          {ACTION_WORDS[session.action.kind]}
        </ActionButton>
      )}
    </li>
  );
}
