import { MEASURES } from "@lexiquant/domain/item";
import { groupBy, type ItemId, type UserId } from "@lexiquant/domain/kernel";
import type { PracticeHistory, PracticeRecord } from "@lexiquant/domain/plan";
import type { PaceFactor } from "@lexiquant/domain/session";
import type { IndexedItem } from "../../bank/item-index.ts";
import { mainSkillOf } from "../../bank/skill-demands.ts";
import type { Queryable } from "../../db/queryable.ts";
import { listExams } from "../../history/exams/repository.ts";
import { dayOf } from "../../history/learner/student-state.ts";
import { listOpenLadders } from "../../history/mistakes/ladders-repository.ts";
import {
  loadPracticeState,
  type StudentPractice,
} from "../../history/practice-state/load-practice-state.ts";
import { readPreferences } from "../../history/preferences/repository.ts";
import { hasOpenDiagnostic } from "../../history/sessions/repository.ts";
import { type FirstAttemptSum, sumFirstAttempts } from "../../history/standings/repository.ts";
import { countAnswersSince } from "../../history/study-time/repository.ts";
import { loadPlannedStudy, planToday } from "../../history/vocabulary/load-study.ts";
import { loadWriting, type PlanWriting } from "./load-writing.ts";
import type { PlanContext } from "./plan-context.ts";

/** Everything that recommendations and plan are made from. */
export interface PlanState extends StudentPractice {
  readonly history: PracticeHistory;
  /** Questions that a review would ask now: those that are due, and all that are on their way back. */
  readonly reviews: { readonly due: number; readonly open: number };
  /** Words whose review is due, and all of today's plan, new ones too. */
  readonly words: { readonly due: number; readonly today: number };
  readonly writing: PlanWriting;
  /** An exam that is open is to be ended before another one is begun. */
  readonly maySitExam: boolean;
  readonly mayBeDiagnosed: boolean;
  /** The time that the student is granted, for what is offered against the clock. */
  readonly paceFactor: PaceFactor;
}

/** A fixed number of statements, whose rows are bounded by the bank, the lexicon and the essays written, not by how much was answered. */
export async function loadPlanState(context: PlanContext, userId: UserId): Promise<PlanState> {
  const practice = await loadPracticeState(context, userId);
  const { reader } = context.database;
  const { lastMock, state, student } = practice;
  const { paceFactor } = await readPreferences(reader, userId);
  const open = await listExams(reader, userId, { status: "open", limit: 1 });
  return {
    ...practice,
    history: {
      records: await recordsOf(context, reader, { userId, paceFactor }),
      lastMockDay: lastMock === null ? null : dayOf(lastMock.endedAt),
      answersSinceMock:
        lastMock === null
          ? student.answers
          : await countAnswersSince(reader, userId, lastMock.endedAt),
    },
    reviews: await reviewsOf(reader, userId, practice),
    words: await wordsOf(context, reader, userId),
    writing: await loadWriting(context, reader, {
      userId,
      target: practice.goals.writingTarget,
      dayRule: practice.student.dayRule,
    }),
    maySitExam: open.length === 0,
    paceFactor,
    mayBeDiagnosed:
      hasEnoughForDiagnostic(context, state) && !(await hasOpenDiagnostic(reader, userId)),
  };
}

/**
 * First answers by skill and kind, each against the time that was granted for it; a twin counts where its origin stands
 * today.
 */
async function recordsOf(
  { served }: PlanContext,
  database: Queryable,
  { userId, paceFactor: granted }: Pick<PlanState, "paceFactor"> & { readonly userId: UserId },
): Promise<PracticeRecord[]> {
  const placed = (await sumFirstAttempts(database, userId)).flatMap((sum) => {
    const place = served.get(sum.originId);
    return place === undefined ? [] : [{ ...sum, place, skill: mainSkillOf(place) }];
  });
  return [...groupBy(placed, ({ skill, place }) => `${skill} ${place.kind}`).values()].map(
    (group) => ({
      skill: group[0].skill,
      kind: group[0].place.kind,
      answered: group.reduce((sum, { answered }) => sum + answered, 0),
      right: group.reduce((sum, { right }) => sum + right, 0),
      secondsOverPace: group.reduce((sum, one) => sum + secondsOver(one, granted), 0),
    }),
  );
}

/** @param granted multiple of the exam's time that the student has where no clock ran */
function secondsOver(
  sum: FirstAttemptSum & { readonly place: IndexedItem },
  granted: number,
): number {
  const targetSeconds = sum.twinTargetSeconds ?? sum.place.targetSeconds;
  return sum.elapsedMs / 1000 - sum.answered * targetSeconds * (sum.paceFactor ?? granted);
}

/** Of questions that the student may be served now. */
async function reviewsOf(
  database: Queryable,
  userId: UserId,
  { state: { candidates }, student: { today } }: StudentPractice,
): Promise<PlanState["reviews"]> {
  const served = new Set(candidates.map(({ id }) => id));
  const open = (await listOpenLadders(database, userId)).filter(({ itemId }) => served.has(itemId));
  return { due: open.filter(({ dueDay }) => dueDay <= today).length, open: open.length };
}

/** What a session of vocabulary would ask now. */
async function wordsOf(
  context: PlanContext,
  database: Queryable,
  userId: UserId,
): Promise<PlanState["words"]> {
  const plan = planToday(await loadPlannedStudy(context, database, userId));
  const due = plan.learning.length + plan.due.length;
  return { due, today: due + plan.newWords.length + plan.refreshers.length };
}

/**
 * Questions of each measure that a diagnostic needs to draw from: a part of them is left out by chance, and what it has asked
 * narrows what it may ask.
 */
const LEAST_UNMET = 48;

function hasEnoughForDiagnostic(
  { index }: PlanContext,
  { candidates }: StudentPractice["state"],
): boolean {
  const unmet = candidates.filter(({ isSeen }) => !isSeen);
  return MEASURES.every((measure) => {
    const own = unmet.filter(({ id }) => index.get(id as ItemId)?.measure === measure); // ids of the index
    return new Set(own.map(({ id, stimulusId }) => stimulusId ?? id)).size >= LEAST_UNMET;
  });
}
