import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { integers, optionsWhere } from "../option-values.ts";
import { figureOf, introductionOf, percentOf, present, sum } from "./display-figures.ts";

/** Data items of the terns and of the forest. Every number is read from the figures' data. */

// The terns

const TERNS = "data-tern-nests";

interface Island {
  readonly nests: number;
  readonly eggs: number;
  readonly hatched: number;
  readonly fledged: number;
}

/** How many of the objects are taken where of every hundred the first so many are. */
function taken(count: number, percent: number): number {
  let tally = 0;
  let hundredths = 0;
  for (let object = 0; object < count; object += 1) {
    hundredths += percent;
    if (hundredths >= 100) {
      hundredths -= 100;
      tally += 1;
    }
  }
  if (hundredths !== 0) throw new Error("no whole number of objects");
  return tally;
}

function islandOf([, ...cells]: readonly string[]): Island {
  const [nests, tenthsOfEggs, hatching, fledging] = cells.map((cell, index) =>
    Number(index === 1 ? cell.replace(".", "") : cell.replace("%", "")),
  );
  const count = present(nests, "nests");
  const eggs = (count * present(tenthsOfEggs, "eggs")) / 10;
  const hatched = taken(eggs, present(hatching, "hatching"));
  return { nests: count, eggs, hatched, fledged: taken(hatched, present(fledging, "fledging")) };
}

function island(name: string): Island {
  const rows = figureOf(TERNS, "table").rows;
  return islandOf(
    present(
      rows.find(([first]) => first === name),
      name,
    ),
  );
}

function moreHatched(item: CheckedItem): RecomputedKey {
  const [more, fewer] = [island("Brakk").hatched, island("Aldery").hatched];
  return optionsWhere(item, (text) => fewer + Number(text) === more);
}

function hatchedOfAll(): RecomputedKey {
  const islands = figureOf(TERNS, "table").rows.map((row) => islandOf(row));
  const eggs = sum(islands.map((each) => each.eggs));
  const hatched = sum(islands.map((each) => each.hatched));
  const error = (tenths: number) => Math.abs(tenths * eggs - 1000 * hatched);
  const tenths = [...integers(0, 1000)].reduce((best, next) =>
    error(next) < error(best) ? next : best,
  );
  return { value: (tenths / 10).toString() };
}

/** Shares of a total among nests: some nests have `few`, the others `many`, and one may have the rest. */
function* sharings(nests: number, total: number, most: number): Generator<number[]> {
  for (const few of integers(0, most)) {
    for (const many of integers(few, most)) {
      for (const withMany of integers(0, nests - 1)) {
        const rest = total - withMany * many - (nests - 1 - withMany) * few;
        if (rest < 0 || rest > most) continue;
        const others = Array.from({ length: nests - 1 - withMany }, () => few);
        yield [...others, ...Array.from({ length: withMany }, () => many), rest].sort(
          (a, b) => a - b,
        );
      }
    }
  }
}

/** No nest in these lists has more eggs or fledged chicks than this. */
const MOST_IN_A_NEST = 6;

function always(nests: number, total: number, holds: (list: readonly number[]) => boolean) {
  for (const list of sharings(nests, total, MOST_IN_A_NEST)) if (!holds(list)) return false;
  return true;
}

function nestStatements(item: CheckedItem): RecomputedKey {
  const countWhere = (list: readonly number[], holds: (value: number) => boolean) =>
    list.filter(holds).length;
  return optionsWhere(item, (text) => {
    const { nests, eggs, fledged } = island(
      present(/on (Aldery|Brakk|Corvel|Dunsay)/.exec(text)?.[1], "island"),
    );
    const [first] = (text.match(/\d+/g) ?? []).map(Number);
    if (text.startsWith("The median number of eggs")) {
      const [low, high] = [nests / 2 - 1, nests / 2];
      return always(
        nests,
        eggs,
        (list) => (list[low] ?? 0) + (list[high] ?? 0) === 2 * (first ?? 0),
      );
    }
    if (text.startsWith("In at least one nest")) {
      return always(nests, eggs, (list) => list.some((value) => value >= (first ?? 0)));
    }
    if (text.startsWith("There were at least")) {
      return always(nests, fledged, (list) => countWhere(list, (n) => n === 0) >= (first ?? 0));
    }
    if (text.startsWith("At least one chick fledged from more than half")) {
      return always(nests, fledged, (list) => 2 * countWhere(list, (n) => n > 0) > nests);
    }
    throw new Error(`unknown statement: ${text}`);
  });
}

// The forest

const FOREST = "data-community-forest";

/** Hectares by species; the total stands in the introduction, as does the year. */
function hectares(year: "1990" | "2020"): Map<string, number> {
  const stated = new RegExp(`${year} (?:the forest|it) had a total area of (\\d+)`).exec(
    introductionOf(FOREST),
  )?.[1];
  const total = Number(present(stated, "total"));
  const title = `Area of the Forest in ${year}, by Species (total ${total} hectares)`;
  const pie = figureOf(FOREST, "pie-chart", title);
  if (sum(pie.slices.map(({ value }) => value)) !== 100) throw new Error("not 100 percent");
  return new Map(pie.slices.map(({ label, value }) => [label, (total * value) / 100]));
}

function areaOf(species: string, year: "1990" | "2020"): number {
  return present(hectares(year).get(species), species);
}

function birchOverSpruce(item: CheckedItem): RecomputedKey {
  return optionsWhere(
    item,
    (text) => areaOf("Spruce", "2020") + Number(text) === areaOf("Birch", "2020"),
  );
}

function birchGrowth(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return (
      areaOf("Birch", "1990") * (100 * denominator + numerator) ===
      areaOf("Birch", "2020") * 100 * denominator
    );
  });
}

function additionalLand(): RecomputedKey {
  const areas = hectares("2020");
  for (const more of integers(0, 2000)) {
    const all = [...areas].map(([name, area]) => (name === "Birch" ? area + more : area));
    if (present(areas.get("Spruce"), "spruce") * 100 === 20 * sum(all)) {
      return { value: more.toString() };
    }
  }
  throw new Error("no area is enough");
}

export const ternsAndForestChecks: MachineChecks = {
  "q-di-131": moreHatched,
  "q-di-132": hatchedOfAll,
  "q-di-133": nestStatements,
  "q-di-134": birchOverSpruce,
  "q-di-135": birchGrowth,
  "q-di-136": additionalLand,
};
