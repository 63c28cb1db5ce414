import type {
  GroupRate,
  ResultQuestion,
  SessionResults,
  SessionSummary,
} from "@lexiquant/contract";
import { KIND_NAMES, toPublicItem } from "@lexiquant/domain/item";
import { paceFactorOf, paceSeconds } from "@lexiquant/domain/session";
import { type GroupEntry, groupRates } from "../../bank/group-rates.ts";
import { hasTwins } from "../../bank/has-twins.ts";
import type { Attempt } from "../../history/attempts/repository.ts";
import { attemptView } from "../../history/attempts/view.ts";
import { decisionsOf } from "../../history/bails/decisions-of.ts";
import type { ReviewedDecisions } from "../../history/bails/review-decisions.ts";
import type { PlacedExpectation } from "../../history/learner/expected-answer-repository.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import type { StoredSession } from "../../history/sessions/repository.ts";
import type { PositionedWork } from "../../history/work/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import type { DrawnItem } from "./load-session.ts";
import { timeLimitOf } from "./session-length.ts";
import { skipAdvice } from "./skip-advice.ts";

export interface ResultMaterial {
  readonly session: StoredSession;
  readonly summary: SessionSummary;
  readonly drawn: readonly DrawnItem[];
  readonly work: readonly PositionedWork[];
  readonly attempts: readonly Attempt[];
  readonly reviewed: ReviewedDecisions;
  readonly expectations: readonly PlacedExpectation[];
  readonly student: LoadedStudent;
}

/** What happened in a closed session. */
export function resultsView(context: PracticeContext, material: ResultMaterial): SessionResults {
  const { session, drawn, attempts } = material;
  const attemptAt = new Map(attempts.map((attempt) => [attempt.position, attempt]));
  const workAt = new Map(material.work.map(({ position, work }) => [position, work]));
  const { timing } = session.settings;
  const answered = drawn.filter(({ position }) => attemptAt.has(position));
  const targets = answered.map(({ entry }) => entry.item.targetSeconds);
  return {
    session: material.summary,
    timeLimitSeconds: timeLimitOf(
      session,
      drawn.map(({ entry }) => entry.item.targetSeconds),
    ),
    paceMs: paceSeconds(targets, paceFactorOf(timing)) * 1000,
    questions: drawn.map((item) =>
      questionView(context, item, {
        attempt: attemptAt.get(item.position) ?? null,
        workedMs: workAt.get(item.position)?.elapsedMs ?? 0,
      }),
    ),
    decisions: decisionsOf(session.id, material.reviewed),
    skipping: skipAdvice(material),
    byKind: byKind(answered, attemptAt),
    byTopic: byTopic(answered, attemptAt),
  };
}

function questionView(
  { bank }: PracticeContext,
  { position, entry }: DrawnItem,
  { attempt, workedMs }: { readonly attempt: Attempt | null; readonly workedMs: number },
): ResultQuestion {
  return {
    position,
    kind: entry.kind,
    item: toPublicItem(entry.item),
    hasTwins: hasTwins(entry.item),
    topic: entry.topic.name,
    difficulty: entry.difficulty,
    targetSeconds: entry.item.targetSeconds,
    elapsedMs: attempt?.elapsedMs ?? workedMs,
    attempt:
      attempt === null ? null : attemptView(bank, attempt, { item: entry.item, letOut: true }),
  };
}

type AttemptAt = ReadonlyMap<number, Attempt>;

function toEntries(
  answered: readonly DrawnItem[],
  attemptAt: AttemptAt,
  groupOf: (item: DrawnItem) => { id: string; name: string },
): GroupEntry[] {
  return answered.flatMap((item) => {
    const attempt = attemptAt.get(item.position);
    if (attempt === undefined) return [];
    const { targetSeconds } = item.entry.item;
    return [{ group: groupOf(item), ...attempt, targetMs: targetSeconds * 1000 }];
  });
}

function byKind(answered: readonly DrawnItem[], attemptAt: AttemptAt): GroupRate[] {
  return groupRates(
    toEntries(answered, attemptAt, ({ entry }) => ({
      id: entry.kind,
      name: KIND_NAMES[entry.kind],
    })),
  );
}

function byTopic(answered: readonly DrawnItem[], attemptAt: AttemptAt): GroupRate[] {
  return groupRates(toEntries(answered, attemptAt, ({ entry }) => entry.topic));
}
