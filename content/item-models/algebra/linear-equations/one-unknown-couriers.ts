import type { ChoiceCase, WrongValue } from "../../kit/choice-question.ts";
import { counted, dollars, Fraction } from "../../kit/write-numbers.ts";

/** Two couriers: a high fee with a low rate, and the other way round. */
export interface Couriers {
  readonly scene: "couriers";
  readonly cheap: number;
  readonly dear: number;
  readonly distance: number;
  readonly low: number;
  readonly high: number;
  readonly before: number;
}

function wrongValues({ cheap, dear, distance, low, high }: Couriers): WrongValue[] {
  const wrong: WrongValue[] = [
    {
      value: high - low,
      rationale: `This is the difference of the fees in dollars. It is made up at ${dollars(dear - cheap)} for each kilometer.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the first number that has to be found.",
      repairQuestion: "By how many dollars per kilometer do the rates differ?",
    },
    {
      value: new Fraction(high + low, dear - cheap),
      rationale: "The fees are added; what has to be made up is their difference.",
      misconception: "moved-term-without-sign",
      whyTempting: "One fee is carried across the equation without a change of sign.",
      repairQuestion: "How far ahead is one courier's charge before the first kilometer?",
    },
    {
      value: new Fraction(high - low, dear + cheap),
      rationale:
        "The rates are added, but both charges grow, so the gap closes only by the difference of the rates.",
      misconception: "moved-term-without-sign",
      whyTempting: "The charges seem to approach each other from both sides.",
      repairQuestion: "Does the higher charge become smaller as the distance grows?",
    },
    {
      value: high + cheap * distance,
      rationale: "This is the common charge in dollars, not the distance.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the amount on which the two couriers agree.",
      repairQuestion: "In which unit does the question want its answer?",
    },
    {
      value: new Fraction(high - low, dear),
      rationale: `This divides by the rate of one courier and forgets that the other charges ${dollars(cheap)} per kilometer as well.`,
      misconception: "condition-dropped",
      whyTempting: "The courier with the low fee catches up at its own rate.",
      repairQuestion: `What does the other courier charge for this distance?`,
    },
    {
      value: new Fraction(high, dear - cheap),
      rationale: `This leaves out the fee of ${dollars(low)} that the other courier charges.`,
      misconception: "condition-dropped",
      whyTempting: "One fee seems to be all that has to be made up.",
      repairQuestion: "What do both couriers charge for a distance of 0?",
    },
    {
      value: distance + 1,
      rationale: "At this distance one courier is already more expensive than the other.",
      misconception: "boundary-value-miscounted",
      whyTempting: "It is the first whole distance after the two charges have met.",
      repairQuestion: "What does each courier charge for this distance?",
    },
  ];
  return wrong.filter(({ value }) => new Fraction(value).d === 1n);
}

export function couriersCase(parameters: Couriers): ChoiceCase {
  const { cheap, dear, distance, low, high, before } = parameters;
  const gap = high - low;
  const rate = dear - cheap;
  const total = high + cheap * distance;
  return {
    stem: `One courier charges ${dollars(high)} for a delivery plus ${dollars(cheap)} per kilometer. Another charges ${dollars(low)} plus ${dollars(dear)} per kilometer. For a delivery over what distance, in kilometers, do the two charge the same amount?`,
    value: distance,
    proof: `Over ${counted(distance, "kilometer")} both charge ${dollars(total)}: $${high} + ${cheap} \\cdot ${distance} = ${low} + ${dear} \\cdot ${distance}$.`,
    wrong: wrongValues(parameters),
    before,
    difficulty: 1,
    targetSeconds: 60,
    quick: `The fees differ by $${high} - ${low} = ${gap}$ dollars. With every kilometer the second courier makes up $${dear} - ${cheap} = ${rate}$ dollars. So the charges meet after $\\frac{${gap}}{${rate}} = ${distance}$ kilometers. The trap is to answer with a number of dollars, or to add the rates.`,
    asked: "The distance for which two charges are the same.",
    plan: "Write both charges for $x$ kilometers, set them equal, and solve.",
    reasoning: [
      `For $x$ kilometers the charges are $${high} + ${cheap}x$ and $${low} + ${dear}x$ dollars.`,
      `Set them equal and subtract $${cheap}x$ and ${low}: $${gap} = ${rate}x$.`,
      `Divide by ${rate}: $x = ${distance}$.`,
      `Check: both charges are then ${dollars(total)}.`,
    ],
    answers: `The difference of the fees and the common charge are amounts of money, not distances. Adding the fees or the rates comes from a lost sign. Dividing by one rate alone lets the other courier drive for nothing.`,
    steps: [
      {
        text: `Set the charges equal: $${high} + ${cheap}x = ${low} + ${dear}x$.`,
        why: "Each charge is a fee and a rate times the distance.",
        check: {
          left: `${high}+${cheap}*x`,
          right: `${low}+${dear}*x`,
          given: { x: `${distance}` },
        },
      },
      {
        text: `Collect terms and divide: $x = \\frac{${gap}}{${rate}} = ${distance}$.`,
        why: "The difference of the fees is made up at the difference of the rates.",
        check: { left: `(${high}-${low})/(${dear}-${cheap})`, right: `${distance}` },
      },
    ],
    hints: [
      "One courier begins with a lead in price, the other charges more for each kilometer.",
      "How does the gap between the two charges change with each kilometer?",
      `Write both charges with $x$ for the distance, one of them $${high} + ${cheap}x$.`,
      "Set the two expressions equal, bring the terms with $x$ to one side, and divide.",
    ],
    takeaway:
      "Two linear charges meet where the gap in the fees is used up by the gap in the rates.",
    selfExplain: {
      prompt: "Why is the difference of the rates, and not their sum, what counts?",
      expectations: ["both charges grow", "the gap shrinks by the difference for each kilometer"],
    },
  };
}
