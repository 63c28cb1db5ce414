import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { choice, Fraction } from "../../kit/write-numbers.ts";

interface Shadow {
  readonly distance: number;
  readonly shadow: number;
  readonly wanted: number;
  readonly before: number;
}

/** All situations in which the statue moves a whole number of feet, other than the growth of the shadow. */
const SITUATIONS: readonly Omit<Shadow, "before">[] = [...integers(6, 20)].flatMap((distance) =>
  [...integers(4, 18)].flatMap((shadow) =>
    [...integers(shadow + 2, shadow + 8)]
      .filter((wanted) => shadow !== distance && (distance * wanted) % shadow === 0)
      .map((wanted) => ({ distance, shadow, wanted })),
  ),
);

const draw = (chance: Chance): Shadow => ({
  ...chance.pick(SITUATIONS),
  before: chance.integer(0, 4),
});

function wrongChoices({ distance, shadow, wanted }: Shadow): WrongChoice[] {
  const more = wanted - shadow;
  const farther = new Fraction(distance * wanted, shadow);
  const moved = farther.sub(distance);
  return [
    {
      ...choice(more),
      ...slip(
        "equal-steps-keep-ratio",
        `Moving by ${more} feet would lengthen the shadow by ${more} feet only if shadow and distance were equal, but they are ${shadow} and ${distance} feet.`,
        "The shadow has to grow by this much, and the same step seems right for the statue.",
        "Which stays the same while the statue moves, the difference or the ratio of shadow and distance?",
      ),
    },
    {
      ...choice(farther),
      ...slip(
        "answered-intermediate-quantity",
        `This is the new distance from the post; the statue already stands ${distance} feet away.`,
        "It is the number that the proportion gives.",
        "Does the question ask for a distance from the post or for a change of place?",
      ),
    },
    {
      ...choice(moved.add(more)),
      ...slip(
        "similar-sides-mismatched",
        "This is how far the end of the shadow moves, which is more than the statue moves.",
        "The large triangle reaches from the post to the end of the shadow, and its whole base is used for the place of the statue.",
        "Where on the base of the large triangle does the statue stand?",
      ),
    },
    {
      ...choice(new Fraction(more * shadow, distance)),
      ...slip(
        "fraction-inverted",
        `Each foot of shadow belongs to $\\frac{${distance}}{${shadow}}$ feet of distance, not the other way around.`,
        "The ratio of the two given lengths is used, but upside down.",
        "How many feet from the post belong to one foot of shadow?",
      ),
    },
    {
      ...choice(new Fraction(distance).sub(new Fraction(distance * shadow, wanted))),
      ...slip(
        "fraction-inverted",
        `At $\\frac{${shadow}}{${wanted}}$ of the distance the shadow would be shorter than ${shadow} feet, not longer.`,
        "The two shadows are compared, but the ratio is taken upside down.",
        "Is the shadow longer near the post or far from it?",
      ),
    },
    {
      ...choice(farther.add(wanted)),
      ...slip(
        "similar-sides-mismatched",
        "This is the distance from the post to the end of the longer shadow.",
        "It is the base of the whole triangle in its final position.",
        "Which point is moved by the distance asked for?",
      ),
    },
  ];
}

function write(parameters: Shadow): Question {
  const { distance, shadow, wanted, before } = parameters;
  const farther = (distance * wanted) / shadow;
  const moved = farther - distance;
  const proof = `The shadow is in a fixed ratio to the distance from the post, so the new distance is $${distance}\\cdot \\frac{${wanted}}{${shadow}}=${farther}$ feet, and $${farther}-${distance}=${moved}$.`;
  return singleChoice(
    {
      stem: `A single lamp at the top of a vertical post lights a level courtyard. A statue standing ${distance} feet from the foot of the post casts a shadow ${shadow} feet long. How many feet farther from the post must the statue be moved so that its shadow is ${wanted} feet long?`,
      difficulty: distance % shadow === 0 || shadow % distance === 0 ? 2 : 3,
      targetSeconds: 90,
      quick: `The heights of lamp and statue stay the same, so shadow and distance keep their ratio. The shadow grows by the factor $\\frac{${wanted}}{${shadow}}$, hence the new distance is $${distance}\\cdot \\frac{${wanted}}{${shadow}}=${farther}$ feet. The statue moves $${farther}-${distance}=${moved}$ feet. The trap is to move it as far as the shadow has to grow.`,
      asked: "The distance by which the statue is moved, not its new distance from the post.",
      plan: "Find two similar triangles, and see what they say about shadow and distance.",
      reasoning: [
        "The ray from the lamp over the top of the statue meets the ground at the end of the shadow. Post and statue are parallel, so the triangle over the shadow is similar to the triangle over the whole ground from the post to the end of the shadow.",
        "Shadow to whole ground is therefore as statue to lamp, a fixed ratio. Then the ratio of shadow to distance is fixed as well.",
        `Here it is $\\frac{${shadow}}{${distance}}$. For a shadow of ${wanted} feet the distance is $${distance}\\cdot \\frac{${wanted}}{${shadow}}=${farther}$ feet.`,
        `The statue moves $${farther}-${distance}=${moved}$ feet.`,
      ],
      answers:
        "Moving by the growth of the shadow adds where the triangles multiply. Other answers give the new distance itself, follow the end of the shadow in place of the statue, or use a ratio upside down.",
      steps: [
        {
          text: `Shadow and distance keep the ratio $\\frac{${shadow}}{${distance}}$, so the new distance is $${distance}\\cdot \\frac{${wanted}}{${shadow}}=${farther}$.`,
          why: "The two triangles under the ray are similar, and the two heights do not change.",
          check: { left: `${shadow}/${distance}`, right: `${wanted}/${farther}` },
        },
        {
          text: `Subtract the old distance: $${farther}-${distance}=${moved}$.`,
          why: "The question asks how much farther.",
          check: { left: `${farther}-${distance}`, right: `${moved}` },
        },
      ],
      hints: [
        "The heights of the lamp and the statue are not given. Are they needed?",
        "The ray of light makes two similar triangles, one with the post and one with the statue.",
        "Conclude that the shadow is a fixed multiple of the distance from the post.",
        `Find the distance that belongs to a shadow of ${wanted} feet, and compare it with the old distance.`,
      ],
      fasterWay: `Each foot of shadow belongs to $\\frac{${distance}}{${shadow}}$ feet of distance, so ${wanted - shadow} more of shadow ${wanted - shadow === 1 ? "needs" : "need"} $${wanted - shadow}\\cdot \\frac{${distance}}{${shadow}}=${moved}$ feet.`,
      takeaway:
        "In similar triangles lengths grow by a common factor, not by a common amount, and unknown heights that stay the same may cancel.",
      selfExplain: {
        prompt: "Why can the problem be solved without the heights of lamp and statue?",
        expectations: [
          "their ratio fixes the ratio of shadow and distance",
          "that ratio is known from the first position",
        ],
      },
    },
    { key: { ...choice(moved), rationale: proof }, before, wrong: wrongChoices(parameters) },
  );
}

export const nestedShadow = scene<Shadow>({
  draw,
  write,
  // A statue of height 1: the lamp's height follows from the first position, the rest from the ray's equation.
  recompute: ({ distance, shadow, wanted }, item) => {
    const lamp = (distance + shadow) / shadow;
    for (let hundredths = 1; hundredths <= 20_000; hundredths += 1) {
      const away = distance + hundredths / 100;
      const end = away + away / (lamp - 1);
      if (Math.abs(end - away - wanted) < 1e-9) return optionsNear(item, hundredths / 100);
    }
    throw new Error("no place gives this shadow");
  },
});
