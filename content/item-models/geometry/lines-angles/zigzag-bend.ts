import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { angle, line, type Point, sketch } from "../figures.ts";
import { type WrongDegrees, wrongDegrees } from "./degree-choices.ts";
import { labelBy } from "./drafting.ts";
import { measured, step } from "./measuring.ts";

type Side = "left" | "right";

interface Bend {
  /** On which side of A and of C the angle at the line is marked; the bend opens to the left. */
  readonly sides: readonly [Side, Side];
  /** The acute angles that the two segments make with the lines. */
  readonly parts: readonly [number, number];
  readonly asked: "bend" | "end";
  readonly before: number;
}

function draw(chance: Chance): Bend | null {
  const sides = chance.pick<readonly [Side, Side]>([
    ["left", "left"],
    ["right", "left"],
    ["left", "right"],
    ["left", "left"],
  ]);
  const parts = [chance.integer(24, 68), chance.integer(24, 68)] as const;
  const [a, c] = parts;
  if (Math.abs(a - c) < 6 || Math.abs(a + c - 90) < 6) return null;
  return { sides, parts, asked: chance.pick(["bend", "end"]), before: chance.integer(0, 4) };
}

const mark = (side: Side, part: number) => (side === "right" ? part : 180 - part);

function numbers({ sides, parts: [a, c], asked }: Bend) {
  const [atA, atC, bend] = [mark(sides[0], a), mark(sides[1], c), a + c];
  return { atA, atC, bend, key: asked === "bend" ? bend : atC };
}

function wrongValues(bendCase: Bend) {
  const { parts, asked } = bendCase;
  const [a, c] = parts;
  const { atA, atC, bend, key } = numbers(bendCase);
  const given = asked === "bend" ? atC : bend;
  return wrongDegrees([
    [
      180 - key,
      "bend-not-split",
      `This is the supplement of the angle asked for. The two parts of the bend measure ${a}° and ${c}°.`,
      "Angles between parallel lines are often supplementary, and a sum of 180° is expected here too.",
      "Which two parts does the parallel through $B$ make of the angle at $B$?",
    ],
    [
      Math.abs(atA - given),
      "parallel-angles-mixed-up",
      "This is the difference of the two given angles, but they do not open against each other in this way.",
      "Subtracting the two given numbers is one step, and it gives a number of a fitting size.",
      "To which parts at $B$ are the angles at $A$ and $C$ related?",
    ],
    [
      180 - Math.abs(atA - given),
      "parallel-angles-mixed-up",
      "Here the difference of the given angles is completed to 180°, as if the segments were one straight transversal.",
      "A transversal makes supplementary angles with parallel lines, but the path has a bend.",
      "Is the way from $A$ to $C$ straight?",
    ],
    ...partsOfBend(bendCase),
  ]);
}

/** Angles that one segment makes with the lines. */
function partsOfBend(bendCase: Bend): readonly WrongDegrees[] {
  const {
    parts: [a, c],
    asked,
  } = bendCase;
  const { bend } = numbers(bendCase);
  const [other, name] =
    asked === "bend"
      ? [c, "segment $BC$ makes with the parallel lines"]
      : [bend, "the two segments make at $B$"];
  return [
    [
      a,
      "answered-intermediate-quantity",
      "This is the acute angle that segment $AB$ makes with the parallel lines.",
      "It is found first, as one of the two parts of the bend.",
      "Which part of the angle at $B$ is still missing?",
    ],
    [
      180 - a,
      "parallel-angles-mixed-up",
      "This is an angle that segment $AB$ makes with the parallel lines.",
      "It would be the angle at the other line if $AB$ went on straight.",
      "What changes at $B$?",
    ],
    [
      other,
      "bend-not-split",
      `This is the angle that ${name}, and the angle asked for is another one.`,
      "Alternate angles are equal, and the rule is applied to a path that is not straight.",
      "How do the two segments divide the angle at $B$?",
    ],
    [
      180 - other,
      "parallel-angles-mixed-up",
      `This is the supplement of the angle that ${name}.`,
      "Angles on the same side between parallel lines are supplementary, but only at a straight transversal.",
      "Is the way from $A$ to $C$ straight?",
    ],
  ];
}
function figure({ sides, asked, ...rest }: Bend) {
  const { atA, atC, bend } = numbers({ sides, asked, ...rest });
  const [A, B, C]: readonly [Point, Point, Point] = [
    { x: 5.5, y: 10.5 },
    { x: 9.7, y: 6 },
    { x: 5, y: 1.5 },
  ];
  const ends = (y: number) => ({ left: { x: 1, y }, right: { x: 14.5, y } });
  const [top, low] = [ends(A.y), ends(C.y)];
  const [textB, textC] = asked === "bend" ? ["$x°$", `$${atC}°$`] : [`$${bend}°$`, "$x°$"];
  return sketch(
    `Line ℓ is horizontal at the top, line m horizontal at the bottom. Point A is on ℓ and point C is on m. From A a segment goes down and to the right to B, and from B a segment goes down and to the left to C. The angle at A between segment AB and the part of ℓ to the ${sides[0]} of A is ${atA}°. Angle ABC, which opens to the left, is ${asked === "bend" ? "x°" : `${bend}°`}. The angle at C between segment CB and the part of m to the ${sides[1]} of C is ${asked === "bend" ? `${atC}°` : "x°"}.`,
    [
      line([top.left, top.right]),
      line([low.left, low.right]),
      line([A, B, C]),
      sides[0] === "right"
        ? angle(`$${atA}°$`, A, [B, top.right])
        : angle(`$${atA}°$`, A, [top.left, B]),
      angle(textB ?? "", B, [A, C]),
      sides[1] === "right"
        ? angle(textC ?? "", C, [low.right, B])
        : angle(textC ?? "", C, [B, low.left]),
      labelBy("$A$", A, 90),
      labelBy("$B$", B, 0),
      labelBy("$C$", C, 270),
      labelBy("$\\ell$", top.right, 0),
      labelBy("$m$", low.right, 0),
    ],
  );
}

function write(bendCase: Bend): Question {
  const { sides, parts, asked, before } = bendCase;
  const [a, c] = parts;
  const { atA, atC, bend, key } = numbers(bendCase);
  const first =
    sides[0] === "right"
      ? `The upper part of the bend equals the angle of ${atA}° at $A$, by alternate angles.`
      : `Segment $AB$ makes $180-${atA}=${a}$ degrees with the part of $\\ell$ to the right of $A$, and this is the upper part of the bend, by alternate angles.`;
  const last =
    asked === "bend"
      ? sides[1] === "right"
        ? `The lower part equals the angle of ${atC}° at $C$, so $x=${a}+${c}=${bend}$.`
        : `The lower part is $180-${atC}=${c}$ degrees, so $x=${a}+${c}=${bend}$.`
      : sides[1] === "right"
        ? `The lower part is $${bend}-${a}=${c}$ degrees, and it equals $x$.`
        : `The lower part is $${bend}-${a}=${c}$ degrees, and $x$ is its supplement, $180-${c}=${atC}$.`;
  const proof = `${first} ${last}`;
  return choiceQuestion({
    stem: "In the figure, $\\ell\\parallel m$. What is the value of $x$?",
    figure: figure(bendCase),
    difficulty: asked === "end" && sides[1] === "left" ? 3 : 2,
    targetSeconds: 75,
    quick: `Draw the parallel to $\\ell$ through $B$; it splits the bend into two parts. ${proof} The trap is to treat the bend as one piece.`,
    asked: "One angle of a bent path between two parallel lines, from two others.",
    plan: "Draw the parallel through the bend, so that each part of the bend belongs to one of the lines.",
    reasoning: ["The parallel to $\\ell$ through $B$ is parallel to $m$ as well.", first, last],
    answers:
      "Other answers treat the path as one straight transversal, take the supplement at the wrong place, or stop at one of the two parts of the bend.",
    steps: [
      {
        text: first,
        why: "Alternate angles at parallel lines are equal.",
        check: { left: `180-${180 - a}`, right: `${a}` },
      },
      {
        text: last,
        why: "The two parts together are the angle at the bend.",
        check: { left: `${a}+${c}`, right: `${bend}` },
      },
    ],
    hints: [
      "Which angle of the path is asked for, and which two are given?",
      "The path bends, so no straight transversal joins the two lines. Which auxiliary line would give you two of them?",
      "Draw the parallel to both lines through $B$, and find the upper part of the angle there.",
      "Use the upper part and the lower part of the bend; together they make the angle at $B$.",
    ],
    fasterWay:
      "If all three angles are measured on the left side of the path, they add up to 360°, as the parallel through the bend shows.",
    takeaway:
      "A bend between two parallel lines is the sum of the angles that its arms make with the lines.",
    selfExplain: {
      prompt: "Why does a parallel through the bend help?",
      expectations: [
        "it splits the bend into two parts",
        "each part has an equal or a supplementary angle at one of the lines",
      ],
    },
    value: key,
    proof,
    wrong: wrongValues(bendCase),
    before,
  });
}

export const zigzagBend = scene<Bend>({
  draw,
  write,
  // The path is drawn in coordinates for the marked angles, and the angle asked for is measured.
  recompute: ({ sides, parts, asked, ...rest }, item) => {
    const { atA, atC, bend } = numbers({ sides, parts, asked, ...rest });
    const down = sides[0] === "right" ? -atA : atA - 180;
    const atBend = (end: number) => {
      const up = sides[1] === "right" ? end : 180 - end;
      const center = { x: 0, y: 0 };
      return measured(step(down + 180), center, step(up + 180));
    };
    if (asked === "bend") return optionsNear(item, atBend(atC));
    const fitting = [...integers(1, 179)].filter(
      (end) => (sides[1] === "right" ? end : 180 - end) < 90 && Math.abs(atBend(end) - bend) < 1e-4,
    );
    return optionsNear(item, fitting[0] ?? Number.NaN);
  },
});
