import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Inside {
  /** The two equal sides, the base AB, and the height on it. */
  readonly leg: number;
  readonly base: number;
  readonly height: number;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const perimeterOf = ({ leg, base }: Pick<Inside, "leg" | "base">) => 2 * leg + base;

function draw(chance: Chance): Inside {
  const [leg, base, height] = chance.pick([
    [10, 12, 8],
    [13, 10, 12],
    [13, 24, 5],
    [17, 16, 15],
    [25, 14, 24],
    [15, 18, 12],
    [20, 24, 16],
    [17, 30, 8],
  ] as const);
  const perimeter = 2 * leg + base;
  const outcome = chance.pick(["first", "second", "open"] as const);
  const most = leg + Math.max(leg, base);
  const bound = {
    first: perimeter / 2 - chance.integer(0, 1),
    second: perimeter + chance.integer(0, 1),
    open: chance.integer(base + height + 1, most - 1),
  }[outcome];
  return { leg, base, height, bound, outcome, swapped: chance.pick([false, true]) };
}

function proofOf(inside: Inside): string {
  const { leg, base, height, bound, outcome } = inside;
  const perimeter = perimeterOf(inside);
  if (outcome === "first")
    return `In triangles $PAB$, $PBC$, and $PCA$ two distances exceed a side: $PA+PB>${base}$, $PB+PC>${leg}$, $PC+PA>${leg}$. Added, twice the sum exceeds ${perimeter}, so the sum exceeds ${perimeter / 2}${bound === perimeter / 2 ? "" : `, and with it ${bound}`}. ${verdict(inside)}`;
  if (outcome === "second")
    return `A way from vertex to vertex through $P$ is shorter than the way around: $PA+PB<${2 * leg}$, $PB+PC<${base + leg}$, $PC+PA<${base + leg}$. Added and halved, the sum is less than ${perimeter}${bound === perimeter ? "" : `, and so less than ${bound}`}. ${verdict(inside)}`;
  const corner = leg > base ? "C" : "A";
  const far = leg + Math.max(leg, base);
  return `Close to the midpoint of $AB$ the sum is close to $${base}+${height}=${base + height}$, less than ${bound}. With $P$ close to $${corner}$ it is close to $${corner === "C" ? `${leg}+${leg}` : `${base}+${leg}`}=${far}$, more than ${bound}. ${verdict(inside)}`;
}

function slipsOf(inside: Inside): Record<Outcome, Slip> {
  const { leg, base, height, bound, outcome } = inside;
  const perimeter = perimeterOf(inside);
  const open = outcome === "open";
  return {
    first: slip(
      open ? "missed-a-case" : "judged-by-eye",
      open
        ? `Close to the midpoint of $AB$ the sum is about ${base + height}, which is not more than ${bound}.`
        : `The three inner distances together stay below the perimeter of ${perimeter}, however $P$ is chosen.`,
      open
        ? "One place close to a vertex is tried, and the rest of the triangle is not."
        : "The three segments run through the whole triangle and seem longer than its boundary.",
      "Where in the triangle is the sum of the three distances small?",
    ),
    second: slip(
      open ? "missed-a-case" : "judged-by-eye",
      open
        ? `Close to a vertex the sum is about ${leg + Math.max(leg, base)}, which is not less than ${bound}.`
        : `The sum exceeds half the perimeter, which is ${perimeter / 2}, wherever $P$ lies, so ${bound} is not greater.`,
      open
        ? "One place in the middle is tried, and places close to a vertex are not."
        : "Each inner distance looks short beside the sides.",
      open
        ? "What does the sum come close to when $P$ moves into a corner?"
        : "How do $PA+PB$ and $AB$ compare?",
    ),
    equal: slip(
      "assumed-case-not-checked",
      open
        ? `The sum changes as $P$ moves, so it is ${bound} for some points only.`
        : `The sum is always strictly between ${perimeter / 2} and ${perimeter}, so it is never ${bound}.`,
      `The number ${bound} goes well with the sides, as if some rule gave the sum of the distances.`,
      "Does the sum stay the same when $P$ moves?",
    ),
    open: slip(
      "varying-means-undetermined",
      `The sum does vary, but it ${outcome === "first" ? "never falls to" : "never reaches"} ${outcome === "first" ? perimeter / 2 : perimeter}, so the comparison has one result.`,
      "Point $P$ may be anywhere inside, and so none of the three distances is known.",
      "Can you limit the sum from above or from below by the sides?",
    ),
  };
}

function write(inside: Inside): Question {
  const { leg, base, bound, outcome, swapped } = inside;
  const perimeter = perimeterOf(inside);
  const proof = proofOf(inside);
  return comparedQuestion(
    {
      stem: `In triangle $ABC$, $AB=${base}$ and $BC=CA=${leg}$. Point $P$ lies inside the triangle.`,
      difficulty: outcome === "first" ? 4 : 5,
      targetSeconds: 110,
      quick: `${proof} The trap is to try one place for $P$ only.`,
      asked: `How the sum of the distances from an inner point to the three vertices compares with ${bound}.`,
      plan: "Connect pairs of the distances with sides of the triangle, or try extreme places of $P$.",
      reasoning: [
        `The perimeter is $${base}+2\\cdot ${leg}=${perimeter}$.`,
        "Segments $PA$, $PB$, and $PC$ cut triangle $ABC$ into three triangles. In each of them, two of the distances and a side of triangle $ABC$ are the sides.",
        proof,
      ],
      steps: [
        {
          text: `The perimeter is ${perimeter}, and half of it is ${perimeter / 2}.`,
          why: "Each distance belongs to two of the three small triangles, so sums of sides have to be halved.",
          check: { left: `(${base}+${leg}+${leg})/2`, right: `${perimeter / 2}` },
        },
        {
          text: `In the triangle with vertices $P$, $A$, and $B$, $PA+PB>${base}$; and $PA+PB<${leg}+${leg}$, the way through $C$.`,
          why: "A straight side is the shortest way, and the way around outside is longer than the way inside.",
        },
        { text: proof, why: "The same holds for the other two pairs, or for the extreme places." },
      ],
      hints: [
        "The point can be anywhere inside. Do you need the three distances one by one?",
        "Two of the distances form a triangle with a side of the given triangle.",
        "Write the triangle inequality for $PA$, $PB$, and $AB$, and for the two other pairs.",
        "Combine the three inequalities, and also move $P$ toward a vertex and toward a side to see what occurs.",
      ],
      fasterWay:
        "Try the extremes: $P$ close to each vertex and $P$ close to the middle of each side. The sums there show between which numbers it moves.",
      takeaway:
        "For a point inside a triangle, the distances to the vertices add up to more than half the perimeter and less than all of it.",
      selfExplain: {
        prompt: "Between which limits does the sum of the three distances lie, and why?",
        expectations: [
          "more than half the perimeter, by the triangle inequality in three triangles",
          "less than the perimeter, because a way inside is shorter than the way around",
        ],
      },
    },
    { first: "$PA+PB+PC$", second: `${bound}`, swapped, outcome, proof, slips: slipsOf(inside) },
  );
}

/** A fine net of points inside the triangle in coordinates. */
function* sums({ leg, base }: Inside): Generator<number> {
  const top = Math.sqrt(leg ** 2 - (base / 2) ** 2);
  const parts = 160;
  for (const i of integers(1, parts - 2)) {
    for (const j of integers(1, parts - 1 - i)) {
      const [x, y] = [(base * i + (base / 2) * j) / parts, (top * j) / parts];
      yield Math.hypot(x, y) + Math.hypot(x - base, y) + Math.hypot(x - base / 2, y - top);
    }
  }
}

export const thirdSideInside = scene<Inside>({
  draw,
  write,
  recompute: (inside) => {
    const signs = [...sums(inside)].map((sum) =>
      inside.swapped ? relationOf(inside.bound, sum) : relationOf(sum, inside.bound),
    );
    return comparisonKey(signs);
  },
});
