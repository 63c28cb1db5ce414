import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { integers, optionsNear, optionsWhere } from "../option-values.ts";
import { figureOf, percentOf, present, sum } from "./display-figures.ts";

/** Data-interpretation items on a library and on fire stations. Every number is read from the figures' data. */

// The library, in thousands of loans

const LIBRARY = "data-pellworth-loans";

function loans(): { branch: string; thousands: number }[] {
  const { categories, series } = figureOf(LIBRARY, "bar-chart");
  const { values } = present(series[0], "loans");
  return categories.map((branch, at) => ({ branch, thousands: present(values[at], branch) }));
}

function allLoans(): number {
  return sum(loans().map(({ thousands }) => thousands));
}

function loansOfKind(kind: RegExp): number {
  const { slices } = figureOf(LIBRARY, "pie-chart");
  if (sum(slices.map(({ value }) => value)) !== 100) throw new Error("not 100 percent in all");
  const percent = sum(slices.filter(({ label }) => kind.test(label)).map(({ value }) => value));
  return (percent * allLoans()) / 100;
}

function twoGreatestBranches(item: CheckedItem): RecomputedKey {
  const [first, second] = loans()
    .map(({ thousands }) => thousands)
    .sort((one, other) => other - one);
  const both = present(first, "greatest") + present(second, "second");
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return allLoans() * numerator === both * 100 * denominator;
  });
}

/** One thousand loans of music after another, until a tenth of all loans is music. */
function addedMusic(): RecomputedKey {
  let [music, all] = [loansOfKind(/^Music$/), allLoans()];
  let added = 0;
  while (music * 10 < all) {
    [music, all, added] = [music + 1, all + 1, added + 1];
  }
  if (music * 10 !== all) throw new Error("never exactly a tenth");
  return { value: added.toString() };
}

/** The first number of loans of both kinds at the two branches that leaves no cell negative. */
function leastAdultLoans(item: CheckedItem): RecomputedKey {
  const adult = loansOfKind(/^Adult/);
  const here = sum(
    loans()
      .filter(({ branch }) => ["Station", "Riverside"].includes(branch))
      .map(({ thousands }) => thousands),
  );
  const possible = [...integers(0, here)].filter((number) => {
    const adultElsewhere = adult - number;
    const otherElsewhere = allLoans() - here - adultElsewhere;
    return adultElsewhere >= 0 && otherElsewhere >= 0;
  });
  return optionsNear(item, present(possible[0], "possible number") * 1000);
}

// The fire stations

const FIRE = "data-fire-calls";

function calls(station: string, season: string): number {
  const { categories, series } = figureOf(FIRE, "bar-chart");
  const found = present(
    series.find(({ name }) => name === station),
    station,
  );
  return present(found.values[categories.indexOf(season)], season);
}

const STATIONS = ["Kelso", "Norrick", "Whin"];

/** Three times the calls of the station against the calls of all three. */
function overAThird(item: CheckedItem): RecomputedKey {
  return optionsWhere(
    item,
    (season) =>
      3 * calls("Norrick", season) > sum(STATIONS.map((station) => calls(station, season))),
  );
}

/** The option that, added to the real number, makes both changes proportional. */
function sameGrowth(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const wouldBe = calls("Norrick", "Summer") + Number(text);
    return (
      wouldBe * calls("Whin", "Spring") === calls("Norrick", "Spring") * calls("Whin", "Summer")
    );
  });
}

/** Call by call, each to the station that has fewer in the season. */
function closedStation(): RecomputedKey {
  let [toKelso, moved] = [0, 0];
  for (const season of figureOf(FIRE, "bar-chart").categories) {
    let [kelso, norrick] = [calls("Kelso", season), calls("Norrick", season)];
    for (let call = 0; call < calls("Whin", season); call += 1) {
      moved += 1;
      if (kelso < norrick) {
        kelso += 1;
        toKelso += 1;
      } else norrick += 1;
    }
    if (kelso !== norrick) throw new Error(`not equal in ${season}`);
  }
  return { value: ((100 * toKelso) / moved).toString() };
}

export const pellworthLoansAndFireCallsChecks: MachineChecks = {
  "q-di-101": twoGreatestBranches,
  "q-di-102": addedMusic,
  "q-di-103": leastAdultLoans,
  "q-di-104": overAThird,
  "q-di-105": sameGrowth,
  "q-di-106": closedStation,
};
