import type {
  FacetCounts,
  PracticeFilter,
  PracticeSession,
  SessionResults,
  SessionSummary,
} from "@lexiquant/contract";
import {
  accepted,
  type Result,
  refused,
  type SessionId,
  type UserId,
} from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { readCommitted } from "../../db/read-committed.ts";
import { listSessionAttempts, releaseAttempts } from "../../history/attempts/repository.ts";
import { reviewDecisions } from "../../history/bails/review-decisions.ts";
import { listSessionExpectations } from "../../history/learner/expected-answer-repository.ts";
import { loadStudent } from "../../history/learner/load-student.ts";
import {
  asPractice,
  findSession,
  listSessions,
  lockSession,
  markClosed,
  type StoredSession,
} from "../../history/sessions/repository.ts";
import { summariseSessions } from "../../history/sessions/summary.ts";
import { listWork } from "../../history/work/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { countFacets } from "./item-filter.ts";
import { loadSession, servedItems } from "./load-session.ts";
import { rateItems } from "./rate-items.ts";
import { resultsView } from "./results-view.ts";

export async function readFacetCounts(
  context: PracticeContext,
  userId: UserId,
  filter: PracticeFilter,
): Promise<FacetCounts> {
  return countFacets(await rateItems(context.database.reader, userId, context), filter);
}

export async function readSessions(
  { database }: PracticeContext,
  userId: UserId,
  wanted: { readonly status: "open" | "closed" | null; readonly limit: number },
): Promise<SessionSummary[]> {
  const sessions = await listSessions(database.reader, userId, wanted);
  return summariseSessions(database.reader, userId, sessions);
}

/** In a transaction, so that its five statements see one state of the session. */
export function readSession(
  context: PracticeContext,
  userId: UserId,
  sessionId: SessionId,
): Promise<Result<PracticeSession, "session-not-found">> {
  return context.database.transaction(
    async (transaction) => {
      const session = asPractice(await findSession(transaction, userId, sessionId));
      if (session === null) return refused("session-not-found");
      return accepted(await loadSession(context, transaction, { userId, session }));
    },
    { idempotent: true },
  );
}

/**
 * Ends a session; its outcomes are let out in the same transaction. An answer that is being accepted at this
 * moment is waited for and let out too: hence read committed.
 */
export function closeSession(
  { database, clock }: PracticeContext,
  userId: UserId,
  sessionId: SessionId,
): Promise<Result<SessionSummary, "session-not-found">> {
  return database.transaction(
    async (transaction) => {
      await readCommitted(transaction);
      const session = asPractice(await lockSession(transaction, userId, sessionId));
      if (session === null) return refused("session-not-found");
      const closedAt = session.closedAt ?? clock();
      if (session.closedAt === null) {
        await markClosed(transaction, userId, { sessionId, closedAt });
        await releaseAttempts(transaction, userId, { sessionId, releasedAt: closedAt });
      }
      return accepted(await summariseOne(transaction, userId, { ...session, closedAt }));
    },
    { idempotent: true },
  );
}

/** Of a section of an exam too, once the exam has ended. Its answers are taken in first: decisions are weighed by them. */
export async function readResults(
  context: PracticeContext,
  userId: UserId,
  sessionId: SessionId,
): Promise<Result<SessionResults, "session-not-found" | "session-open">> {
  const student = await loadStudent(context, userId);
  return await context.database.transaction(
    async (transaction) => {
      const session = await findSession(transaction, userId, sessionId);
      if (session === null) return refused("session-not-found");
      if (session.closedAt === null) return refused("session-open");
      const material = {
        session,
        summary: await summariseOne(transaction, userId, session),
        drawn: await servedItems(context, transaction, { userId, sessionId }),
        work: await listWork(transaction, userId, sessionId),
        attempts: await listSessionAttempts(transaction, userId, sessionId),
        reviewed: await reviewDecisions(transaction, userId),
        expectations: await listSessionExpectations(transaction, userId, sessionId),
        student,
      };
      return accepted(resultsView(context, material));
    },
    { idempotent: true },
  );
}

async function summariseOne(
  transaction: Queryable,
  userId: UserId,
  session: StoredSession,
): Promise<SessionSummary> {
  const [summary] = await summariseSessions(transaction, userId, [session]);
  if (summary === undefined) throw new Error("A session has no summary.");
  return summary;
}
