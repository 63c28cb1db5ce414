import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";

interface Tiles {
  /** Sides of the two known tiles at a corner, and of the third. */
  readonly known: readonly [number, number];
  readonly third: number;
  readonly before: number;
}

/** All ways in which three regular tiles fill the angle around a point, but those with one kind only. */
const CORNERS = [
  [3, 8, 24],
  [3, 9, 18],
  [3, 10, 15],
  [3, 12, 12],
  [4, 5, 20],
  [4, 6, 12],
  [4, 8, 8],
  [5, 5, 10],
] as const;

const NAMES: Readonly<Record<number, string>> = {
  3: "equilateral triangle",
  4: "square",
  5: "regular pentagon",
  6: "regular hexagon",
  8: "regular octagon",
  9: "regular polygon with 9 sides",
  10: "regular polygon with 10 sides",
  12: "regular polygon with 12 sides",
  15: "regular polygon with 15 sides",
};

function draw(chance: Chance): Tiles | null {
  const [one = 0, other = 0, third = 0] = chance.shuffle(chance.pick(CORNERS));
  if (third < 5 || Math.max(one, other) > 15) return null;
  return {
    known: [Math.min(one, other), Math.max(one, other)],
    third,
    before: chance.integer(0, 4),
  };
}

function tilesWrong({ known: [one, other], third }: Tiles): WrongValue[] {
  const turn = 360 / third;
  const values: WrongValue[] = [
    {
      value: new Fraction(360).div(180 - turn),
      ...slip(
        "interior-exterior-mixed",
        "The interior angle of the third tile is divided into 360°, but that works for the exterior angle only.",
        "The angle left for the third tile is used at once.",
        "Which angle of a regular polygon is 360° divided by the number of sides?",
      ),
    },
    {
      value: third - 2,
      ...slip(
        "angle-sum-without-two",
        "This is the number of triangles into which the third tile splits, not of its sides.",
        "Sums of interior angles lead to the number of sides less 2.",
        "How many sides has a polygon that splits into this many triangles?",
      ),
    },
    {
      value: third + 2,
      ...slip(
        "angle-sum-without-two",
        "The 2 of the angle sum is added once too often.",
        "Sides and triangles of a polygon differ by 2.",
        "How great is an interior angle of a regular polygon with this many sides?",
      ),
    },
    {
      value: new Fraction(180).div(turn),
      ...slip(
        "part-for-whole",
        "The exterior angles are taken to add up to 180°; they make a full turn, 360°.",
        "The sum 180° is familiar from triangles.",
        "What do the exterior angles of a polygon add up to?",
      ),
    },
    {
      value: new Fraction(720).div(turn),
      ...slip(
        "counted-twice",
        "The full turn is counted twice.",
        "Both the corner and the polygon contribute a full turn.",
        "What do the exterior angles of a polygon add up to?",
      ),
    },
    {
      value: one + other,
      ...slip(
        "part-for-whole",
        "The numbers of sides are added, but it is angles that must fit together.",
        "The third tile must match both of the others.",
        "Which angles meet at the corner?",
      ),
    },
    {
      value: third - 1,
      ...slip(
        "rounded-too-early",
        "With this number of sides the third angle would be too small, and a gap would be left.",
        "The angle is only estimated.",
        "What is the interior angle of a regular polygon with this many sides?",
      ),
    },
  ];
  return values.filter(({ value }) => {
    const count = new Fraction(value);
    return count.d === 1n && count.compare(3) >= 0;
  });
}

function write(tiles: Tiles): Question {
  const {
    known: [one, other],
    third,
    before,
  } = tiles;
  const inner = [180 - 360 / one, 180 - 360 / other] as const;
  const left = 360 - inner[0] - inner[1];
  const pieces =
    one === other
      ? `two are ${NAMES[one]}s`
      : `one is ${one === 3 ? "an" : "a"} ${NAMES[one]}, and another is a ${NAMES[other]}`;
  const proof = `The third tile has an interior angle of $360-${inner[0]}-${inner[1]}=${left}$ degrees. Its exterior angle is $180-${left}=${180 - left}$ degrees, so it has $360/${180 - left}=${third}$ sides.`;
  return choiceQuestion({
    stem: `A floor is covered with tiles in the shape of regular polygons. At one point, exactly three tiles meet, with a corner each, without gaps or overlaps. Of these tiles, ${pieces}. How many sides does the third tile have?`,
    difficulty: 2,
    targetSeconds: 85,
    quick: `The three corners make 360°. ${proof} The trap is to divide 360° by an interior angle.`,
    asked: "The number of sides of the tile that fills up the angle around a point.",
    plan: "Find the angle that is left at the point, and then the polygon with this angle.",
    reasoning: [
      `An interior angle of a regular polygon of $n$ sides is $180-\\frac{360}{n}$ degrees. For ${one} sides this is ${inner[0]}, and for ${other} sides ${inner[1]}.`,
      `The angles at the point make 360°, so the third is ${left} degrees.`,
      proof,
    ],
    answers:
      "Wrong answers divide a full or half turn by the wrong angle, answer the number of triangles in place of sides, or combine the numbers of sides without going through the angles.",
    steps: [
      {
        text: `Angle left for the third tile: $360-${inner[0]}-${inner[1]}=${left}$ degrees.`,
        why: "The angles around a point add up to 360°.",
        check: { left: `360-(180-360/${one})-(180-360/${other})`, right: `${left}` },
      },
      {
        text: `Number of its sides: $360/(180-${left})=${third}$.`,
        why: "Each exterior angle of a regular polygon is 360° divided by the number of sides.",
        check: { left: `360/(180-${left})`, right: `${third}` },
      },
    ],
    hints: [
      "Picture the point where the corners meet. What do the angles there add up to?",
      "An interior angle of a regular polygon is 180° less a full turn divided by the number of sides.",
      "Find the interior angles of the two known tiles, and what they leave.",
      "Go over from the third interior angle to the exterior angle, and see how often it fits into a full turn.",
    ],
    takeaway:
      "Where tiles meet without gaps their angles make 360 degrees; the exterior angle then gives the number of sides.",
    selfExplain: {
      prompt: "How do you get from an interior angle of a regular polygon to its number of sides?",
      expectations: [
        "take it away from 180 degrees to get the exterior angle",
        "divide 360 degrees by the exterior angle",
      ],
    },
    value: third,
    proof,
    wrong: tilesWrong(tiles),
    before,
  });
}

export const countTiles = scene<Tiles>({
  draw,
  write,
  // Numbers of sides are tried until the three angles, each a share of an angle sum, fill the turn.
  recompute: ({ known: [one, other] }, item) => {
    const fits = [...integers(3, 100)].filter((count) => {
      const product = one * other * count;
      const shares = [one, other, count].map((sides) => ((sides - 2) * product) / sides);
      return shares.reduce((sum, share) => sum + share, 0) === 2 * product;
    });
    return optionsNear(item, fits[0] ?? Number.NaN);
  },
});
