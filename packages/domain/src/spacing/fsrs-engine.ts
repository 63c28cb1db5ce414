import { type CardInput, type FSRS, fsrs, type Grade, Rating, State } from "ts-fsrs";
import type { Card } from "./card.ts";
import type { SchedulingRules } from "./due-day.ts";
import { RECALL_RATINGS, type RecallRating } from "./recall-rating.ts";

/** What the library makes of one rating; either `intervalDays` or `stepMinutes` is above 0. */
export interface EngineStep {
  readonly phase: Card["phase"];
  readonly step: number;
  readonly stability: number;
  readonly memoryDifficulty: number;
  readonly intervalDays: number;
  readonly stepMinutes: number;
  readonly lapses: number;
}

const PHASES = ["new", "learning", "review", "relearning"] as const;
const STATES = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;
const GRADES: Readonly<Record<RecallRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type EngineRules = Pick<SchedulingRules, "desiredRetention" | "weights">;

/** An engine is dear to make and depends on retention and weights alone. Students with weights of their own share none. */
const engines = new Map<string, FSRS>();
const MOST_ENGINES = 200;

function engineOf({ desiredRetention, weights }: EngineRules): FSRS {
  const key = [desiredRetention, ...weights].join(" ");
  const known = engines.get(key);
  if (known !== undefined) return known;
  if (engines.size >= MOST_ENGINES) engines.clear();
  const engine = fsrs({
    w: weights,
    request_retention: desiredRetention,
    enable_fuzz: false,
    enable_short_term: true,
    learning_steps: ["1m", "10m"],
    relearning_steps: ["10m"],
  });
  engines.set(key, engine);
  return engine;
}

/**
 * What each rating would make of a card on a study day. The library counts days between dates in UTC; it is given midnights
 * that stand for the student's study days, so that its days are the student's.
 */
export function engineSteps(
  card: Card,
  day: number,
  rules: EngineRules,
): Readonly<Record<RecallRating, EngineStep>> {
  const today = day * DAY_MS;
  const preview = engineOf(rules).repeat(engineCard(card, today), today);
  const steps = RECALL_RATINGS.map((rating) => {
    const { card: next } = preview[GRADES[rating]];
    const isInSteps = next.state !== State.Review;
    const step: EngineStep = {
      phase: PHASES[next.state],
      step: next.learning_steps,
      stability: next.stability,
      memoryDifficulty: next.difficulty,
      intervalDays: isInSteps ? 0 : next.scheduled_days,
      stepMinutes: isInSteps ? (next.due.getTime() - today) / MINUTE_MS : 0,
      lapses: next.lapses,
    };
    return [rating, step] as const;
  });
  return Object.fromEntries(steps) as Record<RecallRating, EngineStep>; // one for every rating
}

function engineCard(card: Card, today: number): CardInput {
  const last = card.lastDay === null ? null : card.lastDay * DAY_MS;
  return {
    due: today,
    stability: card.stability,
    difficulty: card.memoryDifficulty,
    elapsed_days: 0,
    scheduled_days: card.intervalDays,
    learning_steps: card.step,
    reps: card.reviews,
    lapses: card.lapses,
    state: STATES[card.phase],
    last_review: last,
  };
}
