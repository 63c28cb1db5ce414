import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { integers, optionsWhere, parseRatio } from "../option-values.ts";
import { present, sum } from "./display-figures.ts";
import { isPercent, tableNumber } from "./display-values.ts";

/** The volunteers: a two-way table of counts. */

const VOLUNTEERS = "data-wildlife-volunteers";
const TASKS = ["Bird counts", "Pond sampling", "Path repair"];
const AGES = ["Under 30", "From 30 to 49", "From 50 to 69", "At least 70"];

interface Volunteer {
  readonly age: string;
  readonly task: string;
}

/** One entry for each person; the printed totals are only compared. */
function volunteers(): Volunteer[] {
  const people = AGES.flatMap((age) =>
    TASKS.flatMap((task) =>
      Array.from({ length: tableNumber(VOLUNTEERS, age, task) }, () => ({ age, task })),
    ),
  );
  for (const age of AGES) compareTotal(people, age, "Total");
  for (const task of TASKS) compareTotal(people, "Total", task);
  compareTotal(people, "Total", "Total");
  return people;
}

function compareTotal(people: readonly Volunteer[], age: string, task: string): void {
  const counted = people.filter(
    (one) => (age === "Total" || one.age === age) && (task === "Total" || one.task === task),
  );
  if (counted.length !== tableNumber(VOLUNTEERS, age, task)) throw new Error(`${age}, ${task}`);
}

function birdCountsOfAge(item: CheckedItem): RecomputedKey {
  const sameAge = volunteers().filter(({ age }) => age === "From 50 to 69");
  const part = sameAge.filter(({ task }) => task === "Bird counts").length;
  return optionsWhere(item, (text) => isPercent(text, part, sameAge.length));
}

function youngWithoutPaths(): RecomputedKey {
  const eligible = volunteers().filter(({ task }) => task !== "Path repair");
  const young = eligible.filter(({ age }) => age === "Under 30" || age === "From 30 to 49").length;
  const divisors = [...integers(1, young)].filter(
    (divisor) => young % divisor === 0 && eligible.length % divisor === 0,
  );
  const common = present(divisors.at(-1), "common divisor");
  return { numerator: young / common, denominator: eligible.length / common };
}

interface Group {
  readonly all: number;
  readonly ofAge: number;
}

/** How many of the age can be among the weekend workers of a task, the rest being of other ages. */
function possibleOfAge(group: Group, weekend: number): number[] {
  return [...integers(0, Math.min(group.ofAge, weekend))].filter(
    (inside) => weekend - inside <= group.all - group.ofAge,
  );
}

function leastOnWeekends(item: CheckedItem): RecomputedKey {
  const all = volunteers();
  const size = (wanted: string, age?: string) =>
    all.filter((one) => one.task === wanted && (age === undefined || one.age === age)).length;
  const [birds, ponds, paths] = TASKS.map((task) => ({
    all: size(task),
    ofAge: size(task, "From 30 to 49"),
  })).map((counts) => present(counts, "task"));
  const weekendPonds = (present(ponds, "ponds").all * 90) / 100;
  const weekendRest = (all.length * 60) / 100 - weekendPonds;
  const ofPonds = possibleOfAge(present(ponds, "ponds"), weekendPonds);
  const ofRest = [...integers(0, weekendRest)].flatMap((onBirds) =>
    possibleOfAge(present(birds, "birds"), onBirds).flatMap((first) =>
      possibleOfAge(present(paths, "paths"), weekendRest - onBirds).map((second) => first + second),
    ),
  );
  const least = sum([Math.min(...ofPonds), ofRest.reduce((low, next) => Math.min(low, next))]);
  return optionsWhere(item, (text) => parseRatio(text).numerator === least);
}

export const wildlifeVolunteersChecks: MachineChecks = {
  "q-di-161": birdCountsOfAge,
  "q-di-162": youngWithoutPaths,
  "q-di-163": leastOnWeekends,
};
