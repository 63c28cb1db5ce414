import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { reasonedComparisonBody } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import {
  type Added,
  added,
  type ChangeCase,
  distance,
  type Shifted,
  SLIPS,
  shifted,
} from "./mean-change-cases.ts";

/** Two numbers are taken out; null where one is known only to lie on the other side of the mean. */
interface Removed {
  readonly scene: "removed";
  readonly count: number;
  readonly mean: number;
  readonly one: number;
  readonly other: number | null;
}

type Parameters = Removed | Added | Shifted;

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["removed", "added", "shifted"] as const);
  const wanted = chance.pick(["A", "B", "C", "D"] as const);
  const mean = chance.integer(40, 80);
  const [far, near] = [chance.integer(10, 18), chance.integer(2, 9)];
  const above = chance.integer(0, 1) === 1 ? 1 : -1;
  if (scene === "shifted") {
    const [down, fall] = [chance.integer(3, 6), chance.integer(2, 6)];
    const count = 2 * chance.integer(8, 15);
    const story = { scene, count, down, fall } as const;
    if (wanted === "D") return { ...story, up: null, rise: fall + chance.integer(1, 3) };
    if (wanted === "C") return { ...story, up: fall, rise: down };
    const up = wanted === "A" ? chance.integer(down + 1, 7) : chance.integer(2, down);
    const rise = wanted === "A" ? fall : up === down ? fall - 1 : fall;
    return { ...story, up, rise };
  }
  if (scene === "added") {
    // The known score lies on one side of the mean, the other on the opposite side, nearer or farther.
    if (wanted === "D")
      return {
        scene,
        count: chance.integer(5, 12),
        mean,
        one: mean - far,
        other: mean + near,
        bound: true,
      };
    if (wanted === "A" && above === 1)
      return {
        scene,
        count: chance.integer(5, 12),
        mean,
        one: mean - near,
        other: mean + near,
        bound: true,
      };
    const [one, other] =
      wanted === "A"
        ? [mean - near, mean + far]
        : wanted === "B"
          ? [mean - far, mean + near]
          : [mean + above * far, mean - above * far];
    return { scene, count: chance.integer(5, 12), mean, one, other, bound: false };
  }
  const count = chance.integer(8, 20);
  if (wanted === "D") return { scene, count, mean, one: mean + above * near, other: null };
  const [one, other] =
    wanted === "A"
      ? [mean - far, mean + near]
      : wanted === "B"
        ? [mean + far, mean - near]
        : [mean + above * far, mean - above * far];
  return { scene, count, mean, one, other };
}

const PRINCIPLE = "The deviations of all the values from their mean add up to 0.";

function removed({ count, mean, one, other }: Removed): ChangeCase {
  const side = one > mean ? "less" : "greater";
  const net = other === null ? 0 : one + other - 2 * mean;
  const key: Relation = other === null ? "D" : net < 0 ? "A" : net > 0 ? "B" : "C";
  const fact =
    other === null
      ? `One of the numbers lies ${distance(one, mean)} the mean. The other lies on the opposite side, either nearer or farther, so the two together may lie above or below.`
      : `The two numbers lie ${distance(one, mean)} and ${distance(other, mean)} the mean, together ${net === 0 ? "exactly on it, so nothing changes" : `${Math.abs(net)} ${net > 0 ? "above, so the rest must have a lower mean" : "below, so the rest must have a higher mean"}`}.`;
  const [nearer, farther] =
    one > mean
      ? [mean - Math.abs(one - mean) + 1, mean - Math.abs(one - mean) - 1]
      : [mean + Math.abs(mean - one) - 1, mean + Math.abs(mean - one) + 1];
  const [raises, lowers] = one > mean ? [farther, nearer] : [nearer, farther];
  const pair =
    other === null
      ? ""
      : `$${one} + ${other} = ${one + other}$ against $2 \\cdot ${mean} = ${2 * mean}$`;
  const reasons: Record<Relation, string> = {
    A:
      other === null
        ? `It holds if the other number is ${raises}, for example; but if it is ${lowers}, the two together lie above the mean, and the rest have a lower one.`
        : `The two numbers do not take less than their share away: ${pair}.`,
    B:
      other === null
        ? `It holds if the other number is ${lowers}, for example; but if it is ${raises}, the two together lie below the mean, and the rest have a higher one.`
        : `The two numbers do not take more than their share away: ${pair}.`,
    C:
      other === null
        ? `It holds only if the other number is exactly ${2 * mean - one}, which is one possibility of many.`
        : `Removing them would leave the mean as it is only if they added up to ${2 * mean}, and they add up to ${one + other}.`,
    D: "The remaining numbers are unknown, but their total is known, and that is enough.",
  };
  reasons[key] = fact;
  return {
    stem:
      other === null
        ? `A list of ${count} numbers has mean ${mean}. Two numbers are removed from the list: one of them is ${one}, and the other is ${side} than ${mean}.`
        : `The mean of the ${count} numbers in a list is ${mean}. Then the numbers ${one} and ${other}, each of which occurs in the list, are removed from it once.`,
    quantityA: "The mean of the numbers that remain",
    quantityB: `${mean}`,
    key,
    reasons,
    slips: SLIPS,
    fact,
    start: `How far does ${one} lie from ${mean}, and on which side?`,
    finish:
      other === null
        ? "Let the other number be very near to the mean, and then very far from it."
        : `Do the same for ${other}, and add the two deviations, with their signs.`,
    text: `The number ${one} lies ${distance(one, mean)} the mean${other === null ? "" : `, and ${other} lies ${distance(other, mean)} it`}.`,
    check:
      other === null
        ? { left: `${one}-${mean}`, right: `${one - mean}` }
        : { left: `(${one}-${mean})+(${other}-${mean})`, right: `${net}` },
    open: other === null,
  };
}

const caseOf = (p: Parameters): ChangeCase =>
  p.scene === "removed" ? removed(p) : p.scene === "added" ? added(p) : shifted(p);

function explanationOf(
  { fact, start, finish, text, check, key, open }: ChangeCase,
  shift: boolean,
): Question["explanation"] {
  const principle = shift
    ? "The mean of a fixed number of values moves in the direction in which their sum moves."
    : PRINCIPLE;
  const takeaway = shift
    ? "For the direction in which a mean moves, only the change of the sum counts, not which values are changed."
    : "Values whose own mean equals the mean of the whole can come or go without changing it; otherwise they pull it toward their own mean.";
  return {
    quick: `${principle} ${fact} The trap is to look at one of the changes only.`,
    detailed: analysis({
      asked:
        "In which direction a mean moves when some of the values are removed, added or changed.",
      plan: shift
        ? "Follow the sum of the values; their number stays the same."
        : "Measure the values that come or go by their deviations from the mean, with signs.",
      reasoning: [principle, text, fact],
      options: `Looking at a single change ignores what happens on the other side. Equality needs changes that balance exactly${key === "C" ? ", as they do here" : ""}. ${open && key === "D" ? "Since the statement leaves one number open, the balance can go either way." : "That most of the values are unknown does not matter, because they are the same before and after."}`,
      takeaway,
    }),
    steps: [
      { text, why: principle, check },
      { text: fact, why: "The direction of the total effect decides the comparison." },
    ],
    hints: [
      "Do you need to know the new mean, or only on which side of the old one it lies?",
      principle,
      start,
      finish,
    ],
    takeaway,
    selfExplain: {
      prompt: "When does a mean stay the same although values come, go or change?",
      expectations: [
        "when the deviations from the mean that come or go add up to 0",
        "or when the sum of a fixed number of values stays the same",
      ],
    },
  };
}

export const averagesRemovedValuesQc = defineModel<Parameters>({
  id: "averages-removed-values-qc",
  knowledgeComponents: ["quantitative.data-analysis.averages.mean"],
  traps: ["one-change-only", "unknown-but-determined"],
  method:
    "Lists with the stated mean are built at random, changed as stated for every permitted number, and averaged anew",
  draw,
  write: (p) => {
    const found = caseOf(p);
    return {
      stem: found.stem,
      body: reasonedComparisonBody(found),
      difficulty: found.open ? (found.key === "D" ? 3 : 2) : p.scene === "shifted" ? 2 : 1,
      targetSeconds: found.open ? 65 : 55,
      explanation: explanationOf(found, p.scene === "shifted"),
    };
  },
  recompute: (p) => {
    const relations: ReturnType<typeof relationOf>[] = [];
    const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
    if (p.scene === "shifted") {
      const others =
        p.up === null ? Array.from({ length: p.count - p.down }, (_, index) => index + 1) : [p.up];
      const prices = Array.from({ length: p.count }, (_, index) => 21 + 3 * index);
      for (const raised of others) {
        const now = prices.map((price, index) =>
          index >= p.count - p.down ? price - p.fall : index < raised ? price + p.rise : price,
        );
        relations.push(relationOf(sum(now), sum(prices)));
      }
      return comparisonKey(relations);
    }
    for (let unknown = -100; unknown <= 300; unknown += 1) {
      if (p.scene === "removed") {
        const other = p.other ?? unknown;
        if (p.other === null && (p.one > p.mean ? unknown >= p.mean : unknown <= p.mean)) continue;
        const filling = Array.from({ length: p.count - 3 }, (_, index) => p.mean + index);
        const rest = [...filling, p.count * p.mean - sum(filling) - p.one - other];
        relations.push(relationOf(sum(rest), p.mean * rest.length));
      } else {
        if (p.bound && unknown <= p.other) continue;
        const filling = Array.from({ length: p.count - 1 }, (_, index) => p.mean - index);
        const all = [
          ...filling,
          p.count * p.mean - sum(filling),
          p.one,
          p.bound ? unknown : p.other,
        ];
        relations.push(relationOf(sum(all), p.mean * all.length));
      }
    }
    return comparisonKey(relations);
  },
});
