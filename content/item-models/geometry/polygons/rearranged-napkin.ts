import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { line, sketch } from "../figures.ts";
import { twiceAreaOf } from "./outlines.ts";

interface Napkin {
  /** The parts into which each side is divided, the shorter first. */
  readonly parts: readonly [number, number];
  readonly before: number;
}

function draw(chance: Chance): Napkin {
  const short = chance.integer(2, 7);
  return {
    parts: [short, short + chance.integer(2, 7)],
    before: chance.integer(0, 4),
  };
}

function wrong([p, q]: Napkin["parts"]): WrongValue[] {
  const [napkin, crease] = [(p + q) ** 2, p ** 2 + q ** 2];
  const flaps = napkin - crease;
  const values: WrongValue[] = [
    {
      value: flaps,
      ...slip(
        "complement-answered",
        "This is the area of the four flaps, which is the part that becomes covered.",
        "The difference of the two given areas suggests itself.",
        "Which part of the inner square do the flaps leave free?",
      ),
    },
    {
      value: new Fraction(crease, 2),
      ...slip(
        "judged-by-eye",
        "Half of the inner square is free only for one particular position of the creases.",
        "The flaps look as large as the part that they leave free.",
        "What is the area of the four flaps together?",
      ),
    },
    {
      value: crease - flaps / 2,
      ...slip(
        "part-for-whole",
        "Only half of the flaps is taken away.",
        "The flaps are triangles, and their area is halved once too often.",
        "Which area do all four flaps have together?",
      ),
    },
    {
      value: crease - flaps / 4,
      ...slip(
        "missed-a-case",
        "Only one of the four flaps is taken away.",
        "One flap is worked out and its area is subtracted.",
        "How many flaps are folded over?",
      ),
    },
    {
      value: new Fraction(flaps, 2),
      ...slip(
        "part-for-whole",
        "Half of the area of the flaps is not the part that is left free.",
        "The folding is thought to halve the flaps.",
        "Does a flap change its area when it is folded over?",
      ),
    },
    {
      value: q - p,
      ...slip(
        "answered-intermediate-quantity",
        "This is the side of the free square, not its area.",
        "The sides come out first when the parts of an edge are found.",
        "Is a length or an area asked for?",
      ),
    },
    {
      value: flaps / 4,
      ...slip(
        "answered-intermediate-quantity",
        "This is the area of a single flap.",
        "All flaps are alike, and one is worked out first.",
        "What is the area of the part that no flap covers?",
      ),
    },
  ];
  return values.filter(({ value }) => new Fraction(value).d === 1n);
}

function figure() {
  const [low, high, cut] = [1, 11, 3.6];
  const [left, right] = [3, 13];
  return sketch(
    "A square. On each of its four sides a point is marked, always at the same distance from the corner that comes next in the clockwise direction, nearer to one end of the side than to the other. The four points are joined by dashed creases, which form a smaller, tilted square inside and cut off a right triangle at each corner.",
    [
      line(
        [
          { x: left, y: low },
          { x: right, y: low },
          { x: right, y: high },
          { x: left, y: high },
        ],
        { closed: true },
      ),
      line(
        [
          { x: left + cut, y: low },
          { x: right, y: low + cut },
          { x: right - cut, y: high },
          { x: left, y: high - cut },
        ],
        { closed: true, dashed: true },
      ),
    ],
  );
}

function write({ parts: [p, q], before }: Napkin): Question {
  const [napkin, crease] = [(p + q) ** 2, p ** 2 + q ** 2];
  const flaps = napkin - crease;
  const key = crease - flaps;
  const proof = `The four flaps have the area $${napkin}-${crease}=${flaps}$. Folded over, they lie on the inner square without overlapping, so the free part is $${crease}-${flaps}=${key}$ square inches.`;
  return choiceQuestion({
    stem: `A square napkin with an area of ${napkin} square inches is creased along four lines that form a smaller square with an area of ${crease} square inches. The vertices of the smaller square lie on the sides of the napkin, as in the figure. Then the four corners of the napkin are folded over along the creases. The folded corners do not overlap. What is the area, in square inches, of the part of the smaller square that is not covered by the folded corners?`,
    figure: figure(),
    difficulty: 4,
    targetSeconds: 95,
    quick: `Folding does not change an area. ${proof} The trap is to stop at the area of the flaps, or to work out lengths that are not needed.`,
    asked: "The part of the inner square that four folded corners leave free.",
    plan: "Compare areas only: what lies outside the inner square is folded onto it.",
    reasoning: [
      "The four triangles outside the smaller square make up the rest of the napkin.",
      "Each keeps its area when it is folded over, and each comes to lie inside the smaller square, because its angles at the crease are less than 90°.",
      proof,
    ],
    answers:
      "The area of the flaps is what is covered, not what is free. Other answers take away only a part of the flaps, or give a length.",
    steps: [
      {
        text: `Area of the four corners: $${napkin}-${crease}=${flaps}$ square inches.`,
        why: "They are what the smaller square leaves of the napkin.",
        check: { left: `${napkin}-${crease}`, right: `${flaps}` },
      },
      {
        text: `Area left free: $${crease}-${flaps}=${key}$ square inches.`,
        why: "The corners keep their areas and do not overlap.",
        check: { left: `2*${crease}-${napkin}`, right: `${key}` },
      },
    ],
    hints: [
      "Do you need the sides of the squares, or are the areas enough?",
      "Folding moves a piece of the napkin, but its area stays the same.",
      "Find the area of the four corners together.",
      "Think of where these corners lie after folding, and what they leave of the smaller square.",
    ],
    fasterWay: `Twice the inner area less the outer area: $2\\cdot ${crease}-${napkin}$.`,
    takeaway:
      "When pieces are folded or moved, compare areas as wholes; single lengths are often not needed.",
    selfExplain: {
      prompt: "Why can the free area be found without any length?",
      expectations: [
        "the corners together are the difference of the two areas",
        "after folding they cover just as much of the inner square",
      ],
    },
    value: key,
    proof,
    wrong: wrong([p, q]),
    before,
  });
}

export const rearrangedNapkin = scene<Napkin>({
  draw,
  write,
  // The corners are mirrored in their creases; the four images bound the free part, measured by its own corners.
  recompute: ({ parts: [p, q] }, item) => {
    const side = p + q;
    const marks = [
      { x: p, y: 0 },
      { x: side, y: p },
      { x: q, y: side },
      { x: 0, y: q },
    ];
    const corners = [
      { x: side, y: 0 },
      { x: side, y: side },
      { x: 0, y: side },
      { x: 0, y: 0 },
    ];
    const images = [...integers(0, 3)].map((index) => {
      const [from, to, corner] = [marks[index], marks[(index + 1) % 4], corners[index]];
      if (from === undefined || to === undefined || corner === undefined) throw new Error("corner");
      const [u, v] = [
        { x: to.x - from.x, y: to.y - from.y },
        { x: corner.x - from.x, y: corner.y - from.y },
      ];
      const share = (u.x * v.x + u.y * v.y) / (u.x ** 2 + u.y ** 2);
      return { x: from.x + 2 * share * u.x - v.x, y: from.y + 2 * share * u.y - v.y };
    });
    return optionsNear(item, twiceAreaOf(images) / 2);
  },
});
