import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { choice } from "../../kit/write-numbers.ts";

interface Cut {
  readonly sides: number;
  /** The number of sides of one piece. */
  readonly piece: number;
  readonly offered: readonly number[];
}

function draw(chance: Chance): Cut | null {
  const sides = chance.integer(7, 12);
  const piece = chance.integer(3, sides - 3);
  const least = sides + 2 - piece;
  const offered = [
    ...chance.sample([least, least + 1, least + 2], chance.integer(1, 3)),
    ...chance.sample([least - 2, least - 1], chance.integer(1, 2)),
    ...chance.sample([least + 3, least + 4, least + 5], chance.integer(1, 2)),
  ];
  if (offered.length < 4 || offered.length > 6 || offered.includes(sides)) return null;
  return { sides, piece, offered: offered.toSorted((a, b) => a - b) };
}

const ENDS = ["both ends at vertices", "one end at a vertex", "no end at a vertex"] as const;

function optionsOf({ sides, piece, offered }: Cut) {
  const least = sides + 2 - piece;
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const other of offered) {
    const total = piece + other;
    const ends = ENDS[other - least];
    if (ends !== undefined) {
      right.push({
        ...choice(other),
        rationale: `With ${ends} of the sheet, the pieces have $${sides}+${total - sides}=${total}$ sides together, so the other piece has $${total}-${piece}=${other}$.`,
      });
      continue;
    }
    const proof = `The pieces would have ${total} sides together, but a straight cut makes the total ${sides + 2}, ${sides + 3}, or ${sides + 4}.`;
    wrong.push({
      ...choice(other),
      ...slip(
        "cut-ends-not-classified",
        proof,
        other < least
          ? "The sides of the sheet are shared out, and the two new edges along the cut are not both counted."
          : "Sides that the cut divides are counted more often than they occur.",
        "How many sides does the cut add, and how many does it divide?",
      ),
    });
  }
  return { right, wrong };
}

function write(cut: Cut): Question {
  const { sides, piece } = cut;
  const { right, wrong } = optionsOf(cut);
  const least = sides + 2 - piece;
  return toldQuestion(
    {
      stem: `A sheet of metal in the shape of a convex polygon with ${sides} sides is cut along one straight line into two pieces. One of the pieces is a polygon with ${piece} sides. Which of the following could be the number of sides of the other piece? Indicate all such numbers.`,
      difficulty: 5,
      targetSeconds: 110,
      quick: `The cut gives each piece a new side, so the total grows by 2. For each end of the cut inside a side, that side is divided into two, and the total grows by 1 more. So the total is ${sides + 2}, ${sides + 3}, or ${sides + 4}, and the other piece has ${least}, ${least + 1}, or ${least + 2} sides. The trap is to think of one way of cutting only.`,
      asked: "Which numbers of sides the second piece can have.",
      plan: "Count the sides of both pieces together, by cases for the two ends of the cut.",
      reasoning: [
        "Along the cut, each of the two pieces has one new side: 2 more.",
        "An end of the cut at a vertex divides no side; an end inside a side divides it into two parts, which is 1 more. With two ends, this adds 0, 1, or 2.",
        `So both pieces together have ${sides + 2}, ${sides + 3}, or ${sides + 4} sides. Taking away ${piece} leaves ${least}, ${least + 1}, or ${least + 2}.`,
        `All three occur: the cut can leave ${piece - 1} sides or parts of sides of the sheet on the one piece, with its ends at vertices or inside sides as needed.`,
      ],
      answers:
        "Smaller numbers forget a new side along the cut; greater ones would need more than two divided sides.",
      steps: [
        {
          text: `The cut through two vertices: $${sides}+2=${sides + 2}$ sides together.`,
          why: "Only the two new edges are added.",
          check: { left: `${sides}+2-${piece}`, right: `${least}` },
        },
        {
          text: `With both ends inside sides: $${sides}+4=${sides + 4}$ sides together.`,
          why: "Two sides are divided as well.",
          check: { left: `${sides}+4-${piece}`, right: `${least + 2}` },
        },
      ],
      hints: [
        "Sketch a polygon and a straight cut. Which sides does the cut create or divide?",
        "Each piece gets one new side along the cut.",
        "Distinguish whether an end of the cut is at a vertex or inside a side.",
        "Find the possible totals of both pieces, then take away the piece that you know.",
      ],
      takeaway:
        "A straight cut adds two sides in all, and one more for each end that lies inside a side.",
      selfExplain: {
        prompt: "Why are there three possible totals for the two pieces?",
        expectations: [
          "the cut itself gives each piece a new side",
          "each end of the cut may or may not divide a side",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const possibleCut = scene<Cut>({
  draw,
  write,
  // Vertices and inner points of sides alternate around the sheet; every pair of them is tried as a cut.
  recompute: ({ sides, piece }, item) => {
    const others = new Set<number>();
    for (const from of integers(0, 2 * sides - 1)) {
      for (const to of integers(from + 1, 2 * sides - 1)) {
        const between = [...integers(from + 1, to - 1)].filter((place) => place % 2 === 0).length;
        const vertices = sides - [from, to].filter((place) => place % 2 === 0).length;
        const pieces = [between + 2, vertices - between + 2];
        if (Math.min(...pieces) < 3 || !pieces.includes(piece)) continue;
        others.add(pieces[0] === piece ? (pieces[1] ?? 0) : (pieces[0] ?? 0));
      }
    }
    return optionsWhere(item, (text) => others.has(Number(text)));
  },
});
