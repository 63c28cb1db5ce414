import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Roads {
  /** How many of the four angles are added; 0 for the difference of two. */
  readonly added: 0 | 2 | 3;
  readonly total: number;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

/** The least of the four angles, where it is fixed. */
function leastOf({ added, total }: Pick<Roads, "added" | "total">): number {
  if (added === 0) return (180 - total) / 2;
  const one = added === 2 ? total / 2 : 360 - total;
  return Math.min(one, 180 - one);
}

function draw(chance: Chance): Roads {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const swapped = chance.pick([false, true]);
  if (outcome === "open")
    return { added: 2, total: 180, bound: chance.pick([30, 45, 60, 75]), outcome, swapped };
  const added = chance.pick([0, 2, 3] as const);
  const total = {
    0: 2 * chance.integer(16, 44),
    2: 2 * chance.pick([chance.integer(48, 78), chance.integer(104, 138)]),
    3: chance.pick([chance.integer(206, 254), chance.integer(286, 322)]),
  }[added];
  const least = leastOf({ added, total });
  const shift = chance.integer(2, 6);
  const bound = { first: least - shift, second: least + shift, equal: least }[outcome];
  return { added, total, bound, outcome, swapped };
}

function told({ added, total }: Roads): string {
  if (added === 0)
    return `One of the four angles at the crossing is ${total}° greater than another.`;
  const many = added === 2 ? "two" : "three";
  return `The measures of ${many} of the four angles at the crossing add up to ${total}°.`;
}

function because(roads: Roads): string {
  const { added, total, bound, outcome } = roads;
  const least = leastOf(roads);
  if (outcome === "open")
    return `Two angles next to each other always add up to 180°, so the statement says nothing new. The smaller angles can be ${bound - 10}°, and they can be ${bound + 10}°.`;
  if (added === 0)
    return `Vertical angles are equal, so the two unequal angles are neighbors with a sum of 180°. The smaller one is half of $180-${total}$, which is ${least}°.`;
  if (added === 2)
    return `Neighbors would add up to 180°, so the two angles are vertical angles of $${total}\\div 2=${total / 2}$ degrees each. The other two measure $180-${total / 2}=${180 - total / 2}$ degrees each, and the smallest is ${least}°.`;
  return `All four angles add up to 360°, so the fourth measures $360-${total}=${360 - total}$ degrees, and its neighbors $180-${360 - total}=${total - 180}$ degrees. The smallest is ${least}°.`;
}

function slipsOf(roads: Roads): Record<Outcome, Slip> {
  const { added, total, bound, outcome } = roads;
  const open = outcome === "open";
  const reason = because(roads);
  const sided = (way: string): Slip =>
    slip(
      open ? "missed-a-case" : "vertical-adjacent-mixed",
      reason,
      open
        ? `One crossing is pictured, and its smaller angles are ${way} than ${bound}°.`
        : "The given angles are taken for neighbors where they are opposite, or another of the angles is compared.",
      open
        ? "Which crossings fit the statement?"
        : "Are the angles in the statement next to each other or opposite?",
    );
  return {
    first: sided("greater"),
    second: sided("less"),
    equal: slip(
      open ? "assumed-case-not-checked" : "complement-supplement-mixed",
      reason,
      open
        ? `A crossing at ${bound}° fits the statement and is taken for the only one.`
        : "A number near the right one comes out when an angle is taken from 90°, or halved without need.",
      `Must the smallest angle be exactly ${bound}°?`,
    ),
    open: slip(
      "hard-means-undetermined",
      reason,
      "It is not said which of the four angles are meant.",
      added === 2
        ? `Could two neighboring angles add up to ${total}°?`
        : "Which of the four angles at a crossing can be different from one another?",
    ),
  };
}

function write(roads: Roads): Question {
  const { added, total, bound, outcome, swapped } = roads;
  const proof = `${because(roads)} ${verdict(roads)}`;
  return comparedQuestion(
    {
      stem: `Two straight footpaths cross in a park. ${told(roads)}`,
      difficulty: outcome === "open" ? 3 : added === 3 ? 1 : 2,
      targetSeconds: 65,
      quick: `${proof} The trap is not to ask whether the angles are neighbors or vertical angles.`,
      asked: `How the smallest angle between two footpaths compares with ${bound}°.`,
      plan: "A crossing has only two different angles, which add up to 180°. See what the statement says about them.",
      reasoning: [
        "Opposite angles at a crossing are equal, and neighbors add up to 180°. So there are two sizes at most, and they are supplements.",
        because(roads),
        verdict(roads),
      ],
      steps: [
        {
          text:
            outcome === "open"
              ? "Two neighbors always make 180°, whatever the crossing looks like."
              : `The smallest angle is ${leastOf(roads)}°.`,
          why: because(roads),
          ...(outcome === "open"
            ? {}
            : {
                check: {
                  left: `${leastOf(roads)}+${180 - leastOf(roads)}`,
                  right: "180",
                },
              }),
        },
        { text: verdict(roads), why: `The smallest angle is set beside ${bound}°.` },
      ],
      hints: [
        "Sketch the crossing. How many different sizes can its four angles have?",
        "Opposite angles are equal, and neighbors on a straight line add up to 180°.",
        added === 3
          ? "Use the sum of all four angles first."
          : added === 2
            ? "Ask whether the two angles of the statement can be neighbors."
            : "Ask whether the two angles of the statement can be opposite each other.",
        "Work out what the statement says about the smaller of the two sizes, if it says anything.",
      ],
      takeaway:
        "Two crossing lines make only two sizes of angle, which are supplements; a statement that holds for every crossing tells nothing.",
      selfExplain: {
        prompt: `What does the number ${total} say about the angles at the crossing?`,
        expectations: [
          "whether the angles meant are neighbors or vertical angles",
          "how the smaller angle follows from it, if it does",
        ],
      },
    },
    {
      first: "The measure of the smallest angle at the crossing",
      second: `${bound}°`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(roads),
    },
  );
}

export const aroundRoads = scene<Roads>({
  draw,
  write,
  // Every crossing in half degrees, with every choice of angles that fits the statement.
  recompute: ({ added, total, bound, swapped }) => {
    const relations = [...integers(1, 359)].flatMap((half) => {
      const one = half / 2;
      const four = [one, 180 - one, one, 180 - one];
      const picks = [...integers(0, 15)].map((bits) =>
        four.filter((_, place) => (bits >> place) % 2 === 1),
      );
      const fits =
        added === 0
          ? four.some((angle) => four.some((other) => angle - other === total))
          : picks.some((some) => some.length === added && some.reduce((a, b) => a + b) === total);
      const least = Math.min(...four);
      if (!fits) return [];
      return [swapped ? relationOf(bound, least) : relationOf(least, bound)];
    });
    return comparisonKey(relations);
  },
});
