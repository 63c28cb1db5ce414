import type { Analytics, SessionSummary } from "@lexiquant/contract";
import {
  DIFFICULTY_BANDS,
  DIFFICULTY_NAMES,
  ITEM_KINDS,
  KIND_NAMES,
  MEASURE_NAMES,
  MEASURES,
} from "@lexiquant/domain/item";
import { groupBy, type ItemId } from "@lexiquant/domain/kernel";
import {
  MINIMUM_ANSWERS_OVERALL,
  MINIMUM_ANSWERS_PER_GROUP,
  summariseRate,
} from "@lexiquant/domain/report";
import { groupRate } from "../../bank/group-rates.ts";
import type { ItemPlace } from "../../bank/item-index.ts";
import type { PlacedTally } from "../../history/learner/tallies.ts";
import type { FirstAttempt } from "../../history/standings/repository.ts";

const MS_PER_MINUTE = 60_000;

/** A first attempt with how its item counts and the exam's pace for it. */
type Answer = FirstAttempt & { readonly entry: ItemPlace; readonly targetMs: number };

/**
 * Figures over first attempts; retired items count, deleted ones are left out.
 *
 * @param weeks all of them by the week, as they were added up when they were taken in
 */
export function analyticsView(
  places: ReadonlyMap<ItemId, ItemPlace>,
  attempts: readonly FirstAttempt[],
  {
    weeks,
    recentSessions,
  }: {
    readonly weeks: readonly PlacedTally[];
    readonly recentSessions: SessionSummary[];
  },
): Analytics {
  const answers = attempts.flatMap((attempt): Answer[] => {
    const entry = places.get(attempt.itemId);
    if (entry === undefined) return [];
    return [{ ...attempt, entry, targetMs: entry.targetSeconds * 1000 }];
  });
  return {
    overall: summariseRate(countOf(answers), MINIMUM_ANSWERS_OVERALL),
    totalMs: totalMsOf(answers),
    ...byFixedGroups(answers),
    byTopic: byTopic(answers),
    byWeek: weeks.map(weekView),
    recentSessions,
  };
}

/** Measures, kinds and bands are few and known, so all are listed, also those without an answer yet. */
function byFixedGroups(
  answers: readonly Answer[],
): Pick<Analytics, "byDifficulty" | "byKind" | "byMeasure"> {
  const only = (belongs: (entry: ItemPlace) => boolean) =>
    answers.filter(({ entry }) => belongs(entry));
  return {
    byMeasure: MEASURES.map((id) =>
      groupRate(
        { id, name: MEASURE_NAMES[id] },
        only(({ measure }) => measure === id),
      ),
    ),
    byKind: ITEM_KINDS.map((id) =>
      groupRate(
        { id, name: KIND_NAMES[id] },
        only(({ kind }) => kind === id),
      ),
    ),
    byDifficulty: DIFFICULTY_BANDS.map((band) =>
      groupRate(
        { id: String(band), name: DIFFICULTY_NAMES[band] },
        only(({ difficulty }) => difficulty === band),
      ),
    ),
  };
}

/** Topics with at least one answer: the tree has too many to list those without. */
function byTopic(answers: readonly Answer[]): Analytics["byTopic"] {
  return [...groupBy(answers, ({ entry }) => entry.topic.id).values()].map((group) => {
    const [{ entry }] = group;
    return {
      ...groupRate(entry.topic, group),
      measure: entry.measure,
      domain: entry.domain.name,
    };
  });
}

function weekView({ week, tally }: PlacedTally): Analytics["byWeek"][number] {
  const { answers, right, elapsedMs } = tally;
  return {
    week,
    rate: summariseRate({ answered: answers, correct: right }, MINIMUM_ANSWERS_PER_GROUP),
    minutes: elapsedMs / MS_PER_MINUTE,
  };
}

function countOf(answers: readonly Answer[]) {
  return { answered: answers.length, correct: answers.filter(({ correct }) => correct).length };
}

function totalMsOf(answers: readonly Answer[]): number {
  return answers.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
}
