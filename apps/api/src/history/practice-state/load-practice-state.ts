import { measureAbility, reportAbility } from "@lexiquant/domain/forecast";
import type { Measure } from "@lexiquant/domain/item";
import type { UserId } from "@lexiquant/domain/kernel";
import { askedBy, standInDay } from "@lexiquant/domain/mistakes";
import type { Candidate, MissedItem, PracticeState } from "@lexiquant/domain/plan";
import { UNTESTED_LINK } from "@lexiquant/domain/report";
import { type DayRule, startOfStudyDay, studyDayOfDate } from "@lexiquant/domain/spacing";
import { hasTwins } from "../../bank/has-twins.ts";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import { listExposures } from "../exposures/repository.ts";
import { readGoals, type StoredGoals } from "../goals/repository.ts";
import { listKeptItems } from "../kept-items/repository.ts";
import { type LoadedStudent, loadStudent } from "../learner/load-student.ts";
import { dayOf } from "../learner/student-state.ts";
import { listOpenLadders } from "../mistakes/ladders-repository.ts";
import { listWithheldItems } from "../sessions/repository.ts";
import { listStandings } from "../standings/repository.ts";
import { findLastMock, type LastMock } from "./last-mock.ts";
import type { PracticeStateContext } from "./practice-state-context.ts";

export interface StudentPractice {
  readonly student: LoadedStudent;
  readonly goals: StoredGoals;
  readonly lastMock: LastMock | null;
  /** Its candidates are what the student may be served: not retired, not kept for exams, not withheld by an open session. */
  readonly state: PracticeState;
}

/** Everything that the next practice is chosen from; a fixed number of statements. */
export async function loadPracticeState(
  context: PracticeStateContext,
  userId: UserId,
): Promise<StudentPractice> {
  const student = await loadStudent(context, userId);
  const { reader } = context.database;
  const goals = await readGoals(reader, userId);
  const lastMock = await findLastMock(reader, userId);
  const { learner, model, day, dayRule, speed, today } = student;
  const state: PracticeState = {
    model,
    learner,
    day,
    daysToTest: daysToTest(goals, day, dayRule),
    demands: context.demands,
    pace: Math.exp(-speed.mean),
    standings: {
      verbal: {
        estimate: estimateOf(context, student, "verbal"),
        target: goals.verbalTarget,
      },
      quantitative: {
        estimate: estimateOf(context, student, "quantitative"),
        target: goals.quantitativeTarget,
      },
    },
    candidates: await listCandidates(context, reader, userId),
    missed: await listMissed(context, reader, { userId, day, today }),
  };
  return { student, goals, lastMock, state };
}

/** The score that the belief amounts to; null while too little is known, and where no exam says what it is made of and how it is scored. */
function estimateOf(
  { blueprint, exams, scaleOf }: PracticeStateContext,
  { learner, model, day }: LoadedStudent,
  measure: Measure,
): number | null {
  const shares = blueprint.shares[measure];
  if (shares.size === 0 || exams.percentiles.length === 0) return null;
  const ability = measureAbility(learner, model.priors, { measure, blueprint: shares, day });
  const report = reportAbility(ability, scaleOf(measure), UNTESTED_LINK);
  return report.kind === "score" ? report.score.score : null;
}

/** Null without a date ahead; on the day itself there is still a part of it left. */
function daysToTest({ testDate }: StoredGoals, day: number, rule: DayRule): number | null {
  const testDay = testDate === null ? null : studyDayOfDate(testDate);
  if (testDay === null) return null;
  const end = dayOf(new Date(startOfStudyDay(testDay + 1, rule)));
  return end > day ? end - day : null;
}

async function listCandidates(
  context: PracticeStateContext,
  database: Queryable,
  userId: UserId,
): Promise<Candidate[]> {
  const { index } = context;
  const withheld = await listWithheldItems(database, userId);
  const kept = await listKeptItems(context, database, { userId, among: index.keys() });
  const met = await listStandings(database, userId, [...index.keys()]);
  const seen = new Set(met.map(({ itemId }) => itemId));
  const exposures = await listExposures(database);
  return [...index]
    .filter(([id]) => !withheld.has(id) && !kept.has(id))
    .map(([id, entry]) =>
      candidateOf(entry, { isSeen: seen.has(id), exposures: exposures.get(id) ?? 0 }),
    );
}

interface Now {
  readonly userId: UserId;
  /** In the days of the learner's log, and of the student's calendar. */
  readonly day: number;
  readonly today: number;
}

/** Missed questions that are on their way back, by their ladders: due now, or in so many days of the student's calendar. */
async function listMissed(
  { index }: PracticeStateContext,
  database: Queryable,
  { userId, day, today }: Now,
): Promise<MissedItem[]> {
  const open = await listOpenLadders(database, userId);
  return open.flatMap(({ itemId, state, dueDay: dueOn }) => {
    const item = index.get(itemId)?.item;
    if (item === undefined) return [];
    const dueDay = day + (dueOn - today);
    const missed: MissedItem = { itemId, redo: askedBy(state) ?? "same", dueDay };
    return [missed.redo === "twin" && !hasTwins(item) ? withoutTwin(missed) : missed];
  });
}

/** The same question where no twin of it can be drawn: itself, once it may stand in for one. */
export const withoutTwin = (missed: MissedItem): MissedItem => ({
  ...missed,
  redo: "same",
  dueDay: standInDay(missed.dueDay),
});

/** A question as the engine that chooses knows it. */
export function candidateOf(
  { item, kind }: IndexedItem,
  history: Pick<Candidate, "isSeen" | "exposures">,
): Candidate {
  return {
    id: item.id,
    components: item.knowledgeComponents,
    kind,
    stimulusId: item.stimulusId,
    modelId: item.provenance.model?.id ?? null,
    ...history,
  };
}
