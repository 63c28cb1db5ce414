import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { listed } from "../../kit/write-numbers.ts";
import { angle, line, type Point, sketch } from "../figures.ts";
import { away, labelBy, through } from "./drafting.ts";

/** Where the angle is marked: above or below the beam, on the side of its left or right end. */
type Place = "above-left" | "above-right" | "below-left" | "below-right";

interface Slat {
  readonly place: Place;
  readonly degrees: number;
}

interface Beam {
  readonly slats: readonly Slat[];
}

const NAMES = ["p", "q", "r", "s"] as const;
const PLACES: readonly Place[] = ["above-left", "above-right", "below-left", "below-right"];

/** The angle of a slat above the beam toward the right end, which fixes its direction. */
function direction({ place, degrees }: Slat): number {
  return place === "above-right" || place === "below-left" ? degrees : 180 - degrees;
}

const pairs = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

function draw(chance: Chance): Beam | null {
  const main = chance.integer(56, 82);
  const near = 180 - main;
  // Two, three or two pairs of slats share a direction.
  const directions = chance.pick([
    [main, main, near, near],
    [main, main, main, near],
    [main, main, near, main - chance.integer(2, 5)],
  ]);
  const slats = chance.shuffle(directions).map((way): Slat => {
    const place = chance.pick(PLACES);
    const turned = place === "above-right" || place === "below-left";
    return { place, degrees: turned ? way : 180 - way };
  });
  if (new Set(slats.map(({ place }) => place)).size < 3) return null;
  if (new Set(slats.map(({ degrees }) => degrees)).size < 2) return null;
  return facing(slats) ? null : { slats };
}

/** Whether two marks stand face to face between neighboring slats, where their numbers would touch. */
function facing(slats: readonly Slat[]): boolean {
  return slats.some(({ place }, index) => {
    const next = slats[index + 1]?.place;
    return place.endsWith("right") && next === place.replace("right", "left");
  });
}

function optionsOf({ slats }: Beam) {
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  pairs.forEach(([one, other], index) => {
    const [a, b] = [slats[one], slats[other]];
    if (a === undefined || b === undefined) return;
    const text = `$${NAMES[one]}$ and $${NAMES[other]}$`;
    const [u, v] = [direction(a), direction(b)];
    const carried = `Above the beam and toward its right end, slat $${NAMES[one]}$ makes ${u}° with the beam and slat $${NAMES[other]}$ makes ${v}°`;
    if (u === v) {
      right.push({ text, order: index, rationale: `${carried}: corresponding angles are equal.` });
      return;
    }
    const alike = a.degrees === b.degrees;
    wrong.push({
      text,
      order: index,
      ...slip(
        alike
          ? "parallel-angles-mixed-up"
          : u + v === 180
            ? "parallel-angles-mixed-up"
            : "judged-by-eye",
        `${carried}, so the two slats lean differently and meet if they are extended.`,
        alike
          ? `Both marked angles measure ${a.degrees}°.`
          : `The marked angles, ${a.degrees}° and ${b.degrees}°, ${a.degrees + b.degrees === 180 ? "add up to 180°" : "seem to fit together"}.`,
        "Which angle does each of the two slats make above the beam, toward the right end?",
      ),
    });
  });
  return { right, wrong };
}

const WORDS: Readonly<Record<Place, string>> = {
  "above-left": "above the beam, on the left of the slat",
  "above-right": "above the beam, on the right of the slat",
  "below-left": "below the beam, on the left of the slat",
  "below-right": "below the beam, on the right of the slat",
};

function mark({ place, degrees }: Slat, at: Point) {
  const [up, left, right] = [away(at, 75, 3), away(at, 180, 3), away(at, 0, 3)];
  const down = away(at, 255, 3);
  const text = `$${degrees}°$`;
  if (place === "above-left") return angle(text, at, [up, left]);
  if (place === "above-right") return angle(text, at, [right, up]);
  if (place === "below-left") return angle(text, at, [left, down]);
  return angle(text, at, [down, right]);
}

function figure({ slats }: Beam) {
  const spots = slats.map((_, index): Point => ({ x: 2.2 + 3.8 * index, y: 6 }));
  const told = slats.map(
    (slat, index) =>
      `the angle at slat ${NAMES[index] ?? ""} is ${slat.degrees}° and lies ${WORDS[slat.place]}`,
  );
  return sketch(
    `A horizontal beam is crossed by four straight slats, p, q, r, and s, from left to right. One angle between beam and slat is marked at each crossing: ${listed(told)}. The slats are all drawn alike, leaning a little to the right.`,
    [
      line([
        { x: 0.3, y: 6 },
        { x: 15.8, y: 6 },
      ]),
      ...spots.map((spot) => through(spot, 75, 4.2)),
      ...spots.map((spot, index) => labelBy(`$${NAMES[index] ?? ""}$`, away(spot, 75, 4.2), 75)),
      ...slats.flatMap((slat, index) => {
        const spot = spots[index];
        return spot === undefined ? [] : [mark(slat, spot)];
      }),
    ],
  );
}

function write(beam: Beam): Question {
  const { slats } = beam;
  const { right, wrong } = optionsOf(beam);
  const found = slats.map((slat, index) => `${direction(slat)}° for $${NAMES[index] ?? ""}$`);
  const pairsText = listed(
    right.map(({ text }) => `$(${text.replaceAll("$", "").replace(" and ", ",")})$`),
  );
  const some = slats.find(({ place }) => place === "above-left" || place === "below-right");
  const proof = `Carried over to the place above the beam and on the right of the slat, the angles are ${listed(found)}. Slats with equal angles there are parallel: ${pairsText}.`;
  return toldQuestion(
    {
      stem: `A carpenter nails four straight slats $p$, $q$, $r$, and $s$ across a straight beam. The figure, which is not drawn to scale, shows the measure of one angle at each slat. Which of the following pairs of slats must be parallel? Indicate all such pairs.`,
      figure: figure(beam),
      difficulty: right.length === 1 ? 2 : 3,
      targetSeconds: 90,
      quick: `Compare angles at the same place of each crossing. Opposite angles are equal, and neighbors add up to 180°. ${proof} The trap is to compare angles at different places.`,
      asked: "Which slats lean in exactly the same way.",
      plan: "Turn each marked angle into the one above the beam and on the right of the slat, and compare these.",
      reasoning: [
        "An angle above the beam on the right equals the one below on the left, its vertical angle. The two other places have the supplement.",
        `This gives ${listed(found)}.`,
        `Lines that make equal corresponding angles with one line are parallel, and others are not. So the pairs are ${pairsText}.`,
      ],
      answers:
        "The other pairs have equal marked angles at places that do not correspond, or angles that do not match at all.",
      steps: [
        {
          text: `Carried over to one place, the angles are ${listed(found)}.`,
          why: "Vertical angles are equal, and neighbors on a line are supplementary.",
          ...(some === undefined
            ? {}
            : { check: { left: `180-${some.degrees}`, right: `${direction(some)}` } }),
        },
        {
          text: `Equal angles occur for the pairs ${pairsText}.`,
          why: "Equal corresponding angles make lines parallel.",
        },
      ],
      hints: [
        "The look of the slats does not count. What do you know about each of them?",
        "Slats are parallel if they make equal angles with the beam at corresponding places.",
        "For each slat, work out the angle above the beam and on the right of the slat.",
        "Compare these four angles two at a time.",
      ],
      takeaway:
        "Before comparing angles at a transversal, carry them all over to the same place of the crossing.",
      selfExplain: {
        prompt: "When do two marked angles at different places show that lines are parallel?",
        expectations: [
          "when they become equal after both are carried over to corresponding places",
          "vertical angles are equal and neighbors add up to 180 degrees",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const mustBeam = scene<Beam>({
  draw,
  write,
  // The slats become vectors, turned from the end of the beam that the mark is next to; parallel ones have no cross product.
  recompute: ({ slats }, item) => {
    const vectors = slats.map(({ place, degrees }) => {
      const end = place.endsWith("right") ? 1 : -1;
      const up = place.startsWith("above") ? 1 : -1;
      const turn = (degrees * Math.PI) / 180;
      return { x: end * Math.cos(turn), y: up * Math.sin(turn) };
    });
    return optionsWhere(item, (text) => {
      const [one, other] = [...text.matchAll(/\$([pqrs])\$/g)].map(
        ([, name = ""]) => vectors["pqrs".indexOf(name)],
      );
      if (one === undefined || other === undefined) throw new Error("not a pair");
      return Math.abs(one.x * other.y - one.y * other.x) < 1e-9;
    });
  },
});
