import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { choice } from "../../kit/write-numbers.ts";

interface Wire {
  /** A multiple of 6. */
  readonly length: number;
  readonly offered: readonly number[];
}

function draw(chance: Chance): Wire {
  const length = 6 * chance.integer(4, 10);
  const [third, half] = [length / 3, length / 2];
  const offered = [
    ...chance.sample([third - 3, third - 2, third - 1], chance.integer(1, 2)),
    ...chance.pick([[third], [third, third + 1], [third + 1]]),
    chance.integer(third + 2, half - 2),
    ...chance.pick([[half - 1, half], [half]]),
    ...chance.sample([half + 1, half + 2, half + 4], chance.integer(0, 1)),
  ].toSorted((a, b) => a - b);
  return { length, offered };
}

function optionsOf({ length, offered }: Wire) {
  const [third, half] = [length / 3, length / 2];
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const side of offered) {
    const rest = length - side;
    if (side >= third && side < half) {
      const other = Math.floor(rest / 2);
      right.push({
        ...choice(side),
        rationale:
          side === third
            ? `Three sides of ${side} inches form an equilateral triangle, in which no side is longer than the others.`
            : `The other two sides can be ${other} and ${rest - other} inches: none is longer than ${side}, and together they are ${rest}, more than ${side}.`,
      });
      continue;
    }
    const proof =
      side < third
        ? `The other two sides would together be ${rest} inches, so one of them would be at least ${rest % 2 === 0 ? rest / 2 : `${(rest - 1) / 2}.5`} and longer than ${side}.`
        : side === half
          ? `The other two sides would together be ${rest} inches as well, so the triangle would be flat.`
          : `Only ${rest} inches would be left for the other two sides, less than ${side}, so they could not meet.`;
    wrong.push({
      ...choice(side),
      ...slip(
        side === half ? "boundary-value-miscounted" : "longest-side-limit-missed",
        proof,
        side < third
          ? "A triangle with a side of this length exists, and whether it is the longest is not checked."
          : side === half
            ? "Two sides that together equal the third seem just enough."
            : "It is less than the whole wire, and the other two sides seem free.",
        side < third
          ? "How long is the longer of the other two sides at least?"
          : "What is left for the other two sides, and can they meet?",
      ),
    });
  }
  return { right, wrong };
}

function write(wire: Wire): Question {
  const { length } = wire;
  const { right, wrong } = optionsOf(wire);
  const [third, half] = [length / 3, length / 2];
  return toldQuestion(
    {
      stem: `All of a wire ${length} inches long is bent, without any overlap, into the outline of a triangle. Which of the following could be the length, in inches, of the longest side of the triangle? Indicate all such lengths. (If several sides are equally long and no side is longer, each of them is a longest side.)`,
      difficulty: 3,
      targetSeconds: 85,
      quick: `The longest side must be shorter than the other two together, so it is less than half of ${length}. It must also be at least as long as each of them, so it is at least a third of ${length}. All lengths from ${third} up to, but not including, ${half} are possible. The trap is to forget the lower limit or to admit half.`,
      asked: "Which lengths the longest side of a triangle with a given perimeter can have.",
      plan: "Find the limits: from above by the triangle inequality, from below because no other side may be longer.",
      reasoning: [
        `If the longest side is $s$, the other two are together $${length}-s$. They must be more than $s$ together: $${length}-s>s$, so $s<${half}$.`,
        `None of the three sides is longer than $s$, so $3s$ is at least ${length} and $s$ is at least ${third}.`,
        `Every length within these limits occurs, with the rest of the wire divided evenly: each of the two other sides is then at most $s$.`,
        `So just the lengths $s$ with $${third}\\le s<${half}$ are possible.`,
      ],
      answers: `Lengths below ${third} can be sides, but then another side is longer. A length of ${half} leaves exactly as much for the other two sides, and the triangle collapses. Greater lengths leave too little for the other two sides to meet.`,
      steps: [
        {
          text: `Upper limit: half of ${length} is ${half}, and the longest side is less than that.`,
          why: "The other two sides together must be longer than it.",
          check: { left: `${length}/2`, right: `${half}` },
        },
        {
          text: `Lower limit: a third of ${length} is ${third}, and the longest side is at least that.`,
          why: "If all sides were shorter, they would not use up the wire.",
          check: { left: `${length}/3`, right: `${third}` },
        },
      ],
      hints: [
        "The three sides always add up to the length of the wire. What does this leave for two of them?",
        "Any two sides of a triangle are together longer than the third.",
        "Find the greatest length below which the longest side must stay.",
        "Then ask how short the longest side can be if no other side may exceed it.",
      ],
      takeaway:
        "The longest side of a triangle is at least a third and less than half of the perimeter.",
      selfExplain: {
        prompt: "Where do the two limits for the longest side come from?",
        expectations: [
          "the other two sides together must be longer than it",
          "three sides no longer than it must make up the perimeter",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const possibleWire = scene<Wire>({
  draw,
  write,
  // All triangles with sides in half inches and this perimeter are listed.
  recompute: ({ length }, item) => {
    const longest = new Set<number>();
    const halves = 2 * length;
    for (const a of integers(1, halves)) {
      for (const b of integers(a, halves - a)) {
        const c = halves - a - b;
        if (c >= b && a + b > c) longest.add(c / 2);
      }
    }
    return optionsWhere(item, (text) => longest.has(Number(text)));
  },
});
