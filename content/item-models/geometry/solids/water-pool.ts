import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, grouped, tex } from "../../kit/write-numbers.ts";
import { persistent } from "./persistent-draw.ts";

interface Pool {
  /** Base of the pool and of the step in it, height of the step, in feet. */
  readonly base: readonly [number, number];
  readonly step: readonly [number, number];
  readonly top: number;
  /** Depths of the water at the start and at the end, in feet. */
  readonly from: number;
  readonly to: number;
  /** Cubic feet for each minute. */
  readonly rate: number;
  readonly before: number;
}

const feet = (count: number) => `${count} ${count === 1 ? "foot" : "feet"}`;

function draw(chance: Chance): Pool | null {
  const rate = chance.pick([4, 5, 6, 8, 10]);
  const base = [chance.integer(15, 30), chance.integer(10, 16)] as const;
  const step = [chance.integer(5, 10), chance.integer(4, 9)] as const;
  const top = chance.integer(2, 3);
  const from = chance.integer(1, top - 1);
  const to = top + chance.integer(1, 3);
  const fits = base[0] > base[1] && step[0] !== step[1];
  if (!fits || (base[0] * base[1]) % rate !== 0 || (step[0] * step[1]) % rate !== 0) return null;
  return { base, step, top, from, to, rate, before: chance.integer(0, 4) };
}

/** Areas of the whole base and of the step, in cubic feet for a minute, and the two stages in minutes. */
function stages({ base, step, top, from, to, rate }: Pool) {
  const [whole, taken] = [(base[0] * base[1]) / rate, (step[0] * step[1]) / rate];
  const below = (whole - taken) * (top - from);
  const above = whole * (to - top);
  return { whole, taken, below, above, total: below + above };
}

function wrongValues(pool: Pool): WrongValue[] {
  const { top, from, to } = pool;
  const { whole, taken, below, above } = stages(pool);
  const submerged = (rationale: string, why: string) =>
    slip(
      "submerged-part-misjudged",
      rationale,
      why,
      "Between which two depths does the block take up room?",
    );
  const values: WrongValue[] = [
    {
      value: whole * (to - from),
      ...submerged(
        `The block takes up room between the depths of ${from} and ${top} feet.`,
        "The pool is treated as an empty box.",
      ),
    },
    {
      value: (whole - taken) * (to - from),
      ...submerged(
        `Above ${top} feet the water spreads over the block and fills the whole base.`,
        "The area of the block is taken away once and for all.",
      ),
    },
    {
      value: whole * (to - from) - taken * top,
      ...submerged(
        `The lower part of the block, up to ${feet(from)}, was already under water at the start.`,
        "The volume of the whole block is taken away.",
      ),
    },
    {
      value: below,
      ...slip(
        "answered-intermediate-quantity",
        "This is the time until the water reaches the top of the block.",
        "It is the first of two stages.",
        "How deep is the water at that moment?",
      ),
    },
    {
      value: whole * to - taken * top,
      ...slip(
        "clock-started-elsewhere",
        `This is the time for filling the pool from empty, but the water in it was already ${feet(from)} deep.`,
        "The volume of the water in the end is found and divided by the rate.",
        "How much water was in the pool at the start?",
      ),
    },
    {
      value: whole * (to - from) + taken * (top - from),
      ...slip(
        "sign-slip",
        "The block leaves less room for water, so its volume has to be taken away, not added.",
        "Two volumes occur, and they are put together.",
        "Does the block make the pool fill faster or more slowly?",
      ),
    },
    {
      value: above,
      ...slip(
        "answered-intermediate-quantity",
        "This is only the time from the top of the block on.",
        "It is the second of two stages.",
        "What happens before the water reaches the top of the block?",
      ),
    },
  ];
  return values.filter(({ value }) => new Fraction(value).compare(0) > 0);
}

function write(pool: Pool): Question {
  const { base, step, top, from, to, rate, before } = pool;
  const { below, above, total } = stages(pool);
  const [area, block] = [base[0] * base[1], step[0] * step[1]];
  const free = area - block;
  const first = `Up to the top of the block, water fills $(${area}-${block})\\cdot ${top - from}=${tex(free * (top - from))}$ cubic feet.`;
  const second = `Above it, water fills $${area}\\cdot ${to - top}=${tex(area * (to - top))}$ cubic feet.`;
  const end = `Together this is ${grouped(total * rate)} cubic feet, which takes $\\frac{${tex(total * rate)}}{${rate}}=${total}$ minutes.`;
  return choiceQuestion({
    stem: `A pool has vertical walls and a horizontal rectangular bottom, ${base[0]} feet by ${base[1]} feet. A solid concrete block in the shape of a rectangular box stands on the bottom of the pool. The base of the block is ${step[0]} feet by ${step[1]} feet, and its height is ${feet(top)}. The water in the pool is ${feet(from)} deep when more water begins to flow in, at a rate of ${rate} cubic feet per minute. How many minutes does it take until the water is ${feet(to)} deep?`,
    difficulty: 4,
    targetSeconds: 110,
    quick: `${first} ${second} ${end} The trap is to take the block away over the whole rise, or completely.`,
    asked: "The time in which the water rises past the top of a block on the bottom.",
    plan: "Split the rise at the top of the block, find the volume of water for each stage, and divide by the rate.",
    reasoning: [
      `The bottom has $${base[0]}\\cdot ${base[1]}=${area}$ square feet, and the block covers $${step[0]}\\cdot ${step[1]}=${block}$ of them.`,
      first,
      second,
      end,
    ],
    answers:
      "Other answers ignore the block, let it reach up to the final level, take away the part that was already under water, start from an empty pool, or stop after one stage.",
    steps: [
      {
        text: first,
        why: `From ${feet(from)} to ${feet(top)}, the block takes up a part of the area.`,
        check: {
          left: `(${base[0]}*${base[1]}-${step[0]}*${step[1]})*(${top}-${from})`,
          right: `${free * (top - from)}`,
        },
      },
      {
        text: second,
        why: "Above the block, the water covers the whole area of the pool.",
        check: {
          left: `${base[0]}*${base[1]}*(${to}-${top})`,
          right: `${area * (to - top)}`,
        },
      },
      {
        text: end,
        why: "The time is the volume divided by the rate.",
        check: { left: `${total * rate}/${rate}`, right: `${below + above}` },
      },
    ],
    hints: [
      "The water rises around the block at first. What changes when it reaches the top of the block?",
      "The volume that flows in is the area of the water surface times the rise, stage by stage.",
      "For the first stage, take the area of the block away from the area of the bottom.",
      `Find the volumes below and above a depth of ${feet(top)}, add them, and divide by the rate.`,
    ],
    takeaway:
      "Where the area of the water surface changes, split the rise at that level and treat each part by itself.",
    selfExplain: {
      prompt: "Why is only a part of the block taken away from the volume?",
      expectations: [
        "its lower part was under water already",
        "above its top the water covers the whole pool",
      ],
    },
    value: total,
    proof: `${first} ${second} ${end}`,
    wrong: wrongValues(pool),
    before,
  });
}

/** The pool is filled foot by foot, square foot by square foot, the block left out. */
export const waterPool = scene<Pool>({
  draw: persistent(draw),
  write,
  recompute: ({ base, step, top, from, to, rate }, item) => {
    let water = 0;
    for (let z = from; z < to; z += 1)
      for (let x = 0; x < base[0]; x += 1)
        for (let y = 0; y < base[1]; y += 1)
          if (!(z < top && x < step[0] && y < step[1])) water += 1;
    return optionsNear(item, water / rate);
  },
});
