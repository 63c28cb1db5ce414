import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { label, line, sketch } from "../figures.ts";
import { dot } from "./circle-marks.ts";
import { optionsAbout } from "./measured.ts";
import { summed, sumTex } from "./pi-sums.ts";
import { type Leash, quarterOf, reach, rests, wrongChoices } from "./sector-leash-slips.ts";

function draw(chance: Chance): Leash | null {
  const deep = chance.integer(4, 10);
  const wide = deep + chance.integer(2, 8);
  const leash = chance.integer(deep + 2, deep + wide - 1);
  if (leash === wide) return null;
  const drawn = { leash, wide, deep, before: chance.integer(0, 4) };
  return reach(drawn).d === 1n && isFarFromWholeCircle(drawn) ? drawn : null;
}

/** The whole circle less the shed is a wrong answer; counting squares must be able to tell it from the right one. */
function isFarFromWholeCircle(drawn: Leash): boolean {
  const { leash, wide, deep } = drawn;
  const right = reach(drawn).valueOf() * Math.PI;
  return Math.abs(leash ** 2 * Math.PI - wide * deep - right) > right / 100;
}

function figure({ leash, wide, deep }: Leash) {
  const corner = { x: 6.5, y: 7 };
  const [w, d] = [6.5, 4];
  return sketch(
    `The shed is a rectangle seen from above, ${wide} feet wide from left to right and ${deep} feet deep from top to bottom. The leash, ${leash} feet long, is fastened at its upper left corner, on the outside, and is drawn pointing away from the shed.`,
    [
      line(
        [
          corner,
          { x: corner.x + w, y: corner.y },
          { x: corner.x + w, y: corner.y - d },
          { x: corner.x, y: corner.y - d },
        ],
        { closed: true, shaded: true },
      ),
      line([corner, { x: 1.5, y: 10.2 }], { dashed: true }),
      dot(corner),
      label(`${wide}`, { x: corner.x + w / 2, y: corner.y + 0.6 }),
      label(`${deep}`, { x: corner.x + w + 0.7, y: corner.y - d / 2 }),
      label(`${leash}`, { x: 4.4, y: 9.3 }),
      label("Shed", { x: corner.x + w / 2, y: corner.y - d / 2 }),
    ],
  );
}

function write(drawn: Leash): Question {
  const { leash, wide, deep, before } = drawn;
  const left = rests(drawn);
  const value = reach(drawn);
  const around =
    left.length === 1
      ? `Along the ${deep}-foot wall ${left[0]} feet of leash are left, which gives a quarter circle of that radius; along the ${wide}-foot wall the leash does not reach the next corner.`
      : `Along the ${deep}-foot wall ${left[0]} feet of leash are left, and along the ${wide}-foot wall ${left[1]}; each remainder is the radius of a quarter circle.`;
  const sum = [`\\frac{3}{4}\\pi\\cdot ${leash}^{2}`]
    .concat(left.map((rest) => `\\frac{1}{4}\\pi\\cdot ${rest}^{2}`))
    .join("+");
  const total = `$${sum}=${sumTex([[value, "\\pi"]])}$`;
  return singleChoice(
    {
      stem: `A dog's leash is fastened to an outside corner of a rectangular shed that is ${wide} feet by ${deep} feet, as shown in the view from above. The leash is ${leash} feet long, and level ground surrounds the shed. What is the area, in square feet, of the ground that the end of the leash can reach?`,
      figure: figure(drawn),
      difficulty: left.length === 1 ? 4 : 5,
      targetSeconds: 120,
      quick: `Around the corner itself the leash sweeps three quarters of a circle of radius ${leash}. ${around} The area is ${total} square feet. The trap is to forget what is left of the leash behind a corner.`,
      asked: "The area of the ground outside the shed that the end of the leash can reach.",
      plan: "Follow the leash as it turns, and note where a wall shortens the free part.",
      reasoning: [
        "The shed takes up one of the four right angles at the corner, so the full leash sweeps three quarters of a circle.",
        around,
        `The parts do not overlap, because the leash is shorter than both walls together. The sum is ${total} square feet.`,
      ],
      answers:
        "Other answers stop at the walls, ignore the shed or subtract it from a full circle, take a half circle where a quarter is swept, or use a wrong radius behind the corner.",
      steps: [
        {
          text: `The full leash sweeps three quarters of a circle of radius ${leash} feet.`,
          why: "The shed takes up one right angle at the corner.",
          check: { left: `3/4*${leash}^2`, right: quarterOf(leash).mul(3).toFraction() },
        },
        { text: around, why: "A wall uses up its own length of the leash." },
        {
          text: `The sum is ${total} square feet.`,
          why: "The parts do not overlap.",
          check: {
            left: `3/4*${leash}^2${left.map((rest) => `+1/4*${rest}^2`).join("")}`,
            right: value.toFraction(),
          },
        },
      ],
      hints: [
        "The dog cannot walk through the shed, but it can walk around it. What shape does the end of the leash draw?",
        "The free leash is a radius; it becomes shorter when part of the leash lies along a wall.",
        "See first through what angle the full leash can turn at its corner.",
        "Then subtract each wall from the leash, and see what a positive remainder sweeps behind the corner.",
      ],
      takeaway:
        "When a rope wraps around a corner, a new sector begins there whose radius is what is left of the rope.",
      selfExplain: {
        prompt: "What happens to the leash at the next corner of the shed?",
        expectations: [
          "the wall has used up its length of the leash",
          "the rest sweeps a quarter circle around that corner",
        ],
      },
    },
    {
      key: { ...summed([value, "\\pi"]), rationale: `The area is ${total} square feet.` },
      before,
      wrong: wrongChoices(drawn),
    },
  );
}

export const sectorLeash = scene<Leash>({
  draw,
  write,
  // Points of a square grid are counted whose shortest way around the shed is not longer than the leash.
  recompute: ({ leash, wide, deep }, item) => {
    const fine = 0.05;
    const wayTo = (x: number, y: number) => {
      if (x <= 0 || y >= 0) return Math.hypot(x, y);
      if (x < wide && y > -deep) return Number.POSITIVE_INFINITY;
      const over = x > wide ? wide + Math.hypot(x - wide, y) : Number.POSITIVE_INFINITY;
      const down = y < -deep ? deep + Math.hypot(x, y + deep) : Number.POSITIVE_INFINITY;
      return Math.min(over, down);
    };
    let count = 0;
    for (let x = fine / 2 - leash; x < leash; x += fine)
      for (let y = fine / 2 - leash; y < leash; y += fine) if (wayTo(x, y) <= leash) count += 1;
    return optionsAbout(item, count * fine * fine, 0.7);
  },
});
