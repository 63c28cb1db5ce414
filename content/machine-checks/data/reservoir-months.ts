import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { optionsWhere } from "../option-values.ts";
import { figureOf, introductionOf, present, sum } from "./display-figures.ts";
import { isPercent } from "./display-values.ts";

/** The reservoir: net changes of twelve months, and water drawn off by quarter. */

const RESERVOIR = "data-reservoir-months";

function netChanges(): readonly number[] {
  return present(figureOf(RESERVOIR, "bar-chart").series[0], "net change").values;
}

function firstVolume(): number {
  return Number(present(/held (\d+) million/.exec(introductionOf(RESERVOIR))?.[1], "volume"));
}

/** The volume at the end of each month, by the first three letters of its name. */
function volumes(): Map<string, number> {
  const found = new Map<string, number>();
  let volume = firstVolume();
  for (const [index, month] of figureOf(RESERVOIR, "bar-chart").categories.entries()) {
    volume += present(netChanges()[index], month);
    found.set(month, volume);
  }
  return found;
}

function volumeAfter(month: string): number {
  return present(volumes().get(month.slice(0, 3)), month);
}

function leastVolume(item: CheckedItem): RecomputedKey {
  const least = Math.min(...item.options.map(({ text }) => volumeAfter(text)));
  return optionsWhere(item, (text) => volumeAfter(text) === least);
}

function springToSummer(item: CheckedItem): RecomputedKey {
  const [before, after] = [volumeAfter("March"), volumeAfter("August")];
  return optionsWhere(item, (text) => isPercent(text, before - after, before));
}

/** Runs through the following year in quarters, with three fourths of each quarter's inflow. */
function volumeAYearLater(): RecomputedKey {
  const drawn = figureOf(RESERVOIR, "table").rows.map(([, amount]) => Number(amount));
  const inflows = drawn.map(
    (amount, quarter) => amount + sum(netChanges().slice(quarter * 3, quarter * 3 + 3)),
  );
  let volume = volumeAfter("December");
  for (const [quarter, inflow] of inflows.entries()) {
    volume += (inflow * 3) / 4 - present(drawn[quarter], "drawn off");
    if (volume < 0) throw new Error("the reservoir would be empty");
  }
  return { value: volume.toString() };
}

export const reservoirMonthsChecks: MachineChecks = {
  "q-di-170": leastVolume,
  "q-di-171": springToSummer,
  "q-di-172": volumeAYearLater,
};
