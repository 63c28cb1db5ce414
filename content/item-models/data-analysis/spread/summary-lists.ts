import type { CheckedItem, RecomputedKey } from "../../../machine-checks/machine-check.ts";
import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { RightChoice, Slip, WrongChoice } from "../../kit/item-model.ts";

/** Least value, three quartiles, greatest value. */
export type Summary = readonly [number, number, number, number, number];

/** A statement on data of which only five-number summaries are known. */
export interface Statement<Data> {
  readonly text: string;
  readonly right: boolean;
  /** Proves it, or shows why it need not be true. */
  readonly reason: string;
  /** What a wrong statement adds to its reason, or a wrong rejection would. */
  readonly slip: Omit<Slip, "rationale">;
  /** Whether it is true of given data: for the recomputation only. */
  readonly holds: (data: Data) => boolean;
}

/** Five statements of which one to four are right; null where the draw leaves too few of a kind. */
export function someStatements<Data>(
  statements: readonly Statement<Data>[],
  chance: Chance,
): Statement<Data>[] | null {
  const count = chance.integer(1, 4);
  const right = chance.sample(
    statements.filter((statement) => statement.right),
    count,
  );
  const wrong = chance.sample(
    statements.filter((statement) => !statement.right),
    5 - count,
  );
  return right.length + wrong.length === 5 && right.length > 0 ? [...right, ...wrong] : null;
}

export function choicesOf<Data>(statements: readonly Statement<Data>[]) {
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const { text, right: isRight, reason, slip } of statements) {
    if (isRight) right.push({ text, rationale: reason });
    else wrong.push({ text, rationale: reason, ...slip });
  }
  return { right, wrong };
}

const STEP = 1e-5;

/** Lists of different values with the summary: in each quarter most values lie near its lower or its upper end. */
export function listsWith(summary: Summary, count: number): number[][] {
  const quarter = count / 4;
  return Array.from({ length: 16 }, (_, pattern) =>
    [0, 1, 2, 3].flatMap((index) => {
      const [low, high] = [summary[index] ?? 0, summary[index + 1] ?? 0];
      const first = index === 0 ? low : low + STEP;
      const last = index === 3 ? high : high - STEP;
      const up = ((pattern >> index) & 1) === 1;
      const inner = Array.from({ length: quarter - 2 }, (_unused, place) =>
        up ? high - (quarter - place) * STEP : low + (place + 2) * STEP,
      );
      return [first, ...inner, last];
    }),
  );
}

/** The options that are true of all the data. */
export function trueOfAll<Data>(
  statements: readonly Statement<Data>[],
  examples: readonly Data[],
  item: CheckedItem,
): RecomputedKey {
  return optionsWhere(item, (text) => {
    const statement = statements.find((one) => one.text === text);
    return statement !== undefined && examples.every((data) => statement.holds(data));
  });
}

export const meanOf = (list: readonly number[]) =>
  list.reduce((sum, value) => sum + value, 0) / list.length;

/** Width of the middle half of an ordered list whose length is a multiple of 4. */
export function middleWidth(list: readonly number[]): number {
  const quarter = list.length / 4;
  const between = (place: number) => ((list[place - 1] ?? 0) + (list[place] ?? 0)) / 2;
  return between(3 * quarter) - between(quarter);
}
