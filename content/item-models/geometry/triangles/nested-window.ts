import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { choice, Fraction, surd, tex } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";

interface Window {
  readonly base: number;
  readonly height: number;
  /** Width of the window for each foot of its height. */
  readonly times: 1 | 2;
  readonly before: number;
}

const windowHeight = ({ base, height, times }: Window) =>
  new Fraction(base * height, base + times * height);

/** All gables of a sensible shape in which the window has a whole number of feet. */
const WINDOWS: readonly Omit<Window, "before">[] = [...integers(12, 40)].flatMap((base) =>
  [...integers(6, 24)].flatMap((height) =>
    ([1, 2] as const)
      .map((times) => ({ base, height, times }))
      .filter(
        (gable) =>
          base >= height + 2 &&
          base <= 4 * height &&
          base !== gable.times * height &&
          windowHeight({ ...gable, before: 0 }).d === 1n,
      ),
  ),
);

const draw = (chance: Chance): Window => ({
  ...chance.pick(WINDOWS),
  before: chance.integer(0, 4),
});

function otherWindows({ base, height, times }: Window): WrongChoice[] {
  const [other, shape] = times === 1 ? [2, "twice as wide as it is high"] : [1, "a square"];
  return [
    {
      ...choice(new Fraction(base * height, base + other * height)),
      ...slip(
        "ignored-condition",
        `This would be the height of a window that is ${shape}.`,
        "The same similar triangles are used, with another relation between width and height.",
        "How do width and height of this window compare?",
      ),
    },
    {
      ...choice(new Fraction(2 * height, 2 + times)),
      ...slip(
        "assumed-figure-to-scale",
        "This takes the gable's edges to rise at 45°, so that the triangle above the window is half as high as it is wide.",
        "Slanted edges are often pictured at 45°.",
        "By how many feet does the slanted edge rise for each foot across?",
      ),
    },
    {
      text: `$${halfArea(base * height, times)}$`,
      order: Math.sqrt((base * height) / (4 * times)),
      ...slip(
        "assumed-case-not-checked",
        "This makes the area of the window half of the gable's area, which nothing requires.",
        "A window that fits as tightly as possible seems to take up half of the wall.",
        "What does the stem say about the area of the window?",
      ),
    },
  ];
}

function wrongChoices(gable: Window): WrongChoice[] {
  const { base, height, times } = gable;
  const sum = base + times * height;
  const wide = times === 1 ? "square" : "window";
  const list: WrongChoice[] = [
    {
      ...choice(new Fraction(height, 2)),
      ...slip(
        "assumed-case-not-checked",
        `Halfway up, the gable is ${new Fraction(base, 2).toString()} feet wide, which does not suit a ${wide} ${new Fraction(height, 2).toString()} feet high.`,
        "The window is pictured as reaching halfway up the gable.",
        "How wide is the gable at half of its height?",
      ),
    },
    {
      ...choice(new Fraction(height * height * times, sum)),
      ...slip(
        "similar-sides-mismatched",
        "This pairs the height of the small triangle above the window with the base of the gable, two lengths that do not correspond.",
        "All the right lengths stand in the proportion, but two of them have changed places.",
        "Which length of the small triangle corresponds to the base of the gable?",
      ),
    },
    {
      ...choice(new Fraction(base * base, sum)),
      ...slip(
        "similar-sides-mismatched",
        "This puts the base of the gable where its height belongs in the proportion.",
        "Base and height play similar parts, and one is easily written for the other.",
        "Which length of the gable is vertical?",
      ),
    },
    {
      ...choice(new Fraction(base * height, 2 * sum)),
      ...slip(
        "triangle-half-forgotten",
        "This brings in a factor of one half as in an area; the proportion of lengths has none.",
        "Base times height in a triangle calls to mind the half of the area formula.",
        "Do you compare lengths here or areas?",
      ),
    },
    {
      ...choice(new Fraction(base, 2)),
      ...slip(
        "assumed-case-not-checked",
        "This makes the window half as high as the gable is wide, which no proportion in the figure supports.",
        "The figure is symmetric, and half of the base is an easy number.",
        "How high is the gable above the edge of such a window?",
      ),
    },
  ];
  // A window higher than the gable would tempt no one.
  return [...list, ...otherWindows(gable)].filter(({ order = 0 }) => order < height);
}

/** The height of a window with half the area of the gable. */
function halfArea(product: number, times: 1 | 2): string {
  const radicand = times === 1 ? product : 2 * product;
  const whole = Math.sqrt(radicand);
  const divisor = times === 1 ? 2 : 4;
  if (Number.isInteger(whole)) return tex(new Fraction(whole, divisor));
  const root = surd(1, radicand);
  const outer = Number(/^\d+/.exec(root)?.[0] ?? "1");
  const inner = root.replace(/^\d+/, "");
  if (outer % divisor === 0) return `${outer === divisor ? "" : outer / divisor}${inner}`;
  return outer % 2 === 0 && divisor === 4
    ? `\\frac{${outer === 2 ? "" : outer / 2}${inner}}{2}`
    : `\\frac{${root}}{${divisor}}`;
}

function figure({ base, height, times }: Window) {
  const scale = 13 / base;
  const tall = windowHeight({ base, height, times, before: 0 }).valueOf();
  const left = 1.5 + ((base - times * tall) / 2) * scale;
  const right = left + times * tall * scale;
  const top = 1.5 + tall * scale;
  return sketch(
    `An isosceles triangle stands on a horizontal base marked ${base} ft. A dashed vertical segment from the top vertex to the base is marked ${height} ft. A rectangle stands on the base, symmetric to the dashed segment, with its two upper corners on the two slanted sides of the triangle.`,
    [
      line(
        [
          { x: 1.5, y: 1.5 },
          { x: 14.5, y: 1.5 },
          { x: 8, y: 1.5 + height * scale },
        ],
        { closed: true },
      ),
      line(
        [
          { x: left, y: 1.5 },
          { x: left, y: top },
          { x: right, y: top },
          { x: right, y: 1.5 },
        ],
        { shaded: true },
      ),
      line(
        [
          { x: 8, y: 1.5 },
          { x: 8, y: 1.5 + height * scale },
        ],
        { dashed: true },
      ),
      label(`${base} ft`, { x: 8, y: 0.8 }),
      label(`${height} ft`, { x: 8.9, y: 1.5 + (tall * scale) / 2 }),
    ],
  );
}

function write(parameters: Window): Question {
  const { base, height, times, before } = parameters;
  const tall = Number(windowHeight(parameters).valueOf());
  const wide = times * tall;
  const shape =
    times === 1 ? "A square window" : "A rectangular window that is twice as wide as it is high";
  const width = times === 1 ? "s" : "2s";
  const sum = base + times * height;
  const proof = `Above a window ${tall} feet high and ${wide} feet wide, a triangle ${height - tall} feet high remains, and $\\frac{${wide}}{${base}}=\\frac{${height - tall}}{${height}}$, as similar triangles require.`;
  return singleChoice(
    {
      stem: `The gable wall of a barn is an isosceles triangle ${base} feet wide at its base and ${height} feet high. ${shape} stands on the base, and its two upper corners touch the slanted edges of the gable. What is the height of the window, in feet?`,
      figure: figure(parameters),
      difficulty: times === 1 ? 4 : 5,
      targetSeconds: 110,
      quick: `Let the window be $s$ feet high and $${width}$ feet wide. The triangle above it is similar to the gable: $\\frac{${width}}{${base}}=\\frac{${height}-s}{${height}}$. So $${times * height}s=${base}(${height}-s)$, $${sum}s=${base * height}$ and $s=${tall}$. The trap is to let the window reach halfway up because it looks so.`,
      asked: "The height of a window that just fits under the slanted edges of a triangular gable.",
      plan: "The triangle above the window is similar to the gable. Express its base and its height by the unknown.",
      reasoning: [
        `Let $s$ be the height of the window in feet. Its width is $${width}$.`,
        `The upper edge of the window is parallel to the base, so the triangle above it is similar to the gable. Its base is $${width}$ and its height is $${height}-s$.`,
        `Base to base is as height to height: $\\frac{${width}}{${base}}=\\frac{${height}-s}{${height}}$.`,
        `Multiply out: $${times * height}s=${base * height}-${base}s$, so $${sum}s=${base * height}$ and $s=${tall}$.`,
      ],
      answers:
        "Half the height or half the base is a guess from the look of the figure. Other answers pair sides that do not correspond, mistake the shape of the window, guess the slope of the edges, or bring in areas where lengths are compared.",
      steps: [
        {
          text: `Similar triangles: $\\frac{${width}}{${base}}=\\frac{${height}-s}{${height}}$.`,
          why: "The triangle above the window has the same angles as the gable.",
          check: {
            left: `${times}*s/${base}`,
            right: `(${height}-s)/${height}`,
            given: { s: `${tall}` },
          },
        },
        {
          text: `Collect the unknown: $${sum}s=${base * height}$, so $s=${tall}$.`,
          why: "Cross multiplication makes the equation linear.",
          check: { left: `${sum}*s`, right: `${base * height}`, given: { s: `${tall}` } },
        },
      ],
      hints: [
        "Where in the figure is there a second triangle with the shape of the gable?",
        "The small triangle above the window has its base along the window's upper edge.",
        "Call the height of the window $s$. What are the base and the height of the small triangle?",
        "Set base to base equal to height to height, and solve the equation for $s$.",
      ],
      takeaway:
        "A rectangle that just fits in a triangle leaves a similar triangle above it; that triangle gives the equation.",
      selfExplain: {
        prompt: "Which two triangles are similar, and which lengths correspond?",
        expectations: [
          "the gable and the triangle above the window",
          "the window's width corresponds to the base, the remaining height to the full height",
        ],
      },
    },
    { key: { ...choice(tall), rationale: proof }, before, wrong: wrongChoices(parameters) },
  );
}

export const nestedWindow = scene<Window>({
  draw,
  write,
  // In coordinates: the corner of the window lies on the line through a base corner and the top.
  recompute: ({ base, height, times }, item) => {
    let [low, high] = [0, height];
    for (let step = 0; step < 200; step += 1) {
      const tall = (low + high) / 2;
      const corner = base / 2 - (times * tall) / 2;
      const roof = (corner * height) / (base / 2);
      if (roof > tall) low = tall;
      else high = tall;
    }
    return optionsNear(item, low);
  },
});
