import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { line, sketch } from "../figures.ts";
import { cutWrong, type Sheet } from "./path-cut-slips.ts";

const WORDS = { 2: "two", 3: "three", 4: "all four" } as const;
const TIMES: Readonly<Record<number, string>> = { 2: "twice", 3: "three times" };

function draw(chance: Chance): Sheet | null {
  const sheet = {
    times: chance.pick([2, 2, 3]),
    width: chance.integer(8, 18),
    cut: chance.integer(2, 4),
    corners: chance.pick([2, 3, 4] as const),
    before: chance.integer(0, 4),
  };
  // Mistaken perimeters lead to whole widths as well.
  if ((sheet.corners * sheet.cut) % (sheet.times + 1) !== 0) return null;
  return sheet.width > 2 * sheet.cut + 2 ? sheet : null;
}

/** A sheet of two to one with the corners cut, going around. */
function figure({ corners, cut, times }: Sheet) {
  const [left, right, low, high] = [1.5, 14.5, times === 2 ? 2.8 : 3.8, times === 2 ? 9.2 : 8.2];
  const bite = 1.5;
  const outline = [
    [
      { x: left, y: high - bite },
      { x: left + bite, y: high - bite },
      { x: left + bite, y: high },
    ],
    [
      { x: right - bite, y: high },
      { x: right - bite, y: high - bite },
      { x: right, y: high - bite },
    ],
    [
      { x: right, y: low + bite },
      { x: right - bite, y: low + bite },
      { x: right - bite, y: low },
    ],
    [
      { x: left + bite, y: low },
      { x: left + bite, y: low + bite },
      { x: left, y: low + bite },
    ],
  ];
  const whole = [
    { x: left, y: high },
    { x: right, y: high },
    { x: right, y: low },
    { x: left, y: low },
  ];
  return sketch(
    `A rectangle, longer than it is wide, with a square notch cut out of ${corners === 4 ? "each corner" : `${WORDS[corners]} of its corners`}. The sides of the notches are parallel to the sides of the rectangle, and each notch measures ${cut} inches by ${cut} inches.`,
    [
      line(
        outline.flatMap((notch, index) =>
          index < corners ? notch : whole.slice(index, index + 1),
        ),
        { closed: true, shaded: true },
      ),
      line(whole, { closed: true, dashed: true }),
    ],
  );
}

function write(sheet: Sheet): Question {
  const { times, width, cut, corners, before } = sheet;
  const around = 2 * (times + 1) * width;
  const whole = times * width ** 2;
  const lost = corners * cut ** 2;
  const key = whole - lost;
  const proof = `Cutting a square off a corner replaces two edges of length ${cut} with two others of length ${cut}, so the sheet had the perimeter ${around} inches as well. It is $${2 * (times + 1)}$ times the width, which is ${width} inches; the length is ${times * width} inches. The piece has the area $${width}\\cdot ${times * width}-${corners}\\cdot ${cut}^2=${key}$ square inches.`;
  return choiceQuestion({
    stem: `A rectangular sheet of cardboard is ${TIMES[times]} as long as it is wide. A square with sides of ${cut} inches is cut off at ${corners === 4 ? "each of the four corners" : `${WORDS[corners]} of the four corners`}, as shown in the figure. The perimeter of the remaining piece is ${around} inches. What is the area of the remaining piece, in square inches?`,
    figure: figure(sheet),
    difficulty: 2,
    targetSeconds: 95,
    quick: `${proof} The trap is to think that the cuts change the perimeter.`,
    asked: "The area of a sheet without some of its corners, from the perimeter of what remains.",
    plan: "Compare the outlines before and after the cuts, find the sides of the sheet, and take the squares away.",
    reasoning: [
      "At each corner, the outline takes a way into the sheet instead of around the corner. The two edges have the same lengths as those they replace.",
      `So the perimeter is still $2\\cdot(${times}w+w)=${2 * (times + 1)}w$, with $w$ for the width of the sheet, and $${2 * (times + 1)}w=${around}$ gives $w=${width}$.`,
      `The sheet had ${whole} square inches, and the squares have $${corners}\\cdot ${cut}^2=${lost}$. The rest is ${key}.`,
    ],
    answers:
      "Some answers take the perimeter of the sheet to be greater or less than that of the piece. Others forget the squares, take away only one, or take away lengths in place of areas.",
    steps: [
      {
        text: `Width of the sheet: $${around}/${2 * (times + 1)}=${width}$ inches.`,
        why: "The cuts leave the perimeter as it was.",
        check: { left: `${around}/(2*(${times}+1))`, right: `${width}` },
      },
      {
        text: `Area that remains: $${whole}-${lost}=${key}$ square inches.`,
        why: "The squares are taken away from the whole sheet.",
        check: { left: `${width}*${times * width}-${corners}*${cut}^2`, right: `${key}` },
      },
    ],
    hints: [
      "You know the perimeter of the piece. How does it compare with that of the whole sheet?",
      "Follow the outline at a cut corner and compare it with the way around the old corner.",
      "Write the perimeter of the sheet in terms of its width alone.",
      "Find width and length of the sheet, then its area, and think of what was cut off.",
    ],
    takeaway:
      "Cutting a rectangle off a corner leaves the perimeter unchanged and reduces only the area.",
    selfExplain: {
      prompt: "Why does cutting squares off the corners not change the perimeter?",
      expectations: [
        "two edges are removed and two edges of the same lengths appear",
        "so only the area gets less",
      ],
    },
    value: key,
    proof,
    wrong: cutWrong(sheet),
    before,
  });
}

export const pathCutCorners = scene<Sheet>({
  draw,
  write,
  // Sheets are tried as sets of unit squares: the edges between piece and outside are counted.
  recompute: ({ times, width, cut, corners }, item) => {
    const measured = (breadth: number) => {
      const length = times * breadth;
      const low = [...integers(0, cut - 1)];
      const notches = [
        [0, 0],
        [length - cut, 0],
        [0, breadth - cut],
        [length - cut, breadth - cut],
      ].slice(0, corners);
      const gone = new Set(
        notches.flatMap(([x = 0, y = 0]) =>
          low.flatMap((i) => low.map((j) => `${x + i},${y + j}`)),
        ),
      );
      const inside = (x: number, y: number) =>
        x >= 0 && y >= 0 && x < length && y < breadth && !gone.has(`${x},${y}`);
      let [edges, squares] = [0, 0];
      for (const x of integers(0, length - 1))
        for (const y of integers(0, breadth - 1)) {
          if (!inside(x, y)) continue;
          squares += 1;
          const around = [inside(x + 1, y), inside(x - 1, y), inside(x, y + 1), inside(x, y - 1)];
          edges += around.filter((neighbor) => !neighbor).length;
        }
      return { edges, squares };
    };
    const perimeter = 2 * (times * width + width);
    const fits = [...integers(2 * cut + 1, 30)]
      .map(measured)
      .filter(({ edges }) => edges === perimeter);
    return optionsNear(item, fits[0]?.squares ?? Number.NaN);
  },
});
