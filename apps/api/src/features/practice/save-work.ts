import {
  accepted,
  groupBy,
  type Result,
  refused,
  type SessionId,
  type UserId,
} from "@lexiquant/domain/kernel";
import { newerWork } from "@lexiquant/domain/session";
import { fitsItem } from "../../bank/judge-response.ts";
import { asPractice, lockSession, moveTo } from "../../history/sessions/repository.ts";
import { listRevisions, type PositionedWork, upsertWork } from "../../history/work/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { type DrawnItem, servedItems } from "./load-session.ts";
import { remainingNow } from "./remaining-time.ts";

export interface WorkBatch {
  readonly sessionId: SessionId;
  readonly currentPosition: number;
  readonly work: readonly PositionedWork[];
}

type WorkRefusal =
  | "session-not-found"
  | "session-closed"
  | "position-not-found"
  | "response-mismatch";
type Saved = Result<{ position: number; revision: number }[], WorkRefusal>;

/** Stores work in progress, all of it or nothing; tells which revisions are stored now. */
export function saveWork(
  context: PracticeContext,
  userId: UserId,
  { sessionId, currentPosition, work }: WorkBatch,
): Promise<Saved> {
  return context.database.transaction(
    async (transaction) => {
      const session = asPractice(await lockSession(transaction, userId, sessionId));
      if (session === null) return refused("session-not-found");
      if (session.closedAt !== null) return refused("session-closed");
      if (currentPosition >= session.itemCount) return refused("position-not-found");
      const drawn = await servedItems(context, transaction, { userId, sessionId });
      const problem = problemOf(drawn, work);
      if (problem !== null) return refused(problem);
      const batch = newestPerPosition(work);
      const spent = batch.map((entry) => ({
        position: entry.position,
        elapsedMs: entry.work.elapsedMs,
      }));
      const remainingMs = await remainingNow(transaction, { userId, session, drawn, spent });
      await upsertWork(transaction, userId, { sessionId, batch, remainingMs });
      if (currentPosition !== session.currentPosition) {
        await moveTo(transaction, userId, { sessionId, position: currentPosition });
      }
      const positions = batch.map(({ position }) => position);
      return accepted(await listRevisions(transaction, userId, { sessionId, positions }));
    },
    { idempotent: true },
  );
}

function problemOf(
  drawn: readonly DrawnItem[],
  work: readonly PositionedWork[],
): "position-not-found" | "response-mismatch" | null {
  const itemAt = new Map(drawn.map(({ position, entry }) => [position, entry.item]));
  for (const { position, work: entry } of work) {
    const item = itemAt.get(position);
    if (item === undefined) return "position-not-found";
    if (entry.response !== null && !fitsItem(item, entry.response)) return "response-mismatch";
  }
  return null;
}

/** One statement cannot store a row twice. */
function newestPerPosition(work: readonly PositionedWork[]): PositionedWork[] {
  return [...groupBy(work, ({ position }) => position)].map(([position, versions]) => ({
    position,
    work: versions.map((version) => version.work).reduce(newerWork),
  }));
}
