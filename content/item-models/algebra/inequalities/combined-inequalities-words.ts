import type { Relation, Slip } from "../../kit/item-model.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import type { CombinedInequalities, CombinedWords } from "./combined-inequalities.ts";
import { pinnedWords } from "./combined-inequalities-pinned.ts";

export function combinedWords(parameters: CombinedInequalities): CombinedWords {
  switch (parameters.scene) {
    case "pair":
      return pairWords(parameters);
    case "prices":
      return pricesWords(parameters);
    default:
      return pinnedWords(parameters);
  }
}

function pairWords(parameters: CombinedInequalities): CombinedWords {
  const { numbers, bound, up, key } = parameters;
  const [sum = 0, difference = 0] = numbers;
  const end = (sum - difference) / 2;
  const [more, less] = up ? [">", "<"] : ["<", ">"];
  const side = up ? "greater" : "less";
  return {
    stem: `$x$ and $y$ are numbers such that $x+y${more}${sum}$ and $x-y${less}${difference}$.`,
    quantityA: "$y$",
    quantityB: String(bound),
    asked: `What two inequalities in two unknowns say about $y$ alone, compared with ${bound}.`,
    plan: "Combine the inequalities so that $x$ drops out; for this they must point the same way.",
    reasoning: [
      `Multiply the second inequality by $-1$, which turns it: $y-x${more}${-difference}$.`,
      `Add this to the first: $2y${more}${sum - difference}$, so $y${more}${end}$, and every such $y$ is possible with a suitable $x$.`,
      key === "D"
        ? `Since ${bound} is ${up ? "greater" : "less"} than ${end}, $y$ can be on either side of it, and the relationship cannot be determined.`
        : `So $y$ is always ${side} than ${bound}, and Quantity ${key} is greater.`,
    ],
    steps: [
      {
        text: `Turn the second inequality around: $y-x${more}${-difference}$.`,
        why: "Multiplying by $-1$ reverses an inequality, and now both point the same way.",
      },
      {
        text: `Add the two; $x$ drops out and $2y${more}${sum - difference}$ remains.`,
        why: "The sum of the larger sides exceeds the sum of the smaller sides.",
        check: { left: "(x+y)+(y-x)", right: "2*y", given: { x: "5", y: "11" } },
      },
      {
        text: `Halve: $y${more}${end}$.`,
        why: "Dividing by a positive number keeps the direction.",
        check: { left: `(${sum}-(${difference}))/2`, right: `${end}` },
      },
    ],
    hints: [
      "Only $y$ is compared, so try to get rid of $x$.",
      "Two inequalities may be added when they point in the same direction. Do these two?",
      "Multiply the second one by $-1$, and do not forget what this does to its direction.",
      `Add the two; you get an inequality for $2y$. Compare its end with ${bound}.`,
    ],
    slips: pairSlips(parameters),
  };
}

function pairSlips({ numbers, bound, up, key }: CombinedInequalities): Record<Relation, Slip> {
  const [sum = 0, difference = 0] = numbers;
  const end = (sum - difference) / 2;
  const more = up ? ">" : "<";
  const inside = up ? end + 1 / 2 : end - 1 / 2;
  const outside = up ? bound + 4 : bound - 4;
  const point = (y: number) => `$y=${tex(new Fraction(y))}$`;
  const near = `${point(inside)} with a suitable $x$`;
  const far = `${point(outside)} with a suitable $x$`;
  const misled: Slip = {
    rationale:
      key === "D"
        ? `The conditions hold for ${near} and also for ${far}; these lie on different sides of ${bound}.`
        : `The conditions require that $y${more}${end}$; $y=${bound}$ and everything on its other side are ruled out.`,
    misconception: "inequalities-subtracted",
    whyTempting:
      "The two given inequalities point in different directions and are added or subtracted as they stand.",
    repairQuestion:
      "Which inequality follows for $y-x$ when you multiply the second condition by $-1$?",
  };
  const oneSide: Slip = {
    ...misled,
    misconception: key === "D" ? "weaker-condition-used" : "inequality-sign-flip",
    whyTempting:
      key === "D"
        ? `It takes the bound that the conditions give for $y$, which is ${end}, for a statement about ${bound}.`
        : "A direction is lost when the second inequality is multiplied by $-1$.",
    repairQuestion: `Does $y=${tex(new Fraction(inside))}$ satisfy both conditions for some $x$?`,
  };
  return {
    A: up ? oneSide : misled,
    B: up ? misled : oneSide,
    C: {
      ...misled,
      misconception: "boundary-value-miscounted",
      whyTempting:
        key === "D"
          ? "One convenient value is taken for the only one."
          : "The inequalities are solved as if they were equations.",
      repairQuestion: `Does a value of $y$ other than ${bound} satisfy the conditions?`,
    },
    D: {
      rationale: `Both conditions together force $y${more}${end}$, whatever $x$ is, so only one relation to ${bound} is possible.`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "There are two unknowns and no equation, and $y$ has many values.",
      repairQuestion: "What remains when the two inequalities are combined so that $x$ drops out?",
    },
  };
}

function pricesWords(parameters: CombinedInequalities): CombinedWords {
  const { numbers, bound, key } = parameters;
  const [p = 0, q = 0, r = 0, s = 0] = numbers;
  const common = p * r;
  const low = q * r;
  const high = s * p;
  return {
    stem: `At a market, all melons have the same price and all lemons have the same price. The price of ${p} melons is greater than the price of ${q} lemons, but ${r} melons can be had for less than the price of ${s} lemons.`,
    quantityA: `The price of ${common} melons`,
    quantityB: `The price of ${bound} lemons`,
    asked: "How far two inequalities between prices fix the value of melons in lemons.",
    plan: `Bring both conditions to ${common} melons, the number in Quantity A, by multiplying each of them.`,
    reasoning: [
      `Multiply the first condition by ${r}: ${common} melons cost more than ${low} lemons.`,
      `Multiply the second by ${p}: ${common} melons cost less than ${high} lemons.`,
      key === "D"
        ? `The price of ${bound} lemons lies between these two limits, so the melons can cost more, less or the same, and the relationship cannot be determined.`
        : `So ${common} melons cost ${key === "A" ? "more" : "less"} than ${bound} lemons, and Quantity ${key} is greater.`,
    ],
    steps: [
      {
        text: `From ${p} melons to ${common} is a factor of ${r}; ${q} lemons become $${r}\\cdot ${q}=${low}$.`,
        why: "Both sides of an inequality may be multiplied by a positive number.",
        check: { left: `${r}*${q}`, right: `${low}` },
      },
      {
        text: `From ${r} melons to ${common} is a factor of ${p}; ${s} lemons become $${p}\\cdot ${s}=${high}$.`,
        why: "The same number of melons makes the two conditions comparable.",
        check: { left: `${p}*${s}`, right: `${high}` },
      },
      {
        text: `Place ${bound} against the limits ${low} and ${high}.`,
        why: "Only a number strictly between the limits leaves the comparison open.",
      },
    ],
    hints: [
      "Each condition compares melons with lemons, but for different numbers of melons.",
      "An inequality between prices stays true when both numbers of fruits are multiplied by the same number.",
      `Bring the first condition to ${common} melons.`,
      `Now do the same with the second condition. Where does ${bound} stand among the numbers of lemons?`,
    ],
    slips: pricesSlips(parameters),
  };
}

function pricesSlips({ numbers, bound, key }: CombinedInequalities): Record<Relation, Slip> {
  const [p = 0, q = 0, r = 0, s = 0] = numbers;
  const common = p * r;
  const chain = `the price of ${common} melons is more than that of ${q * r} lemons and less than that of ${s * p} lemons`;
  const one: Slip = {
    rationale: `Multiplying the conditions by ${r} and by ${p} shows that ${chain}.`,
    misconception: key === "D" ? "condition-dropped" : "fraction-inverted",
    whyTempting:
      key === "D"
        ? "Only one of the two conditions is brought to the number of melons asked about."
        : "The ratio of the two prices is turned upside down.",
    repairQuestion: `How many lemons cost less than ${common} melons for certain, and how many cost more?`,
  };
  return {
    A: one,
    B: {
      ...one,
      misconception: key === "D" ? "condition-dropped" : "direction-of-change-ignored",
      whyTempting:
        key === "D"
          ? "The upper limit alone is worked out, and the lower one is forgotten."
          : "One of the two conditions is read in the wrong direction.",
    },
    C: {
      ...one,
      misconception: "boundary-value-miscounted",
      whyTempting:
        'The words "greater" and "less" are passed over, and a condition is used as an equation.',
      repairQuestion: `Do the conditions allow ${common} melons to cost more than ${bound} lemons, or less?`,
    },
    D: {
      rationale: `The conditions fix the relation: ${chain}, and ${bound} is at or beyond a limit.`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "No price is given, and inequalities seem too weak to settle a comparison.",
      repairQuestion: `What does each condition say about ${common} melons?`,
    },
  };
}
