import type { SlipsView } from "@lexiquant/contract";
import { type MisconceptionId, misconceptionIdSchema, type UserId } from "@lexiquant/domain/kernel";
import {
  type MisconceptionRow,
  SPAN_DAYS,
  type SpanAnswers,
  topMisconceptions,
} from "@lexiquant/domain/mistakes";
import { mondayOf } from "@lexiquant/domain/study-plan";
import { loadStudent } from "../../history/learner/load-student.ts";
import { findLatestMistakes } from "../../history/learner/mistakes-repository.ts";
import { dayOf, isoDayOf } from "../../history/learner/student-state.ts";
import type { PlacedTally } from "../../history/learner/tallies.ts";
import { listTallies } from "../../history/learner/tallies-repository.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";

/** Weeks that are shown, the present one included. */
const SHOWN_WEEKS = 12;
const DAYS_PER_WEEK = 7;

/** The misconceptions behind most wrong first answers; bounded by weeks, not by answers. */
export async function readSlips(context: PracticeStateContext, userId: UserId): Promise<SlipsView> {
  const { reader } = context.database;
  const { today } = await loadStudent(context, userId);
  const tallies = await listTallies(reader, userId, ["all", "wrong", "misconception"]);
  const counts = tallies
    .filter(({ dimension, value }) => dimension === "misconception" && isKnown(context, value))
    .map(({ value, week, tally }) => ({
      misconceptionId: misconceptionIdSchema.parse(value),
      day: dayOf(new Date(week)),
      count: tally.answers,
    }));
  const top = topMisconceptions(counts, { today, answers: spansOf(tallies, today) });
  const ids = top.map(({ misconceptionId }) => misconceptionId);
  const latest = await findLatestMistakes(reader, userId, ids);
  return {
    ...wrongAnswersOf(tallies),
    slips: top.flatMap((row) => {
      const misconception = context.bank.misconceptions.get(row.misconceptionId);
      const latestItemId = latest.get(row.misconceptionId);
      if (misconception === undefined || latestItemId === undefined) return [];
      const { id, name, remedy, measure } = misconception;
      return [
        {
          id,
          name,
          remedy,
          measure,
          count: row.count,
          trend: trendView(row),
          weeks: weeksOf(tallies, { id, today }),
          latestItemId,
        },
      ];
    }),
  };
}

/** What the catalogue has no more cannot be told. */
function isKnown({ bank }: PracticeStateContext, value: string): boolean {
  return bank.misconceptions.has(misconceptionIdSchema.parse(value));
}

function wrongAnswersOf(tallies: readonly PlacedTally[]) {
  const wrong = tallies.filter(({ dimension }) => dimension === "wrong");
  const named = wrong.filter(({ value }) => value === "named");
  return { wrongAnswers: answersOf(wrong), named: answersOf(named) };
}

function answersOf(tallies: readonly PlacedTally[]): number {
  return tallies.reduce((sum, { tally }) => sum + tally.answers, 0);
}

/** All first answers in the spans that are compared, by whole weeks as the misconceptions are. */
function spansOf(tallies: readonly PlacedTally[], today: number): SpanAnswers {
  const within = (from: number, to: number) =>
    answersOf(
      tallies.filter(({ dimension, week }) => {
        const age = today - dayOf(new Date(week));
        return dimension === "all" && age >= from && age < to;
      }),
    );
  return { recent: within(0, SPAN_DAYS), before: within(SPAN_DAYS, 2 * SPAN_DAYS) };
}

const DIRECTIONS = { rarer: "less", "more-often": "more", "no-change-seen": "same" } as const;

function trendView({
  recent: lately,
  before,
  trend,
}: MisconceptionRow): SlipsView["slips"][number]["trend"] {
  return trend === "too-few-to-say" ? null : { lately, before, direction: DIRECTIONS[trend] };
}

/** The last weeks, also those without a case. */
function weeksOf(
  tallies: readonly PlacedTally[],
  { id, today }: { readonly id: MisconceptionId; readonly today: number },
) {
  const monday = mondayOf(today);
  return Array.from({ length: SHOWN_WEEKS }, (_, place) => {
    const week = isoDayOf(monday - DAYS_PER_WEEK * (SHOWN_WEEKS - 1 - place));
    const own = tallies.filter(
      (one) => one.dimension === "misconception" && one.value === id && one.week === week,
    );
    return { week, count: answersOf(own) };
  });
}
