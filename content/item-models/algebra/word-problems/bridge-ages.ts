import type { Question, Relation } from "../../kit/item-model.ts";

/** One age is a multiple of the other at another time; `compared` is null where the ratio now is in question. */
export interface Bridge {
  readonly scene: "bridge";
  readonly times: number;
  readonly years: number;
  readonly past: boolean;
  /** The tower's age, or where negative the difference of one age and the multiple of the other. */
  readonly compared: number | null;
}

export interface AgesCase {
  readonly stem: string;
  readonly quantityA: string;
  readonly quantityB: string;
  readonly key: Relation;
  readonly fact: string;
  readonly reasons: Record<Relation, string>;
  readonly tempting: string;
  /** What speaks for A and for B at first sight. */
  readonly tempts: readonly [string, string];
  readonly principle: string;
  readonly start: string;
  readonly finish: string;
  readonly check: { left: string; right: string };
  readonly checked: string;
  readonly takeaway: string;
  readonly misconception: string;
  readonly difficulty: Question["difficulty"];
}

type Common = Omit<
  AgesCase,
  "quantityA" | "quantityB" | "key" | "fact" | "reasons" | "finish" | "difficulty"
>;

const fold = (times: number) => (times === 2 ? "twice" : `${times} times`);

function equationOf({ times, years, past }: Bridge): { equation: string; solved: string } {
  const sign = past ? "-" : "+";
  return {
    equation: `b ${sign} ${years} = ${times}(t ${sign} ${years})`,
    solved: `b = ${times}t ${sign} ${(times - 1) * years}`,
  };
}

function commonOf(p: Bridge): Common {
  const { times, years, past } = p;
  const { equation, solved } = equationOf(p);
  const sign = past ? "-" : "+";
  const when = past
    ? `Exactly ${years} years ago, the bridge was ${fold(times)} as old as the tower was.`
    : `Exactly ${years} years from now, the bridge will be ${fold(times)} as old as the tower will be.`;
  const exists = past
    ? "By that time the tower had already been standing for some years."
    : "The tower has already been standing for some years.";
  return {
    stem: `A harbor town has an old bridge and an old tower. ${when} ${exists}`,
    principle:
      "Both ages change by the same number of years, so an equation for one moment can be turned into one for now.",
    start: `With $b$ and $t$ for the ages now, write the statement as $${equation}$.`,
    check: {
      left: `${times}*(100 ${sign} ${years})`,
      right: `${times}*100 ${past ? "-" : "+"} ${times * years}`,
    },
    checked: `Expanding multiplies the ${years} by ${times} as well (tried with $t = 100$), so $${solved}$`,
    takeaway:
      "A ratio of ages holds at one moment only; write it as an equation for that moment and then solve for the ages now.",
    misconception: "equal-steps-keep-ratio",
    tempting: `The ratio ${times} seems to hold now as well as at the other moment.`,
    tempts: [
      "The bridge is the older of the two.",
      "A multiple of the tower's age looks like a large number.",
    ] as const,
  };
}

function towerAge(p: Bridge, compared: number): AgesCase {
  const { times, years } = p;
  const key: Relation = compared <= years ? "A" : "D";
  const open = `The tower was already standing ${years} years ago, so its age now is more than ${years} years. Nothing else restricts it`;
  const fact =
    key === "A"
      ? `${open}, but more than ${years} is all that is needed here.`
      : `${open}, so it may be more or less than ${compared}.`;
  return {
    ...commonOf(p),
    misconception: "assumed-case-not-checked",
    tempting: `The number ${compared} looks like an age that fits the years named.`,
    tempts: [
      "The tower was already standing when the story begins.",
      "The tower is the younger of the two.",
    ] as const,
    quantityA: "The age of the tower now, in years",
    quantityB: `${compared}`,
    key,
    fact,
    reasons: {
      A:
        key === "A"
          ? fact
          : `The tower may be ${years + 1} years old now: it was 1 and the bridge ${times} at that time. This is less than ${compared}.`,
      B:
        key === "A"
          ? `An age below ${years} would mean that the tower did not yet stand ${years} years ago.`
          : `The tower may be ${compared + 20} years old now; the bridge was then ${times * (compared + 20 - years)} years old ${years} years ago.`,
      C:
        key === "A"
          ? `An age of exactly ${years} would make the tower's age 0 at that time, but it had been standing for some time.`
          : `The tower may be ${compared} years old, but it may just as well be ${compared + 1}.`,
      D:
        key === "D"
          ? fact
          : `The age of the tower can vary, but it is more than ${years} in every case.`,
    },
    finish: "Which ages of the tower are possible, and what is their lower limit?",
    difficulty: key === "A" ? 2 : 3,
  };
}

function ageDifference(p: Bridge): AgesCase {
  const { times, years, past } = p;
  const gap = (times - 1) * years;
  const { equation, solved } = equationOf(p);
  const ahead = past
    ? `${fold(times)} the tower's age exceeds the bridge's`
    : `the bridge's age exceeds ${fold(times)} the tower's`;
  const fact = `From $${equation}$ follows $${solved}$, so ${ahead} by ${gap} years, whatever the ages are.`;
  return {
    ...commonOf(p),
    quantityA: past
      ? `The number of years by which ${fold(times)} the age of the tower now exceeds the age of the bridge now`
      : `The number of years by which the age of the bridge now exceeds ${fold(times)} the age of the tower now`,
    quantityB: `${gap}`,
    key: "C",
    fact,
    reasons: {
      A: `The difference is exactly $${times} \\cdot ${years} - ${years} = ${gap}$, so it is not greater.`,
      B: `The difference is exactly $${times} \\cdot ${years} - ${years} = ${gap}$, so it is not less.`,
      C: fact,
      D: `The ages are unknown, but they cancel from this difference, which is ${gap} in every case.`,
    },
    finish: "Solve for $b$, and look at the difference that is asked for. Do the ages cancel?",
    difficulty: 3,
  };
}

function ageRatio(p: Bridge): AgesCase {
  const { times, years, past } = p;
  const gap = (times - 1) * years;
  const { equation, solved } = equationOf(p);
  const key: Relation = past ? "B" : "A";
  const fact = `From $${equation}$ follows $${solved}$, so the bridge's age is ${gap} years ${past ? "less" : "more"} than ${fold(times)} the tower's.`;
  return {
    ...commonOf(p),
    quantityA: "The age of the bridge now",
    quantityB:
      times === 2 ? "Twice the age of the tower now" : `${times} times the age of the tower now`,
    key,
    fact,
    reasons: {
      A: past
        ? `In the ${years} years since, Quantity B has grown by ${times * years} years and the bridge's age by ${years} only.`
        : fact,
      B: past
        ? fact
        : `Until the statement comes true, Quantity B will grow by ${times * years} years and the bridge's age by ${years} only, so now Quantity B must be behind.`,
      C: past
        ? `The quantities agreed ${years} years ago, and since then they have not grown equally fast.`
        : `The quantities will agree in ${years} years, and until then they do not grow equally fast.`,
      D: `The ages are unknown, but the quantities differ by exactly ${gap} years in every case.`,
    },
    finish: `Solve for $b$ and set it beside $${times}t$.`,
    difficulty: 3,
  };
}

export function bridge(p: Bridge): AgesCase {
  if (p.compared === null) return ageRatio(p);
  return p.compared < 0 ? ageDifference(p) : towerAge(p, p.compared);
}
