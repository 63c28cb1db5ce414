import { isDeepStrictEqual } from "node:util";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { type PlacedTally, sumAt } from "../../history/learner/tallies.ts";
import { listTallies } from "../../history/learner/tallies-repository.ts";
import type { DrawnAnswer } from "./draw-history.ts";
import type { DrawnReview } from "./draw-words.ts";
import { countLog, countWeeks } from "./history-repository.ts";

/** What was drawn for a student. */
interface Drawn {
  readonly answers: readonly DrawnAnswer[];
  readonly reviews: readonly DrawnReview[];
}

/**
 * What is stored of a student otherwise than a count of what was drawn has it, by name. It counts from
 * that alone, by no function of the fold.
 */
export async function tallyDifferences(
  database: Queryable,
  userId: UserId,
  { answers, reviews }: Drawn,
): Promise<string[]> {
  const tallied = await listTallies(database, userId, null);
  const { rows, words, last, mistakes } = await countLog(database, userId);
  const weeks = tallied
    .filter(({ dimension }) => dimension === "all")
    .map(({ week, tally }) => ({ week, answers: tally.answers }));
  const telling = reviews.filter(
    ({ isUndone, phase, elapsed_days: days }) => !isUndone && (phase === "new" || days >= 21),
  ).length;
  const missed = answers.filter(({ correct, sureness }) => !correct || sureness === "guess");
  const pairs: [string, unknown, unknown][] = [
    ["log", [rows, words, last], [answers.length, telling, answers.length + telling]],
    ["mistakes", mistakes, missed.length],
    ["weeks", weeks, await countWeeks(database, userId)],
  ];
  return [
    ...pairs.filter(([, found, expected]) => !isDeepStrictEqual(found, expected)).map(nameOf),
    ...sumDifferences(tallied, answers),
  ];
}

const nameOf = ([name, found, expected]: [string, unknown, unknown]) =>
  `${name}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;

/** Answers, right ones and time by dimension and value. */
type Sums = readonly [number, number, number];

function sumDifferences(tallied: readonly PlacedTally[], answers: readonly DrawnAnswer[]) {
  const counted = countByPlace(answers);
  return [...counted].flatMap(([key, expected]) => {
    const [dimension, value] = JSON.parse(key) as [PlacedTally["dimension"], string]; // made below
    const { answers: all, right, elapsedMs } = sumAt(tallied, dimension, value);
    const found: Sums = [all, right, elapsedMs];
    return isDeepStrictEqual(found, expected)
      ? []
      : [nameOf([`${dimension} ${value}`, found, expected])];
  });
}

function countByPlace(answers: readonly DrawnAnswer[]): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const answer of answers) {
    if (answer.seenBefore) continue;
    for (const place of placesOf(answer)) {
      const key = JSON.stringify(place);
      const [all, right, elapsedMs] = sums.get(key) ?? [0, 0, 0];
      sums.set(key, [all + 1, right + (answer.correct ? 1 : 0), elapsedMs + answer.elapsedMs]);
    }
  }
  return sums;
}

function placesOf({ item, correct, sureness }: DrawnAnswer): [PlacedTally["dimension"], string][] {
  const { entry, isNamed } = item;
  const always: [PlacedTally["dimension"], string][] = [
    ["all", "all"],
    ["measure", entry.measure],
    ["kind", entry.kind],
    ["difficulty", String(entry.difficulty)],
    ["topic", entry.topic.id],
    ["sureness", sureness ?? "none"],
  ];
  return correct ? always : [...always, ["wrong", isNamed ? "named" : "unnamed"]];
}
