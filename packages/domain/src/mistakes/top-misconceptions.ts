import { groupBy, type MisconceptionId } from "../kernel/index.ts";
import { wilsonInterval } from "../report/index.ts";

/** How often a misconception was behind wrong answers on one day. */
export interface MisconceptionCount {
  readonly misconceptionId: MisconceptionId;
  /** Whole days since any fixed day. */
  readonly day: number;
  readonly count: number;
}

/** Answers of all kinds in the two spans that are compared. */
export interface SpanAnswers {
  /** In the last four weeks, and in the four before. */
  readonly recent: number;
  readonly before: number;
}

export interface MisconceptionRow {
  readonly misconceptionId: MisconceptionId;
  /** Over all days given, and within the two spans. */
  readonly count: number;
  readonly recent: number;
  readonly before: number;
  readonly trend: "rarer" | "more-often" | "no-change-seen" | "too-few-to-say";
}

export const SPAN_DAYS = 28;
const ROWS = 5;
/** Fewer cannot tell a half from a double, nor can fewer answers tell practice from none. */
const LEAST_COUNT = 6;
const LEAST_ANSWERS = 20;
const Z_95_PERCENT = 1.959963984540054;

/**
 * The five misconceptions behind most wrong answers, most frequent first, with their trend: of k cases in both spans, the
 * recent ones are compared with what as many answers in each span as were given would lead to, n₁ / (n₁ + n₂); a trend is
 * said only where the 95 % interval of k₁ / k [Wilson1927] leaves that share out: with the 80 % of displayed ranges, one of
 * five rows would show a trend that is none.
 *
 * @param today the last day of the recent span; later days are left out
 */
export function topMisconceptions(
  counts: readonly MisconceptionCount[],
  { today, answers }: { readonly today: number; readonly answers: SpanAnswers },
): MisconceptionRow[] {
  const past = counts.filter(({ day }) => day <= today);
  return [...groupBy(past, ({ misconceptionId }) => misconceptionId)]
    .map(([misconceptionId, rows]) => {
      const within = (from: number, to: number) =>
        total(rows.filter(({ day }) => today - day >= from && today - day < to));
      const [recent, before] = [within(0, SPAN_DAYS), within(SPAN_DAYS, 2 * SPAN_DAYS)];
      const trend = trendOf({ recent, before }, answers);
      return { misconceptionId, count: total(rows), recent, before, trend };
    })
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        other.count - one.count ||
        other.recent - one.recent ||
        (one.misconceptionId < other.misconceptionId ? -1 : 1),
    )
    .slice(0, ROWS);
}

function trendOf(cases: SpanAnswers, answers: SpanAnswers): MisconceptionRow["trend"] {
  const all = cases.recent + cases.before;
  if (all < LEAST_COUNT || Math.min(answers.recent, answers.before) < LEAST_ANSWERS) {
    return "too-few-to-say";
  }
  const share = answers.recent / (answers.recent + answers.before);
  const { low, high } = wilsonInterval({ answered: all, correct: cases.recent }, Z_95_PERCENT);
  if (share > high) return "rarer";
  return share < low ? "more-often" : "no-change-seen";
}

function total(rows: readonly MisconceptionCount[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
