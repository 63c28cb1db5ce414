import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Special {
  /** The given side is this number times the square root of 2. */
  readonly factor: number;
  readonly given: "leg" | "longest" | "any";
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Special {
  const factor = 2 * chance.integer(2, 6);
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const swapped = chance.pick([false, true]);
  const [asLeg, asLongest] = [factor ** 2, factor ** 2 / 2];
  if (outcome === "open") {
    const bound = chance.pick([asLeg, asLongest, asLongest + factor]);
    return { factor, given: "any", bound, outcome, swapped };
  }
  const given = chance.pick(["leg", "longest", "any"] as const);
  if (outcome === "equal" && given === "any")
    return { factor, given: "longest", bound: asLongest, outcome, swapped };
  const least = given === "leg" ? asLeg : asLongest;
  const most = given === "longest" ? asLongest : asLeg;
  const bound = {
    first: least - chance.integer(1, 3),
    second: most + chance.integer(1, 3),
    equal: least,
  }[outcome];
  return { factor, given, bound, outcome, swapped };
}

function proofOf(special: Special): string {
  const { factor, given, bound, outcome } = special;
  const [asLeg, asLongest] = [factor ** 2, factor ** 2 / 2];
  const leg = `the area is $\\frac{1}{2}\\left(${factor}\\sqrt{2}\\right)^{2}=${asLeg}$`;
  const longest = `the two equal sides are ${factor} and the area is $\\frac{1}{2}\\cdot ${factor}^{2}=${asLongest}$`;
  const than = { first: "more than", second: "less than", equal: "equal to", open: "" }[outcome];
  if (given === "leg")
    return `The equal sides are perpendicular, so ${leg}, which is ${than} ${bound}. ${verdict(special)}`;
  if (given === "longest")
    return `The longest side is $\\sqrt{2}$ times each of the others, so ${longest}, which is ${than} ${bound}. ${verdict(special)}`;
  const both = `If the side is one of the equal sides, ${leg}; if it is the longest side, ${longest}.`;
  return outcome === "open"
    ? `${both} ${bound === asLeg || bound === asLongest ? `Only one of these is ${bound}` : `The number ${bound} lies between these`}. ${verdict(special)}`
    : `${both} Both are ${than} ${bound}. ${verdict(special)}`;
}

function slipsOf({ factor, given, bound, outcome }: Special): Record<Outcome, Slip> {
  const [asLeg, asLongest] = [factor ** 2, factor ** 2 / 2];
  const open = outcome === "open";
  const areas =
    given === "any" ? `${asLongest} or ${asLeg}` : given === "leg" ? `${asLeg}` : `${asLongest}`;
  const tempting = {
    leg: "Two perpendicular sides multiply to the area of a square, and the half is easily lost.",
    longest: "The longest side is used as if it were one of the perpendicular sides.",
    any: "The side is taken for one of the equal sides, which gives the greater area.",
  }[given];
  return {
    first: slip(
      given === "leg" ? "triangle-half-forgotten" : "special-triangles-mixed-up",
      open
        ? `If the given side is the longest, the area is ${asLongest}, and that is not more than ${bound}.`
        : `The area can only be ${areas}, and that does not exceed ${bound}.`,
      tempting,
      "Which sides of the triangle meet at the right angle, and how long are they?",
    ),
    second: slip(
      open ? "missed-a-case" : "special-triangles-mixed-up",
      open
        ? `If the given side is one of the equal sides, the area is ${asLeg}, and that is not less than ${bound}.`
        : `The area can only be ${areas}, and ${bound} does not exceed that.`,
      given === "leg"
        ? "The given side is taken for the longest side, which halves the area."
        : "The side is taken for the longest one and divided by 2 to get the others.",
      "How do the equal sides and the longest side of an isosceles right triangle compare?",
    ),
    equal: slip(
      open ? "possible-case-excluded" : "rounded-taken-as-exact",
      open
        ? `An area of ${bound} is not the only possibility: the area can be ${asLongest} and it can be ${asLeg}.`
        : `The area is ${areas} exactly, and ${bound} is ${given === "any" ? "neither of these" : "another number"}.`,
      open
        ? "One way of placing the given side is taken for the only one."
        : "With $\\sqrt{2}$ replaced by a rounded decimal, close numbers look the same.",
      open
        ? "Which side of the triangle has the given length?"
        : `What is $\\left(${factor}\\sqrt{2}\\right)^{2}$ exactly?`,
    ),
    open: slip(
      given === "any" ? "varying-means-undetermined" : "hard-means-undetermined",
      given === "any"
        ? `The area can have two values, ${asLongest} and ${asLeg}, but they stand on the same side of ${bound}.`
        : "In an isosceles right triangle one known side fixes the other two, so the area is fixed.",
      given === "any"
        ? "It is not said which side has the given length."
        : "Only one side of the triangle is given.",
      given === "any"
        ? `How does each of the two possible areas compare with ${bound}?`
        : "How long are the other two sides?",
    ),
  };
}

function write(special: Special): Question {
  const { factor, given, bound, outcome, swapped } = special;
  const proof = proofOf(special);
  const side = {
    leg: "Each of the two equal sides",
    longest: "The longest side",
    any: "One side",
  }[given];
  return comparedQuestion(
    {
      stem: `${side} of an isosceles right triangle has length $${factor}\\sqrt{2}$.`,
      difficulty: given === "any" ? (outcome === "open" ? 3 : 2) : given === "leg" ? 1 : 2,
      targetSeconds: given === "any" ? 70 : 55,
      quick: `The area is half the product of the two equal sides, because they meet at the right angle. ${proof} The trap is ${given === "leg" ? "to lose the half" : given === "longest" ? "to use the longest side as if it were one of the equal sides" : "to decide without a reason which side is given"}.`,
      asked: `How the area of an isosceles right triangle with a side of $${factor}\\sqrt{2}$ compares with ${bound}.`,
      plan: "Find the two equal sides, which enclose the right angle, and take half their product.",
      reasoning: [
        "In an isosceles right triangle the sides are in the ratio $1:1:\\sqrt{2}$.",
        `As one of the equal sides, $${factor}\\sqrt{2}$ is squared and halved. As the longest side, it is $\\sqrt{2}$ times ${factor}, so the equal sides are ${factor}.`,
        proof,
      ],
      steps: [
        {
          text: `As an equal side: $\\frac{1}{2}\\left(${factor}\\sqrt{2}\\right)^{2}=${factor ** 2}$.`,
          why: "The equal sides are base and height.",
          check: { left: `1/2*(${factor}*sqrt(2))^2`, right: `${factor ** 2}` },
        },
        {
          text: `As the longest side: the equal sides are ${factor}, and $\\frac{1}{2}\\cdot ${factor}^{2}=${factor ** 2 / 2}$.`,
          why: "The longest side is $\\sqrt{2}$ times an equal side.",
          check: { left: `1/2*${factor}^2`, right: `${factor ** 2 / 2}` },
        },
        { text: proof, why: "The stem decides which of these cases can occur." },
      ],
      hints: [
        "Which side of the triangle is the given one, or is that left open?",
        "The equal sides meet at the right angle, so they serve as base and height.",
        "Recall the ratio of the three sides, $1:1:\\sqrt{2}$, and place the given length in it.",
        "Work out the area for each place of the given length that the stem allows.",
      ],
      takeaway:
        "Before you use the ratio of a special triangle, ask which of its sides has the given length.",
      selfExplain: {
        prompt: "How does the area depend on which side of the triangle has the given length?",
        expectations: [
          "as an equal side it is squared and halved",
          "as the longest side it gives only half of that area",
        ],
      },
    },
    {
      first: "The area of the triangle",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(special),
    },
  );
}

/** Which pairs of equal sides, in steps of a hundredth of the square, give a triangle with the side. */
export const measuresSpecial = scene<Special>({
  draw,
  write,
  recompute: ({ factor, given, bound, swapped }) => {
    const known = factor * Math.SQRT2;
    const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * b;
    const areas: number[] = [];
    for (let twice = 1; twice <= 4 * factor * factor; twice += 1) {
      const leg = Math.sqrt(twice);
      const isLeg = near(leg, known) && given !== "longest";
      const isLongest = near(Math.hypot(leg, leg), known) && given !== "leg";
      if (isLeg || isLongest) areas.push(twice / 2);
    }
    return comparisonKey(
      areas.map((area) => (swapped ? relationOf(bound, area) : relationOf(area, bound))),
    );
  },
});
