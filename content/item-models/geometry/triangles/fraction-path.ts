import type { Chance } from "../../kit/chance.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { belowWhole, entered, fractionKey, quotient, twiceArea } from "./fraction-parts.ts";

interface Path {
  /** Along both sides from the corner: to the path, and from there on, in meters. */
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
}

function draw(chance: Chance): Path | null {
  const side = () => {
    const unit = chance.pick([5, 10, 15]);
    return [unit * chance.integer(1, 5), unit * chance.integer(1, 5)] as const;
  };
  const [first, second] = [side(), side()];
  const shares = [first, second].map(([near, rest]) => near / (near + rest));
  // Equal shares would make the path parallel to the third side, and halves too easy.
  if (shares[0] === shares[1] || shares.includes(0.5)) return null;
  return { first, second };
}

function slipsOf(one: Fraction, other: Fraction, { first, second }: Path) {
  const whole = new Fraction(1);
  return [
    entered(
      one.mul(other),
      slip(
        "complement-answered",
        "This is the triangular part at the corner, not the part with four sides.",
        "It is found first, as the product of two fractions.",
        "Which part of the park does the question name?",
      ),
    ),
    entered(
      whole.sub(one).mul(whole.sub(other)),
      slip(
        "rest-of-product-multiplied",
        "The remaining parts of the sides are multiplied, but the quadrilateral is not a triangle with these sides.",
        "What works for the corner is carried over to the rest.",
        "Between which two sides would a triangle with these parts lie?",
      ),
    ),
    entered(
      new Fraction(first[0] * second[0], first[1] * second[1]),
      slip(
        "part-for-whole",
        "This multiplies ratios of part to part, but the area of the whole park depends on the whole sides.",
        "The numbers of the question are put into quotients as they stand.",
        "How long are the whole sides of the park?",
      ),
    ),
    entered(
      whole.sub(one.mul(one)),
      slip(
        "assumed-figure-to-scale",
        "This takes the two triangles for similar, but the path divides the two sides in different ratios and so is not parallel to the third side.",
        "A line across a triangle is often drawn parallel to a side.",
        "Does the path divide both sides in the same ratio?",
      ),
    ),
    entered(
      whole.sub(one.add(other).div(2)),
      slip(
        "average-of-averages",
        "The fractions of the two sides are averaged, but an area is a product of two lengths.",
        "Both sides ought to count alike, and the mean is the simplest way.",
        "What happens to the corner triangle's area if one side is halved and the other kept?",
      ),
    ),
  ];
}

function write(path: Path): Question {
  const { first, second } = path;
  const [all1, all2] = [first[0] + first[1], second[0] + second[1]];
  const [one, other] = [new Fraction(first[0], all1), new Fraction(second[0], all2)];
  const corner = one.mul(other);
  const key = new Fraction(1).sub(corner);
  return toldQuestion(
    {
      stem: `A straight path crosses a triangular park $PQR$. It starts at a gate on side $PQ$ that is ${first[0]} meters from $P$ and ${first[1]} meters from $Q$, and it ends at a gate on side $PR$ that is ${second[0]} meters from $P$ and ${second[1]} meters from $R$. Ignoring the width of the path, what fraction of the area of the park lies in the four-sided part between the path and side $QR$?`,
      difficulty: 5,
      targetSeconds: 115,
      quick: `The path cuts off a triangle at corner $P$. Its sides there are $${tex(one)}$ and $${tex(other)}$ of the park's sides, and the angle is the same, so its area is $${tex(one)}\\cdot ${tex(other)}=${tex(corner)}$ of the park. The rest is $1-${tex(corner)}=${tex(key)}$. The trap is to treat the two triangles as similar.`,
      asked: "The quadrilateral between path and far side as a fraction of the whole park.",
      plan: "Find the triangle at corner $P$ as a fraction of the park in two steps, and subtract from 1.",
      reasoning: [
        `Call the gates $S$ on $PQ$ and $T$ on $PR$. The whole sides are $PQ=${all1}$ and $PR=${all2}$ meters.`,
        `Triangles $PSR$ and $PQR$ share the height from $R$, so triangle $PSR$ is $\\frac{${first[0]}}{${all1}}=${tex(one)}$ of the park.`,
        `Triangles $PST$ and $PSR$ share the height from $S$, so triangle $PST$ is $\\frac{${second[0]}}{${all2}}=${tex(other)}$ of triangle $PSR$.`,
        `The corner is $${tex(one)}\\cdot ${tex(other)}=${tex(corner)}$ of the park, and the four-sided part is $1-${tex(corner)}=${tex(key)}$.`,
      ],
      answers:
        "Other answers give the corner in place of the rest, multiply the remaining parts of the sides, use part-to-part ratios, average the fractions, or assume that the path is parallel to the far side.",
      steps: [
        {
          text: `The corner at $P$ is $${tex(one)}\\cdot ${tex(other)}=${tex(corner)}$ of the park.`,
          why: "With a common angle, areas are in the ratio of the products of the enclosing sides.",
          check: { left: `${first[0]}/${all1}*(${second[0]}/${all2})`, right: corner.toFraction() },
        },
        {
          text: `The four-sided part is $1-${tex(corner)}=${tex(key)}$ of the park.`,
          why: "Corner and four-sided part make up the park.",
          check: { left: `1-${corner.toFraction()}`, right: key.toFraction() },
        },
      ],
      hints: [
        "Which of the two parts of the park has a simpler shape?",
        "Triangles with a common height have areas in the ratio of their bases.",
        "Draw the segment from the first gate to $R$, and compare the triangles that it makes.",
        "Find the corner at $P$ as a fraction of the park, one side at a time, and think of what remains.",
      ],
      takeaway:
        "Two triangles with a common angle have areas in the ratio of the products of the sides that enclose it.",
      selfExplain: {
        prompt:
          "Why is the corner triangle's fraction a product of two fractions, although the triangles are not similar?",
        expectations: [
          "each side is shortened separately, with a common height at each step",
          "the angle between the sides is the same",
        ],
      },
    },
    { type: "numeric-entry", key: fractionKey(key), slips: belowWhole(slipsOf(one, other, path)) },
  );
}

export const fractionPath = scene<Path>({
  draw,
  write,
  // With a right angle at P, which changes no ratio of areas, by the shoelace formula.
  recompute: ({ first, second }) => {
    const [q, r] = [first[0] + first[1], second[0] + second[1]];
    const part = twiceArea([
      [first[0], 0],
      [q, 0],
      [0, r],
      [0, second[0]],
    ]);
    return quotient(part, q * r);
  },
});
