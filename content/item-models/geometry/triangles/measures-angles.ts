import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

interface Angles {
  /** Parts of the angles at A, B, and C; the last is null where only A and B are related. */
  readonly parts: readonly [number, number, number | null];
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const RATIOS = {
  first: [
    [2, 3, 4],
    [3, 4, 5],
    [4, 5, 6],
    [3, 5, 7],
    [5, 6, 7],
  ],
  second: [
    [1, 2, 6],
    [2, 3, 7],
    [1, 3, 5],
    [2, 3, 10],
    [1, 2, 7],
  ],
  equal: [
    [1, 2, 3],
    [2, 3, 5],
    [1, 4, 5],
    [4, 5, 9],
    [1, 5, 6],
    [1, 8, 9],
  ],
} as const;

function draw(chance: Chance): Angles {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const swapped = chance.pick([false, true]);
  if (outcome === "open") return { parts: [1, chance.pick([2, 3, 4]), null], outcome, swapped };
  const [a, b, c] = chance.pick<readonly [number, number, number]>(RATIOS[outcome]);
  return { parts: [a, b, c], outcome, swapped };
}

/** Angles A, B, and C with B so many times A, and C the greatest but acute. */
function acuteExample(times: number): string {
  const least = Math.floor(90 / (times + 1)) + 1;
  return `${least}°, ${times * least}°, and ${180 - (times + 1) * least}°`;
}

function proofOf(angles: Angles): string {
  const {
    parts: [a, b, c],
    outcome,
  } = angles;
  if (c === null)
    return `Angles of 10°, ${10 * b}°, and ${170 - 10 * b}° satisfy the conditions, and there angle $C$ is obtuse, so $AB^{2}$ is greater. Angles of ${acuteExample(b)} satisfy them too, and there angle $C$ is acute, so $AC^{2}+BC^{2}$ is greater. ${verdict(angles)}`;
  const total = a + b + c;
  const first = `Angle $C$ is $\\frac{${c}}{${total}}$ of 180°`;
  if (outcome === "equal")
    return `${first}, which is 90°. By the Pythagorean theorem $AC^{2}+BC^{2}=AB^{2}$. ${verdict(angles)}`;
  return outcome === "second"
    ? `${first}, which is more than half of 180°, so it is obtuse. Its opposite side $AB$ is then longer than the hypotenuse over the same legs would be. ${verdict(angles)}`
    : `${first}, which is less than half of 180°, so it is acute. Its opposite side $AB$ is then shorter than the hypotenuse over the same legs would be. ${verdict(angles)}`;
}

function slipsOf({ parts: [a, b, c], outcome }: Angles): Record<Outcome, Slip> {
  const open = c === null;
  const total = a + b + (c ?? 0);
  return {
    first: slip(
      open ? "missed-a-case" : "root-split-over-sum",
      open
        ? `If angle $A$ is 10°, angle $C$ is $${180 - 10 * (b + 1)}$°, which is obtuse, and $AB^{2}$ is greater.`
        : outcome === "equal"
          ? "The angle opposite $AB$ is a right angle, so the two squares add up to exactly $AB^{2}$."
          : `The angle opposite $AB$ is more than 90°, because $\\frac{${c}}{${total}}$ is more than one half.`,
      "Two sides together are always longer than the third, and the same is expected of their squares.",
      "For which angle at $C$ is the sum of the two squares exactly the third square?",
    ),
    second: slip(
      open ? "missed-a-case" : "one-part-compared",
      open
        ? `Angle $C$ may be acute and still the greatest, as with angles of ${acuteExample(b)}, and then $AB^{2}$ is less.`
        : outcome === "equal"
          ? "The longest side has the greatest square, but here it is just the sum of the other two squares."
          : `The angle opposite $AB$ is less than 90°, because $\\frac{${c}}{${total}}$ is less than one half.`,
      "Side $AB$ lies opposite the greatest angle, so it is the longest side and has the greatest square.",
      "Is the longest side always longer than a hypotenuse over the other two sides?",
    ),
    equal: slip(
      "assumed-figure-to-scale",
      open
        ? `Angle $C$ is 90° only if angle $A$ is $${tex(new Fraction(90, b + 1))}$°, which is not stated.`
        : `The Pythagorean theorem needs a right angle, and angle $C$ is $\\frac{${c}}{${total}}$ of 180°, not one half of it.`,
      "The three squares remind one of the Pythagorean theorem.",
      "Is it given, or does it follow, that angle $C$ is a right angle?",
    ),
    open: slip(
      "hard-means-undetermined",
      outcome === "equal"
        ? "The size of the triangle is open, but its right angle is not, and the theorem holds for every size."
        : "The size of the triangle is open, but its shape is fixed, and enlarging it multiplies both quantities by the same number.",
      "No side of the triangle is given.",
      "What changes in the comparison if all sides are doubled?",
    ),
  };
}

function write(angles: Angles): Question {
  const {
    parts: [a, b, c],
    outcome,
    swapped,
  } = angles;
  const proof = proofOf(angles);
  const stem =
    c === null
      ? `The measure of angle $B$ of triangle $ABC$ is ${{ 2: "twice", 3: "three times", 4: "four times" }[b]} the measure of angle $A$, and angle $C$ is the greatest of the three angles.`
      : `The measures of angles $A$, $B$, and $C$ of triangle $ABC$ are in the ratio ${a} to ${b} to ${c}, respectively.`;
  const total = a + b + (c ?? 0);
  return comparedQuestion(
    {
      stem,
      difficulty: outcome === "equal" ? 2 : outcome === "open" ? 4 : 3,
      targetSeconds: 75,
      quick: `Whether $AC^{2}+BC^{2}$ exceeds $AB^{2}$ depends only on the angle at $C$. ${proof} The trap is to decide by the longest side, or by habit.`,
      asked:
        "How the sum of the squares of two sides of a triangle compares with the square of the third.",
      plan: "Compare the angle at $C$, opposite $AB$, with a right angle.",
      reasoning: [
        "If angle $C$ is 90°, the Pythagorean theorem makes the two quantities equal.",
        "Keep $AC$ and $BC$ and open angle $C$ further: $AB$ becomes longer. Close it: $AB$ becomes shorter. So the quantities are decided by whether angle $C$ is right, obtuse or acute.",
        proof,
      ],
      steps: [
        {
          text: "For a right angle at $C$, $AC^{2}+BC^{2}=AB^{2}$; for an obtuse one $AB^{2}$ is more, and for an acute one less.",
          why: "With two sides fixed, the third side grows with the angle opposite it.",
        },
        c === null
          ? {
              text: `With angle $A$ equal to $x$°, angle $C$ is $180-x-${b}x=180-${b + 1}x$ degrees.`,
              why: "The angles of a triangle add up to 180°.",
              check: { left: `180-x-${b}*x`, right: `180-${b + 1}*x`, given: { x: "20" } },
            }
          : {
              text: `The parts add up: $${a}+${b}+${c}=${total}$, so angle $C$ is $\\frac{${c}}{${total}}$ of 180°.`,
              why: "The angles of a triangle add up to 180°.",
              check: { left: `${a}+${b}+${c}`, right: `${total}` },
            },
        { text: proof, why: "Only the comparison of angle $C$ with 90° counts." },
      ],
      hints: [
        "Three squares of sides are compared. Which theorem do they remind you of, and what does it need?",
        "Angle $C$ lies opposite $AB$. What happens to $AB$ when this angle opens while the other two sides stay?",
        "Find out what you can about angle $C$ from the sum of the angles.",
        "Decide whether angle $C$ must be less than, equal to, or more than a right angle.",
      ],
      ...(c === null
        ? {}
        : { fasterWay: `Compare ${c} with $${a}+${b}$: angle $C$ is right just when they agree.` }),
      takeaway:
        "The squares of two sides add up to more than, exactly, or less than the square of the third as the angle between them is acute, right, or obtuse.",
      selfExplain: {
        prompt: "Why does the angle at $C$ alone decide the comparison?",
        expectations: [
          "a right angle gives equality by the Pythagorean theorem",
          "with two sides fixed, a wider angle gives a longer third side",
        ],
      },
    },
    {
      first: "$AC^{2}+BC^{2}$",
      second: "$AB^{2}$",
      swapped,
      outcome,
      proof,
      slips: slipsOf(angles),
    },
  );
}

/** The triangle over a side AB of length 1 in coordinates. */
function signOf(degreesA: number, degreesB: number) {
  const [p, q] = [Math.tan((degreesA * Math.PI) / 180), Math.tan((degreesB * Math.PI) / 180)];
  const x = q / (p + q);
  const y = p * x;
  return Math.round(1e9 * (x * x + y * y + (1 - x) ** 2 + y * y)) / 1e9;
}

export const measuresAngles = scene<Angles>({
  draw,
  write,
  recompute: ({ parts: [a, b, c], swapped }) => {
    const units =
      c === null
        ? Array.from({ length: 1799 }, (_, i) => (i + 1) / 10).filter(
            (x) => 180 - a * x - b * x > Math.max(a, b) * x && b * x !== 90,
          )
        : [180 / (a + b + c)];
    return comparisonKey(
      units.map((unit) => {
        const sum = signOf(a * unit, b * unit);
        return swapped ? relationOf(1, sum) : relationOf(sum, 1);
      }),
    );
  },
});
