import type { SessionSummary } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { EMPTY_TALLY, type SessionTally, tallySessions } from "../tallies/repository.ts";
import type { StoredSession } from "./repository.ts";

/** Sessions in figures, in the order given; two statements however many there are. */
export async function summariseSessions(
  database: Queryable,
  userId: UserId,
  sessions: readonly StoredSession[],
): Promise<SessionSummary[]> {
  const tallies = await tallySessions(
    database,
    userId,
    sessions.map(({ id }) => id),
  );
  return sessions.map((session) => summaryView(session, tallies.get(session.id) ?? EMPTY_TALLY));
}

function summaryView(session: StoredSession, tally: SessionTally): SessionSummary {
  const withheld = session.closedAt === null && session.settings.feedback === "end";
  return {
    id: session.id,
    status: statusOf(session),
    settings: session.settings,
    createdAt: session.createdAt.toISOString(),
    closedAt: session.closedAt?.toISOString() ?? null,
    items: session.itemCount,
    answered: tally.answered,
    correct: withheld ? null : tally.correct,
    elapsedMs: tally.elapsedMs,
  };
}

export function statusOf(session: StoredSession): "open" | "closed" {
  return session.closedAt === null ? "open" : "closed";
}
