import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { sharedFigure } from "./angles-shared-figure.ts";

interface Shared {
  /** Numbers of sides; of the second polygon at least 4. */
  readonly sides: readonly [number, number];
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const NAMES: Readonly<Record<number, string>> = {
  5: "pentagon",
  6: "hexagon",
  8: "octagon",
  9: "nonagon",
  10: "decagon",
};

function regular(sides: number): string {
  if (sides === 3) return "an equilateral triangle";
  return sides === 4 ? "a square" : `a regular ${NAMES[sides]}`;
}

function draw(chance: Chance): Shared | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const sides = [chance.pick([3, 4, 5, 6, 8, 9, 10]), chance.pick([5, 6, 8, 9, 10])] as const;
  if (sides[0] === sides[1]) return null;
  const free = 360 / sides[0] + 360 / sides[1];
  if (free > 170) return null;
  const gap = chance.pick([2, 4, 6, 8, 12]);
  const bound = free + { first: -gap, second: gap, equal: 0, open: 0 }[outcome];
  return { sides, bound, outcome, swapped: chance.pick([false, true]) };
}

function proofOf(shared: Shared): string {
  const {
    sides: [p, q],
    bound,
    outcome,
  } = shared;
  const [one, other] = [360 / p, 360 / q];
  if (outcome === "open")
    return `If $Q$ is regular, the angle is $${one}+${other}=${bound}$ degrees. But equal sides do not make $Q$ regular: like rods joined by hinges, its sides can be moved so that its angle at $A$ gets greater or less. ${verdict(shared)}`;
  return `The angle is what the two interior angles leave of 360°, so it is the sum of the exterior angles: $${one}+${other}=${one + other}$ degrees, ${outcome === "equal" ? "exactly" : outcome === "first" ? "more than" : "less than"} ${bound}. ${verdict(shared)}`;
}

function slipsOf({ sides: [p, q], bound, outcome }: Shared): Record<Outcome, Slip> {
  const free = 360 / p + 360 / q;
  const truth =
    outcome === "open"
      ? `The angle is ${bound}° only if $Q$ is regular; $Q$ can be changed so that it is more, or less.`
      : `The angle is $360/${p}+360/${q}=${free}$ degrees, to be compared with ${bound}.`;
  return {
    first: slip(
      "interior-exterior-mixed",
      truth,
      "The interior angles are large, and they are taken for the angle asked for.",
      "On which side of the polygons does the angle lie?",
    ),
    second: slip(
      "counted-twice",
      truth,
      "Only a part of the angle is counted, or one polygon's angle is taken away twice.",
      "What do the three angles at $A$ add up to?",
    ),
    equal: slip(
      outcome === "open" ? "equal-sides-taken-as-regular" : "judged-by-eye",
      truth,
      outcome === "open"
        ? `With a regular polygon $Q$ the angle would be ${bound}°.`
        : "The number is near the value, and the last step is not worked out.",
      outcome === "open"
        ? `Must ${q} equal sides make equal angles?`
        : "What is 360 divided by each number of sides?",
    ),
    open: slip(
      "hard-means-undetermined",
      truth,
      "No length is given, and the figure need not be to scale.",
      "Does an angle of a regular polygon depend on the length of its sides?",
    ),
  };
}

function write(shared: Shared): Question {
  const {
    sides: [p, q],
    bound,
    outcome,
    swapped,
  } = shared;
  const [one, other] = [360 / p, 360 / q];
  const proof = proofOf(shared);
  const second =
    outcome === "open" ? `a convex ${NAMES[q]} with sides of equal length` : regular(q);
  return comparedQuestion(
    {
      stem: `Polygon $P$ is ${regular(p)}, and polygon $Q$ is ${second}. They have the side $AB$ in common and lie on opposite sides of it. The angle marked $x^\\circ$ in the figure lies outside both polygons, between the other side of $P$ and the other side of $Q$ that end at $A$.`,
      figure: sharedFigure([p, q]),
      difficulty: outcome === "open" ? 4 : 3,
      targetSeconds: 85,
      quick: `At $A$, two interior angles and the angle $x^\\circ$ make a full turn. ${proof} The trap is ${outcome === "open" ? "to take equal sides for a regular polygon" : "to mix up interior and exterior angles"}.`,
      asked: `How the angle left free beside two polygons compares with ${bound}°.`,
      plan: "Write the full turn at $A$ as the sum of three angles.",
      reasoning: [
        "The three angles at $A$, one in each polygon and one outside both, add up to 360°.",
        `An interior angle of ${regular(p)} is 180° less the exterior angle, $360/${p}=${one}$ degrees; for ${regular(q)} the exterior angle is $360/${q}=${other}$ degrees.`,
        proof,
      ],
      steps: [
        {
          text: `The exterior angle of ${regular(p)} is $360/${p}=${one}$ degrees.`,
          why: "The exterior angles of a convex polygon add up to 360°.",
          check: { left: `360/${p}`, right: `${one}` },
        },
        {
          text: `That of ${regular(q)} is $360/${q}=${other}$ degrees.`,
          why: "For the same reason.",
          check: { left: `360/${q}`, right: `${other}` },
        },
        { text: proof, why: "Each interior angle is 180° less the exterior angle." },
      ],
      hints: [
        "Look at the point $A$. Which angles meet there?",
        "All angles around a point add up to 360°, and the exterior angles of a convex polygon do so too.",
        "Find the interior angle of $P$ at $A$, and ask whether you know that of $Q$ as well.",
        "Take what you know of both interior angles away from a full turn.",
      ],
      fasterWay: `The free angle is the sum of the exterior angles, so for regular polygons it is $360/${p}+360/${q}$.`,
      takeaway:
        "Beside a common side, two regular polygons leave the sum of their exterior angles; but equal sides alone do not make a polygon regular.",
      selfExplain: {
        prompt:
          "Why is the free angle between two regular polygons the sum of two exterior angles?",
        expectations: [
          "the angles at the point add up to 360 degrees",
          "each interior angle is 180 degrees less the exterior angle",
        ],
      },
    },
    { first: "$x$", second: `${bound}`, swapped, outcome, proof, slips: slipsOf(shared) },
  );
}

const inDegrees = (turn: number) => (turn * 180) / Math.PI;

/** The angle at the first corner of a polygon with equal sides and equal turns, measured in coordinates. */
function regularAngle(count: number): number {
  let [x, y, heading] = [0, 0, 0];
  for (let walked = 1; walked < count; walked += 1) {
    x += Math.cos(heading);
    y += Math.sin(heading);
    heading += (2 * Math.PI) / count;
  }
  return inDegrees(Math.atan2(y, x));
}

/** Angles of convex polygons with equal sides: all sides but two form an even arc, the two close it at the corner. */
function equilateralAngles(count: number): number[] {
  const arc = count - 2;
  return [...integers(1, 360)].flatMap((step) => {
    const turn = (step * Math.PI) / 360;
    const chord = Math.sin((arc * turn) / 2) / Math.sin(turn / 2);
    if (chord <= 0 || chord >= 2) return [];
    const corner = 2 * Math.asin(chord / 2);
    const base = ((arc - 1) * turn) / 2 + (Math.PI - corner) / 2;
    return base < Math.PI ? [inDegrees(corner)] : [];
  });
}

export const anglesSharedSide = scene<Shared>({
  draw,
  write,
  // The polygons are walked side by side in coordinates; with equal sides only, one corner is opened and closed.
  recompute: ({ sides: [p, q], bound, outcome, swapped }) => {
    const others = outcome === "open" ? equilateralAngles(q) : [regularAngle(q)];
    return comparisonKey(
      others.map((other) => {
        const free = Math.round((360 - regularAngle(p) - other) * 1e6) / 1e6;
        return swapped ? relationOf(bound, free) : relationOf(free, bound);
      }),
    );
  },
});
