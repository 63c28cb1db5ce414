import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { integers, optionsWhere } from "../option-values.ts";
import { figureOf, percentOf, present } from "./display-figures.ts";

/** Data items of the gliders. Every number is read from the figures' data. */

const GLIDERS = "data-paper-gliders";

function counts(design: string): { entered: number; measured: number } {
  const row = figureOf(GLIDERS, "table").rows.find(([name]) => name === design);
  const [entered, measured] = present(row, design).slice(1).map(Number);
  return { entered: present(entered, "entered"), measured: present(measured, "measured") };
}

function marks(design: string): number[] {
  const { boxes } = figureOf(GLIDERS, "box-plot");
  const box = present(
    boxes.find(({ label }) => label === design),
    design,
  );
  return [box.minimum, box.lowerQuartile, box.median, box.upperQuartile, box.maximum];
}

/** Whole meters that lie within the whiskers but not within the box. */
function rangeOverBox(item: CheckedItem): RecomputedKey {
  const [least, lower, , upper, greatest] = marks("Delta");
  const steps = [...integers(present(least, "least"), present(greatest, "greatest") - 1)];
  const outside = steps.filter((at) => at < present(lower, "Q1") || at >= present(upper, "Q3"));
  return optionsWhere(item, (text) => Number(text) === outside.length);
}

/** Lists of different distances that fit the plot, with every split of the quarter in which the limit lies. */
function* distancesThatFit(design: string, limit: number): Generator<number[]> {
  const size = counts(design).measured / 4;
  const ends = marks(design);
  const spread = (from: number, to: number, many: number) =>
    Array.from({ length: many }, (_, place) => from + ((to - from) * (place + 1)) / (many + 1));
  for (const above of integers(0, size)) {
    const list = ends.slice(1).flatMap((to, quarter) => {
      const from = present(ends[quarter], "mark");
      if (from >= limit || to <= limit) return spread(from, to, size);
      return [...spread(from, limit, size - above), ...spread(limit, to, above)];
    });
    yield [...list.slice(1, -1), present(ends[0], "least"), present(ends[4], "greatest")];
  }
}

function longWingFlights(item: CheckedItem): RecomputedKey {
  const [distances] = [...distancesThatFit("Wing", 20)];
  const long = present(distances, "list").filter((distance) => distance > 20).length;
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return counts("Wing").entered * numerator === long * 100 * denominator;
  });
}

function longerThan14(item: CheckedItem): RecomputedKey {
  const long = (distances: readonly number[]) =>
    distances.filter((distance) => distance > 14).length;
  const totals = ["Arrow", "Delta", "Wing"]
    .map((design) => [...new Set([...distancesThatFit(design, 14)].map(long))])
    .reduce((sums, next) => sums.flatMap((total) => next.map((more) => total + more)), [0]);
  return optionsWhere(item, (text) => totals.includes(Number(text)));
}

export const paperGlidersChecks: MachineChecks = {
  "q-di-146": rangeOverBox,
  "q-di-147": longWingFlights,
  "q-di-148": longerThan14,
};
