import type { EntryCase, EntrySlip } from "../../kit/entry-question.ts";
import { counted, dollars, Fraction, grouped, tex } from "../../kit/write-numbers.ts";

/** A pool with a deck of uniform width. */
export interface Path {
  readonly scene: "path";
  readonly width: number;
  readonly length: number;
  readonly path: number;
}
/** A price that is raised in steps of a dollar, with fewer people at each step. */
export interface Tour {
  readonly scene: "tour";
  readonly price: number;
  readonly people: number;
  readonly fewer: number;
  /** The larger number of steps that gives the income, and the smaller one. */
  readonly steps: number;
  readonly other: number;
}

function pathSlips({ width, length, path }: Path): EntrySlip[] {
  return [
    {
      value: 2 * path,
      rationale: `This is how much each dimension grows. The deck lies at both ends, so its width is half of that.`,
      misconception: "border-on-one-side",
      whyTempting: `The outer rectangle measures ${width + 2 * path} by ${length + 2 * path} meters, and the growth is read off.`,
      repairQuestion: "How many times does the width of the deck enter the outer length?",
    },
    {
      value: width + 2 * path,
      rationale: "This is the width of the pool and the deck together.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is one of the two factors of the total area.",
      repairQuestion:
        "What is left when the width of the pool is taken away, and how is it shared?",
    },
    {
      value: new Fraction(width + length, 2).add(path),
      rationale:
        "This is the other root of the quadratic equation without its minus sign; a width is positive.",
      misconception: "extraneous-root-kept",
      whyTempting: "The equation has two roots, and a sign is easily dropped.",
      repairQuestion: "Which root of the equation is negative?",
    },
  ];
}

export function pathCase(parameters: Path): EntryCase {
  const { width, length, path } = parameters;
  const [outerWidth, outerLength] = [width + 2 * path, length + 2 * path];
  const total = outerWidth * outerLength;
  const rest = total - width * length;
  const sum = width + length;
  return {
    stem: `A rectangular swimming pool is ${width} meters wide and ${length} meters long. It is surrounded on all sides by a wooden deck of uniform width, and the pool and the deck together cover a rectangle with an area of ${grouped(total)} square meters.\n\nWhat is the width of the deck, in meters?`,
    value: path,
    unitAfter: "meters",
    slips: pathSlips(parameters),
    difficulty: 3,
    targetSeconds: 95,
    quick: `Let the deck be $d$ meters wide. It adds $2d$ to each dimension, so $(${width} + 2d)(${length} + 2d) = ${tex(total)}$. This becomes $4d^2 + ${2 * sum}d = ${rest}$, whose positive root is ${path}. The traps are to add the width only once to each dimension and to answer with $2d$.`,
    asked: "The width of a border around a rectangle, from the total area.",
    plan: "Write the outer dimensions with the unknown width, form the equation for the area, and take the positive root.",
    reasoning: [
      `If the deck is $d$ meters wide, the outer rectangle measures $${width} + 2d$ by $${length} + 2d$ meters.`,
      `Its area gives $(${width} + 2d)(${length} + 2d) = ${tex(total)}$.`,
      `Multiply out and collect: $4d^2 + ${2 * sum}d - ${rest} = 0$.`,
      `One root is ${path}. The product of the roots is negative, so the other root is negative and cannot be a width: $d = ${path}$.`,
      `Check: $${outerWidth} \\cdot ${outerLength} = ${tex(total)}$.`,
    ],
    answers: `The growth of a dimension is twice the width of the deck. The outer width includes the pool. The other root of the equation is negative and cannot be a width, with or without its sign.`,
    steps: [
      {
        text: `The outer dimensions give $(${width} + 2d)(${length} + 2d) = ${tex(total)}$.`,
        why: "The deck lies at both ends of each dimension.",
        check: {
          left: `(${width}+2*d)*(${length}+2*d)`,
          right: `${total}`,
          given: { d: `${path}` },
        },
      },
      {
        text: `The positive root is $d = ${path}$; the outer rectangle then measures ${outerWidth} by ${outerLength} meters.`,
        why: "A width cannot be negative.",
        check: { left: `${outerWidth}*${outerLength}`, right: `${total}` },
      },
    ],
    hints: [
      "Sketch the pool and the deck. Which rectangle has the area that is given?",
      "By how much does a border of width $d$ make each dimension longer?",
      `Write the outer dimensions as $${width} + 2d$ and $${length} + 2d$, and use the area.`,
      "Solve the quadratic equation, or find two factors of the total area that differ as length and width do, and share the growth between both ends.",
    ],
    fasterWay: `Length and width grow by the same amount, so look for two factors of ${grouped(total)} that differ by ${length - width}: they are ${outerWidth} and ${outerLength}. The growth is shared by two ends.`,
    takeaway: "A border of width $d$ adds $2d$ to each dimension.",
    selfExplain: {
      prompt: "Why is each dimension larger by twice the width of the deck?",
      expectations: ["the deck lies on both sides of the pool"],
    },
  };
}

function tourSlips({ price, steps, other, people }: Tour): EntrySlip[] {
  return [
    {
      value: price + other,
      rationale: `At this price the income is the same, but the question asks for the greater of the two prices.`,
      misconception: "condition-dropped",
      whyTempting:
        "It is the solution that is found first, and it does meet the condition about the income.",
      repairQuestion: "Is there another price with the same income?",
    },
    {
      value: steps,
      rationale: `This is the number of dollars by which the price is raised. The price itself is ${dollars(price)} more.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is a solution of the equation.",
      repairQuestion: "What does your unknown stand for?",
    },
    {
      value: people,
      rationale: `This is the number of people at the present price.`,
      misconception: "coefficient-read-as-answer",
      whyTempting: "The number is at hand.",
      repairQuestion: "Does the question ask for people or for dollars?",
    },
    {
      value: steps + other,
      rationale: "This is the sum of the two solutions for the increase, not a price.",
      misconception: "root-sum-for-root",
      whyTempting: "It can be read from the equation without solving.",
      repairQuestion: "Which two numbers have this sum and solve the equation?",
    },
  ];
}

export function tourCase(parameters: Tour): EntryCase {
  const { price, people, fewer, steps, other } = parameters;
  const income = (price + steps) * (people - fewer * steps);
  const now = price * people;
  const [sum, product] = [steps + other, steps * other];
  const few = counted(fewer, "fewer person", "fewer people");
  const lost = fewer === 1 ? "x" : `${fewer}x`;
  return {
    stem: `A boat tour that costs ${dollars(price)} per person draws ${people} people a day. For every \\$1 by which the price is raised, ${few} a day would take the tour. What is the greatest price per person, in dollars, at which the tour would take in exactly ${dollars(income)} a day?`,
    value: price + steps,
    unitBefore: "$",
    slips: tourSlips(parameters),
    difficulty: 4,
    targetSeconds: 120,
    quick: `After a raise of $x$ dollars the income is $(${price} + x)(${people} - ${lost}) = ${tex(income)}$. Collected, ${fewer === 1 ? "with the signs turned" : `divided by $-${fewer}$`}, this is $x^2 - ${sum}x + ${product} = 0$, so $x$ is ${other} or ${steps}. The greater price is $${price} + ${steps} = ${price + steps}$ dollars. The traps are to give the raise, or the smaller price.`,
    asked: "The greater of two prices that bring a given income.",
    plan: "Let the unknown be the raise, write price and number of people with it, and solve the equation for the income.",
    reasoning: [
      `After a raise of $x$ dollars the price is $${price} + x$ and $${people} - ${lost}$ people come.`,
      `The income is $(${price} + x)(${people} - ${lost}) = ${tex(income)}$.`,
      `Multiply out: $${tex(now)} + ${people - fewer * price}x - ${fewer === 1 ? "" : fewer}x^2 = ${tex(income)}$. Collecting terms leads to $x^2 - ${sum}x + ${product} = 0$.`,
      `Factor: $(x - ${other})(x - ${steps}) = 0$. Both raises bring the income; the greater one gives the greater price.`,
      `The price is $${price} + ${steps} = ${price + steps}$ dollars.`,
    ],
    answers: `The smaller price meets the condition about the income but not the word *greatest*. A raise is not a price. The sum of the solutions and the number of people occur in the work only.`,
    steps: [
      {
        text: `The income gives $(${price} + x)(${people} - ${lost}) = ${tex(income)}$.`,
        why: "Income is price times number of people, and both depend on the raise.",
        check: {
          left: `(${price}+x)*(${people}-${fewer}*x)`,
          right: `${income}`,
          given: { x: `${steps}` },
        },
      },
      {
        text: `Collect and factor: $x^2 - ${sum}x + ${product} = (x - ${other})(x - ${steps}) = 0$.`,
        why: "Two raises bring the same income.",
        check: {
          left: `x^2-${sum}*x+${product}`,
          right: `(x-${other})*(x-${steps})`,
          given: { x: "1" },
        },
      },
      {
        text: `The greater price is $${price} + ${steps} = ${price + steps}$ dollars.`,
        why: "The unknown was the raise, and the question asks for the price.",
        check: { left: `${price}+${steps}`, right: `${price + steps}` },
      },
    ],
    hints: [
      "Two things change when the price is raised. Which two, and in which direction?",
      "Income is the price per person times the number of people.",
      `Let $x$ be the raise in dollars. The price is then $${price} + x$; how many people come?`,
      "Set the product equal to the income, bring the equation to standard form, take the greater solution, and return from the raise to the price.",
    ],
    takeaway:
      "Say what the unknown stands for, and translate the solution back into what is asked.",
    selfExplain: {
      prompt: "Why can two different prices bring the same income?",
      expectations: [
        "a higher price makes up for fewer people",
        "the equation for the raise is quadratic",
      ],
    },
  };
}
