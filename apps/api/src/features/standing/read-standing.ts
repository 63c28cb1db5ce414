import type { MeasureStanding, RouteOutput, standingRoutes } from "@lexiquant/contract";
import { type MeasureAbility, measureAbility, reportAbility } from "@lexiquant/domain/forecast";
import { MEASURES, type Measure } from "@lexiquant/domain/item";
import type { UserId } from "@lexiquant/domain/kernel";
import { UNTESTED_LINK } from "@lexiquant/domain/report";
import { listWrittenEssays } from "../../history/essays/written-essays-repository.ts";
import { listExams } from "../../history/exams/repository.ts";
import { readGoals, type StoredGoals } from "../../history/goals/repository.ts";
import { listNodeDays, type NodeDay } from "../../history/learner/days-repository.ts";
import { type LoadedStudent, loadStudent } from "../../history/learner/load-student.ts";
import { isoDayOf, weekOf } from "../../history/learner/student-state.ts";
import { listTallies } from "../../history/learner/tallies-repository.ts";
import { testNodeOf } from "../../history/learner/test-blueprint.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import { studyDayAt } from "../../history/vocabulary/day-rule.ts";
import { forecastView } from "./forecast-view.ts";
import type { StandingSources, WeeklyEstimate } from "./standing-sources.ts";
import { wordsBehind } from "./words-behind.ts";
import { writingStanding } from "./writing-standing.ts";

const MOST_MOCKS = 50;

/** Where the student stands in both measures and in writing; bounded by days of practice and essays, not by answers. */
export async function readStanding(
  context: PracticeStateContext,
  userId: UserId,
): Promise<RouteOutput<typeof standingRoutes.readStanding>> {
  const student = await loadStudent(context, userId);
  const { reader } = context.database;
  const sources: StandingSources = {
    student,
    goals: await readGoals(reader, userId),
    weeks: await listTallies(reader, userId, ["all"]),
    exams: await listExams(reader, userId, { status: "ended", limit: MOST_MOCKS }),
  };
  const measures: MeasureStanding[] = [];
  for (const measure of MEASURES) {
    const days = await listNodeDays(reader, userId, testNodeOf(measure));
    measures.push(standingOf(context, sources, { measure, days }));
  }
  const written = await listWrittenEssays(reader, userId);
  return {
    today: isoDayOf(student.today),
    measures,
    writing: writingStanding(written, sources.goals.writingTarget),
  };
}

function standingOf(
  context: PracticeStateContext,
  sources: StandingSources,
  { measure, days }: { readonly measure: Measure; readonly days: readonly NodeDay[] },
): MeasureStanding {
  const answers = days.reduce((sum, day) => sum + day.answers, 0);
  const abilityOn = (day: number) => abilityOf(context, sources.student, { measure, day, answers });
  const scale = context.scaleOf(measure);
  const report = reportAbility(abilityOn(sources.student.day), scale, UNTESTED_LINK);
  const target = targetOf(sources.goals, measure);
  const weekly = weeklyEstimates(days);
  return {
    measure,
    target,
    now: report.kind === "score" ? report.score : null,
    answersNeeded: report.kind === "score" ? 0 : report.answersNeeded,
    answers,
    ...wordsBehind(sources.student, measure),
    history: weekly.flatMap(({ date, ...ability }) => {
      const then = reportAbility(ability, scale, UNTESTED_LINK);
      return then.kind === "score" ? [{ date, score: then.score }] : [];
    }),
    mocks: mocksOf(sources, measure),
    forecast:
      report.kind === "score"
        ? forecastView(context, sources, { measure, target, abilityOn, weekly })
        : null,
  };
}

/** The measure as the exam asks for it, on a day on which nothing was practised since. */
function abilityOf(
  { blueprint }: PracticeStateContext,
  { learner, model }: LoadedStudent,
  {
    measure,
    day,
    answers,
  }: { readonly measure: Measure; readonly day: number; readonly answers: number },
): MeasureAbility {
  const asked = { measure, blueprint: blueprint.shares[measure], day };
  const { mean, variance } = measureAbility(learner, model.priors, asked);
  // Answers themselves, where the domain counts each in every skill that it exercised.
  return { mean, variance, answers };
}

/** What was known at the end of each week with answers; `answers` are all until then. */
function weeklyEstimates(days: readonly NodeDay[]): WeeklyEstimate[] {
  const weeks = new Map<string, WeeklyEstimate>();
  let answers = 0;
  for (const { day, mean, variance, answers: ofDay } of days) {
    answers += ofDay;
    weeks.set(weekOf(day), { date: day, mean, variance, answers });
  }
  return [...weeks.values()];
}

function targetOf(goals: StoredGoals, measure: Measure): number | null {
  return measure === "verbal" ? goals.verbalTarget : goals.quantitativeTarget;
}

/** Oldest first. */
function mocksOf({ exams, student }: StandingSources, measure: Measure): MeasureStanding["mocks"] {
  return exams
    .flatMap(({ id, endedAt, measures }) => {
      const score = measures.find((one) => one.measure === measure)?.score ?? null;
      if (score === null || endedAt === null) return [];
      return [{ date: isoDayOf(studyDayAt(endedAt, student.dayRule)), score, examId: id }];
    })
    .toReversed();
}
