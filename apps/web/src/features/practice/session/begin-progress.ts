import type { PracticeSession, SessionItem } from "@lexiquant/contract";
import type { AttemptId } from "@lexiquant/domain/kernel";
import {
  type ItemProgress,
  type ItemWork,
  newerWork,
  type PracticeProgress,
  type SubmissionState,
} from "@lexiquant/domain/session";
import type { WorkMirror } from "./work-mirror.ts";

interface Beginning {
  readonly session: PracticeSession;
  /** What this browser kept; null where it kept nothing. */
  readonly mirror: WorkMirror | null;
  /** By position: attempts that wait in the outbox. */
  readonly queued: ReadonlyMap<number, AttemptId>;
}

/** Where the student stands: per item the newer of what the server and this browser know. */
export function beginProgress({ session, mirror, queued }: Beginning): PracticeProgress {
  const items = [...session.items].sort((one, other) => one.position - other.position);
  // A session may have been made longer elsewhere; it never gets shorter, and no place changes its question.
  const fits = mirror !== null && mirror.items.length <= items.length;
  const kept = fits ? mirror : null;
  const currentPosition = kept !== null && isAhead(kept, items) ? kept : session;
  return {
    status: session.status,
    currentPosition: Math.min(currentPosition.currentPosition, Math.max(0, items.length - 1)),
    items: items.map((entry, position) =>
      beginItem(entry, { kept: kept?.items[position], queuedId: queued.get(position) }),
    ),
  };
}

interface KnownHere {
  readonly kept: WorkMirror["items"][number] | undefined;
  readonly queuedId: AttemptId | undefined;
}

function beginItem({ item, work, attempt }: SessionItem, known: KnownHere): ItemProgress {
  const newest = known.kept === undefined ? work : newerWork(work, known.kept.work);
  return {
    item,
    work: newest,
    sureness: attempt?.sureness ?? known.kept?.sureness ?? null,
    seen: newest.revision > 0 || newest.elapsedMs > 0 || attempt !== null,
    submission: submissionOf(attempt !== null, known.queuedId),
  };
}

function submissionOf(recorded: boolean, queuedId: AttemptId | undefined): SubmissionState {
  if (recorded) return { kind: "recorded" };
  return queuedId === undefined ? { kind: "none" } : { kind: "sent", attemptId: queuedId };
}

/** Whether more was done in this browser than the server has heard of. */
function isAhead(mirror: WorkMirror, items: readonly SessionItem[]): boolean {
  const sum = (entries: readonly { readonly work: ItemWork }[], part: "revision" | "elapsedMs") =>
    entries.reduce((total, { work }) => total + work[part], 0);
  const revisions = sum(mirror.items, "revision") - sum(items, "revision");
  return revisions === 0
    ? sum(mirror.items, "elapsedMs") >= sum(items, "elapsedMs")
    : revisions > 0;
}
