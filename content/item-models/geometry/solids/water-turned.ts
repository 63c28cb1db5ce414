import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { persistent } from "./persistent-draw.ts";

interface Turned {
  /** Edges of the base, the height, and the depth of the water in the first position, in inches. */
  readonly base: readonly [number, number];
  readonly height: number;
  readonly depth: number;
  readonly before: number;
}

function draw(chance: Chance): Turned | null {
  const base = [chance.integer(6, 24), chance.integer(6, 24)] as const;
  const [height, depth] = [chance.integer(8, 30), chance.integer(3, 20)];
  const [standing, other] = base;
  const level = (depth * standing) / height;
  if (new Set([standing, other, height, depth, level]).size < 5) return null;
  if (!Number.isInteger(level) || depth >= height - 1 || level < 2) return null;
  return { base, height, depth, before: chance.integer(0, 4) };
}

const level = ({ base: [standing], height, depth }: Turned) => (depth * standing) / height;

function wrongValues(turned: Turned): WrongValue[] {
  const {
    base: [standing, other],
    height,
    depth,
  } = turned;
  const possible = (value: Fraction | number) =>
    new Fraction(value).compare(0) > 0 && new Fraction(value).compare(standing) < 0;
  const base = "Which two edges bound the bottom of the case after it has been turned?";
  const wrong: WrongValue[] = [
    {
      value: standing - level(turned),
      ...slip(
        "complement-answered",
        "This is the distance from the water to the top after the case has been turned.",
        "It is found from the same fraction.",
        "Is the water asked for, or the air above it?",
      ),
    },
    {
      value: depth,
      ...slip(
        "base-area-ratio-ignored",
        "The amount of water is the same, but it stands on another base.",
        "Nothing is poured out, so the depth seems to stay.",
        base,
      ),
    },
    {
      value: new Fraction(depth * other, height),
      ...slip(
        "base-area-ratio-ignored",
        "This is the depth when the case is put on the other kind of side face.",
        "The volume is divided by the area of a side face, but not of the right one.",
        base,
      ),
    },
    {
      value: standing - (height - depth),
      ...slip(
        "fraction-kept-by-adding",
        `This keeps ${height - depth} inches of air, but the air fills the same part of the case, not the same height.`,
        "The distance from the water to the top is carried over.",
        "Does the air keep its height, or its share of the case?",
      ),
    },
    {
      value: new Fraction(depth * height, standing),
      ...slip(
        "fraction-inverted",
        `The depth changes in the ratio of ${standing} to ${height}, not the other way around.`,
        "The two edges are used upside down.",
        "Which part of the case is filled?",
      ),
    },
    {
      value: new Fraction(depth * standing, other),
      ...slip(
        "base-area-ratio-ignored",
        `The depth is compared with the height of ${height} inches, not with the edge of ${other} inches.`,
        "The two edges of the first base are compared with each other.",
        base,
      ),
    },
    {
      value: new Fraction(standing, 2),
      ...slip(
        "judged-by-eye",
        "The case is not exactly half full.",
        "The water is taken to reach the middle.",
        "Which part of the height did the water reach at first?",
      ),
    },
  ];
  return wrong.filter(({ value }) => possible(value));
}

function write(turned: Turned): Question {
  const {
    base: [standing, other],
    height,
    depth,
    before,
  } = turned;
  const part = new Fraction(depth, height);
  const key = level(turned);
  const volume = standing * other * depth;
  const proof = `The water fills $\\frac{${depth}}{${height}}$${part.d === BigInt(height) ? "" : `, or $${tex(part)}$,`} of the case in every position. When the edge of ${standing} inches is vertical, its depth is $${tex(part)}\\cdot ${standing}=${key}$ inches.`;
  return choiceQuestion({
    stem: `A sealed glass case has the shape of a rectangular box and stands on a base that measures ${standing} inches by ${other} inches. The case is ${height} inches high and contains water to a depth of ${depth} inches. The case is turned so that it stands on a face that measures ${other} inches by ${height} inches. What is the depth of the water, in inches, in the new position?`,
    difficulty: 2,
    targetSeconds: 80,
    quick: `${proof} The trap is to carry over the depth, or the height of the air.`,
    asked: "The depth of the same water when the closed case stands on another face.",
    plan: "The part of the case that is filled does not change; apply it to the new height.",
    reasoning: [
      `The water has a volume of $${standing}\\cdot ${other}\\cdot ${depth}=${tex(volume)}$ cubic inches.`,
      `The new base has $${other}\\cdot ${height}=${tex(other * height)}$ square inches, and the new depth is the quotient, ${key} inches.`,
      proof,
    ],
    answers:
      "Other answers carry over the depth or the height of the air, give the air instead of the water, compare the wrong edges, or guess that the case is half full.",
    steps: [
      {
        text: `Volume of the water: $${standing}\\cdot ${other}\\cdot ${depth}=${tex(volume)}$ cubic inches.`,
        why: "It is base area times depth, and it stays the same.",
        check: { left: `${standing}*${other}*${depth}`, right: `${volume}` },
      },
      {
        text: `New depth: $\\frac{${tex(volume)}}{${other}\\cdot ${height}}=${key}$ inches.`,
        why: "The depth is the volume divided by the area of the new base.",
        check: { left: `${volume}/(${other}*${height})`, right: `${key}` },
      },
    ],
    hints: [
      "The case is sealed. What stays the same when it is turned?",
      "The volume of the water is the area of the base times the depth, in both positions.",
      "Which part of the case is filled with water?",
      "After the turn, the remaining edge of the case is vertical. Take the same part of that edge.",
    ],
    fasterWay: `The edge of ${other} inches lies in both bases and cancels: the new depth is $${depth}\\cdot \\frac{${standing}}{${height}}$.`,
    takeaway:
      "In a closed box, the water fills the same part of the height whichever face the box stands on.",
    selfExplain: {
      prompt: "Why is the edge that lies in both bases not needed?",
      expectations: [
        "it is a factor of both volumes",
        "the filled part of the case is depth over height in each position",
      ],
    },
    value: key,
    proof,
    wrong: wrongValues(turned),
    before,
  });
}

/** Cubic inches of water are laid on the new base, one row after the other. */
export const waterTurned = scene<Turned>({
  draw: persistent(draw),
  write,
  recompute: ({ base: [standing, other], height, depth }, item) => {
    let water = 0;
    for (let x = 0; x < standing; x += 1)
      for (let y = 0; y < other; y += 1) for (let z = 0; z < depth; z += 1) water += 1;
    let rows = 0;
    for (; water > 0; rows += 1) water -= other * height;
    return optionsNear(item, rows + water / (other * height));
  },
});
