import type { MeasureStanding, ScaledScoreView, ScoreForecast } from "@lexiquant/contract";
import { fullDay } from "../../../lib/calendar-words.ts";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { scoreRange } from "./standing-words.ts";

const LOWEST = 130;
const HIGHEST = 170;
const STEP = 5;
const MANY_POINTS = 25;
/** Room above and below what is drawn, in points. */
const ROOM = 2;

export interface DatedScore {
  /** Start of the day, ms since 1970 (UTC). */
  readonly at: number;
  readonly date: string;
  readonly score: ScaledScoreView;
}

/** What is drawn over time, each part oldest first. */
export interface ScoreTimeline {
  /** One estimate per week, and the one of today at the end. */
  readonly estimates: readonly DatedScore[];
  readonly mocks: readonly DatedScore[];
  /** From today to the test. */
  readonly forecast: readonly DatedScore[];
  readonly testDay: DatedScore | null;
}

/** `today` is an ISO date. */
export function timelineOf(standing: MeasureStanding, today: string): ScoreTimeline {
  const { history, now, mocks, forecast } = standing;
  const past = history.filter(({ date }) => date < today);
  return {
    estimates: (now === null ? past : [...past, { date: today, score: now }]).map(dated),
    mocks: mocks.map(dated),
    forecast: (forecast?.points ?? []).map(dated),
    testDay:
      forecast === null ? null : dated({ date: forecast.testDate, score: forecast.observed }),
  };
}

function dated({ date, score }: { date: string; score: ScaledScoreView }): DatedScore {
  return { at: Date.parse(date), date, score };
}

function everything(timeline: ScoreTimeline): DatedScore[] {
  const { estimates, mocks, forecast, testDay } = timeline;
  return [...estimates, ...mocks, ...forecast, ...(testDay === null ? [] : [testDay])];
}

export interface ScoreAxis {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
}

/** Multiples of five around all that is drawn, and the values to write beside them. */
export function scoreAxis(timeline: ScoreTimeline, target: number | null): ScoreAxis {
  const scores = everything(timeline).map(({ score }) => score);
  return axisAround(scores, target);
}

export function effortAxis({ efforts }: ScoreForecast, target: number | null): ScoreAxis {
  const scores = efforts.map(({ observed }) => observed);
  return axisAround(scores, target);
}

function axisAround(scores: readonly ScaledScoreView[], target: number | null): ScoreAxis {
  const shown = scores.flatMap(({ low, high }) => [low, high]);
  const all = target === null ? shown : [...shown, target];
  const low = Math.max(LOWEST, Math.floor((Math.min(...all) - ROOM) / STEP) * STEP);
  const high = Math.min(HIGHEST, Math.ceil((Math.max(...all) + ROOM) / STEP) * STEP);
  const step = high - low > MANY_POINTS ? 2 * STEP : STEP;
  const first = Math.ceil(low / step) * step;
  const ticks = Array.from(
    { length: Math.floor((high - first) / step) + 1 },
    (_, place) => first + place * step,
  );
  return { domain: [low, high], ticks };
}

const DAY_MS = 86_400_000;
const SHORTEST_DAYS = 14;

/** First and last moment to draw: a single estimate still gets a fortnight to stand in. */
export function timeAxis(timeline: ScoreTimeline): readonly [number, number] {
  const moments = everything(timeline).map(({ at }) => at);
  const last = Math.max(...moments);
  return [Math.min(Math.min(...moments), last - SHORTEST_DAYS * DAY_MS), last];
}

const KINDS = [
  ["estimates", "Estimate"],
  ["mocks", "Mock exam"],
  ["forecast", "Forecast"],
] as const;

function labeled(timeline: ScoreTimeline): { readonly kind: string; readonly of: DatedScore }[] {
  const { testDay } = timeline;
  return [
    ...KINDS.flatMap(([part, kind]) => timeline[part].map((of) => ({ kind, of }))),
    ...(testDay === null ? [] : [{ kind: "A test on that day", of: testDay }]),
  ];
}

export const SCORE_COLUMNS = ["Day", "What", "Score", "80% range", "Test takers below"];

export function scoreRows(timeline: ScoreTimeline): [string, ...string[]][] {
  return labeled(timeline).map(({ kind, of: { date, score } }) => [
    fullDay(date),
    kind,
    String(score.score),
    scoreRange(score),
    `${score.percentileRank.low}% to ${score.percentileRank.high}%`,
  ]);
}

export function scoreFile(measure: string, timeline: ScoreTimeline): CsvFile {
  return {
    subject: `score-${measure}`,
    columns: [
      "date",
      "what",
      "scaled_score",
      "scaled_score_low_80",
      "scaled_score_high_80",
      "test_takers_below_low_percent",
      "test_takers_below_high_percent",
    ],
    rows: labeled(timeline).map(({ kind, of: { date, score } }) => [
      date,
      kind,
      score.score,
      score.low,
      score.high,
      score.percentileRank.low,
      score.percentileRank.high,
    ]),
  };
}
