import type { WrongChoice } from "../../kit/item-model.ts";
import { choice, Fraction } from "../../kit/write-numbers.ts";

type Scene = "together" | "alone" | "drain";

export interface Parameters {
  readonly scene: Scene;
  /** The three given times. */
  readonly times: readonly [number, number, number];
  /** Signs with which their rates add up, and the divisor of the sum, to give the rate asked for. */
  readonly signs: readonly [number, number, number];
  readonly divisor: 1 | 2;
  readonly place: number;
}

export function rateSum({ times, signs }: Parameters): Fraction {
  return times.reduce(
    (sum, time, index) => sum.add(new Fraction(signs[index] ?? 0, time)),
    new Fraction(0),
  );
}

/** Slips that all three stories share. */
function sharedWrong(p: Parameters) {
  const { scene, times } = p;
  const [first, second, third] = times;
  const pair = new Fraction(first * second, first + second);
  const mean = new Fraction(first + second + third, 3);
  const averaged = {
    ...choice(mean),
    rationale: `It averages the three times, $\\frac{${first} + ${second} + ${third}}{3}$. Times of different groups cannot be averaged; only rates add up.`,
    misconception: "times-combined-not-rates",
    whyTempting: "Three times are given and one is wanted.",
    repairQuestion: "Which part of the job is done in one unit of time?",
  };
  const joint = {
    ...choice(pair),
    rationale:
      scene === "drain"
        ? "It adds the two filling rates as they are given, but both of them have the flow of the drain already taken off, so the drain is subtracted twice."
        : `It adds the rates behind ${first} and ${second} only, in which one worker occurs twice and nothing corrects it.`,
    misconception: scene === "drain" ? "overlap-removed-too-few-times" : "counted-twice",
    whyTempting: "The formula for two who work together is applied to the first two times.",
    repairQuestion: "Who or what is part of both of these times?",
  };
  const halfSum = {
    ...choice(new Fraction(first + second + third, 2)),
    rationale: `Half of the sum $${first} + ${second} + ${third}$ would be right if times could be added; it is longer than it takes with less help.`,
    misconception: "times-combined-not-rates",
    whyTempting: "Each worker appears in two of the statements, so halving a sum looks sensible.",
    repairQuestion: "Should more rate mean more time or less?",
  };
  return { averaged, joint, halfSum };
}

export function wrongDrain(p: Parameters): WrongChoice[] {
  const [first, second, third] = p.times;
  const { averaged, joint, halfSum } = sharedWrong(p);
  const opposite = new Fraction(1, first).add(new Fraction(1, second)).sub(new Fraction(1, third));
  const closed = new Fraction(1, first).add(new Fraction(1, second)).add(new Fraction(2, third));
  return [
    joint,
    {
      ...choice(opposite.inverse()),
      rationale: `It subtracts the rate $\\frac{1}{${third}}$ once more, although the drain is already taken off in both given times, once too often.`,
      misconception: "counted-twice",
      whyTempting: "A drain lowers the level, so a minus sign seems due.",
      repairQuestion: "Is the drain open or shut in the two given filling times?",
    },
    {
      ...choice(closed.inverse()),
      rationale: "This is the time with the drain shut; the question leaves it open.",
      misconception: "condition-dropped",
      whyTempting: "The full rates of the inlets are found first, and their sum is close at hand.",
      repairQuestion: "What does the last sentence say about the drain?",
    },
    averaged,
    {
      ...choice(new Fraction(first + second, 2)),
      rationale: `It averages ${first} and ${second}, which would make both inlets together slower than the better one alone.`,
      misconception: "times-combined-not-rates",
      whyTempting: "Both times are for the same pool.",
      repairQuestion: "Can two inlets take longer than one of them?",
    },
    halfSum,
  ].filter(({ order }) => order > 0);
}

export function wrongPairs(p: Parameters): WrongChoice[] {
  const { scene, times, divisor } = p;
  const [first, second, third] = times;
  const { averaged, joint, halfSum } = sharedWrong(p);
  const all = new Fraction(1, first).add(new Fraction(1, second)).add(new Fraction(1, third));
  const notHalved = {
    ...choice(rateSum(p).inverse()),
    rationale:
      "It takes the combination of the three rates as it stands, but every machine or team asked for is in it twice.",
    misconception: "counted-twice",
    whyTempting:
      "Adding and subtracting the three rates is right, and the last halving is easily forgotten.",
    repairQuestion: "How often does each rate occur when the three equations are combined?",
  };
  const rest = {
    ...choice(all.inverse()),
    rationale:
      "It adds the three rates without taking half of the sum, in which everyone counts twice.",
    misconception: "counted-twice",
    whyTempting: "Adding the rates of all the given groups looks like the rate of everybody.",
    repairQuestion: "In how many of the three groups does each one work?",
  };
  const others = [
    { signs: [1, -1, 1], name: scene === "together" ? "pump $Y$" : "the green team" },
    { signs: [-1, 1, 1], name: scene === "together" ? "pump $Z$" : "the blue team" },
    ...(scene === "together" ? [] : [{ signs: [1, 1, 1], name: "all three teams together" }]),
  ].map(({ signs, name }) => ({
    ...choice(
      rateSum({ ...p, signs: [signs[0] ?? 0, signs[1] ?? 0, signs[2] ?? 0] })
        .div(2)
        .inverse(),
    ),
    rationale: `This is the time that ${name} would need, and the question is about ${scene === "together" ? "all three pumps" : "the red team alone"}.`,
    misconception: "answered-intermediate-quantity",
    whyTempting: "It comes out of the same equations.",
    repairQuestion: "Whose time does the last sentence ask for?",
  }));
  return [
    divisor === 2 && scene === "alone" ? notHalved : rest,
    averaged,
    joint,
    ...others.filter(({ text }) => scene === "alone" || !text.includes("frac")),
    halfSum,
  ];
}
