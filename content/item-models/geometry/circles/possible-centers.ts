import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { choice } from "../../kit/write-numbers.ts";

interface Centers {
  readonly large: number;
  readonly small: number;
  /** Points that the circles are to have in common. */
  readonly wanted: "exactly two points" | "exactly one point" | "no points" | "at least one point";
  readonly offered: readonly number[];
}

type Place = "within" | "inner touch" | "crossing" | "outer touch" | "apart";

function placeOf({ large, small }: Pick<Centers, "large" | "small">, distance: number): Place {
  const [least, most] = [large - small, large + small];
  if (distance < least) return "within";
  if (distance === least) return "inner touch";
  if (distance < most) return "crossing";
  return distance === most ? "outer touch" : "apart";
}

const COUNTS = { within: 0, "inner touch": 1, crossing: 2, "outer touch": 1, apart: 0 };

function fits(wanted: Centers["wanted"], place: Place): boolean {
  const count = COUNTS[place];
  if (wanted === "at least one point") return count > 0;
  return count === { "exactly two points": 2, "exactly one point": 1, "no points": 0 }[wanted];
}

function draw(chance: Chance): Centers | null {
  const small = chance.integer(3, 8);
  const large = small + chance.integer(3, 7);
  const [least, most] = [large - small, large + small];
  const offered = [
    ...chance.sample([...integers(1, least - 1)], chance.integer(0, 2)),
    ...(chance.pick([true, true, false]) ? [least] : []),
    ...chance.sample([...integers(least + 1, most - 1)], chance.integer(1, 3)),
    ...(chance.pick([true, true, false]) ? [most] : []),
    ...chance.sample([...integers(most + 1, most + 5)], chance.integer(0, 2)),
  ].toSorted((a, b) => a - b);
  const wanted = chance.pick([
    "exactly two points",
    "exactly one point",
    "no points",
    "at least one point",
  ] as const);
  const centers = { large, small, wanted, offered };
  const right = offered.filter((distance) => fits(wanted, placeOf(centers, distance)));
  if (
    offered.length < 5 ||
    offered.length > 7 ||
    right.length === 0 ||
    right.length === offered.length
  )
    return null;
  return centers;
}

function fact({ large, small }: Centers, distance: number): string {
  const [least, most] = [large - small, large + small];
  return {
    within: `For a distance of ${distance}, less than $${large}-${small}=${least}$, the smaller circle lies inside the larger without touching it: no common points.`,
    "inner touch": `For a distance of ${distance}, exactly $${large}-${small}$, the smaller circle touches the larger from inside: one common point.`,
    crossing: `A distance of ${distance} lies between $${large}-${small}=${least}$ and $${large}+${small}=${most}$, so the circles cross: two common points.`,
    "outer touch": `For a distance of ${distance}, exactly $${large}+${small}$, the circles touch from outside: one common point.`,
    apart: `For a distance of ${distance}, more than $${large}+${small}=${most}$, the circles lie apart: no common points.`,
  }[placeOf({ large, small }, distance)];
}

const TEMPTING: Readonly<Record<Place, readonly [string, string, string]>> = {
  within: [
    "circle-inside-circle-forgotten",
    "The centers are close together, so the circles seem to overlap and to cross.",
    "Does the smaller circle reach the edge of the larger?",
  ],
  "inner touch": [
    "circle-inside-circle-forgotten",
    "The difference of the radii is overlooked as a special distance.",
    "Where is the point of the smaller circle that is farthest from the larger circle's center?",
  ],
  crossing: [
    "judged-by-eye",
    "The distance is not compared with both the sum and the difference of the radii.",
    "Is the distance between the difference and the sum of the radii?",
  ],
  "outer touch": [
    "boundary-value-miscounted",
    "The distance equals the sum of the radii, and the case of touching is counted with its neighbors.",
    "How many points do circles have in common that touch from outside?",
  ],
  apart: [
    "judged-by-eye",
    "The distance is only a little more than the sum of the radii.",
    "Do the two radii together reach from center to center?",
  ],
};

function optionsOf(centers: Centers) {
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const distance of centers.offered) {
    const place = placeOf(centers, distance);
    const [misconception, why, repair] = TEMPTING[place];
    const rationale = fact(centers, distance);
    if (fits(centers.wanted, place)) right.push({ ...choice(distance), rationale });
    else wrong.push({ ...choice(distance), ...slip(misconception, rationale, why, repair) });
  }
  return { right, wrong };
}

function ruleOf({ large, small, wanted }: Centers): string {
  const [least, most] = [large - small, large + small];
  return {
    "exactly two points": `The circles cross at two points if the distance is more than ${least} and less than ${most}.`,
    "exactly one point": `The circles touch if the distance is exactly ${least} (from inside) or exactly ${most} (from outside).`,
    "no points": `The circles have no common point if the distance is less than ${least} (one inside the other) or more than ${most}.`,
    "at least one point": `The circles meet if the distance is at least ${least} and at most ${most}.`,
  }[wanted];
}

function write(centers: Centers): Question {
  const { large, small, wanted } = centers;
  const { right, wrong } = optionsOf(centers);
  const rule = ruleOf(centers);
  return toldQuestion(
    {
      stem: `A circle with center $P$ has a radius of ${large}, and a circle with center $Q$ has a radius of ${small}. The two circles lie in the same plane and have ${wanted} in common. Which of the following could be the distance $PQ$? Indicate all such distances.`,
      difficulty: wanted === "exactly two points" || wanted === "at least one point" ? 3 : 4,
      targetSeconds: 80,
      quick: `Move the smaller circle toward the larger one. It touches from outside at distance $${large}+${small}=${large + small}$ and from inside at $${large}-${small}=${large - small}$. ${rule} The trap is to forget that one circle can lie inside the other.`,
      asked: `For which distances of the centers the circles have ${wanted} in common.`,
      plan: "Find the two distances at which the circles touch, and see what happens between and beyond them.",
      reasoning: [
        `The circles touch from outside at a distance of $${large}+${small}=${large + small}$.`,
        `They touch from inside at a distance of $${large}-${small}=${large - small}$; for smaller distances one lies inside the other.`,
        rule,
      ],
      answers:
        "Each other distance puts the circles in another position: apart, touching, crossing, or one inside the other.",
      steps: [
        {
          text: `Touching from outside: $${large}+${small}=${large + small}$.`,
          why: "The radii to the point of contact lie end to end.",
          check: { left: `${large}+${small}`, right: `${large + small}` },
        },
        {
          text: `Touching from inside: $${large}-${small}=${large - small}$.`,
          why: "The smaller radius lies along the larger one.",
          check: { left: `${large}-${small}`, right: `${large - small}` },
        },
        { text: rule, why: "The number of common points changes only at these distances." },
      ],
      hints: [
        "Picture the smaller circle far away and move it slowly toward the larger one. What positions occur?",
        "The number of common points changes only when the circles touch.",
        "One special distance is the sum of the radii.",
        "Another special distance occurs when the smaller circle touches from inside. Decide what holds between, at, and beyond them.",
      ],
      takeaway:
        "Two circles touch when the distance of their centers is the sum or the difference of the radii, and cross in between.",
      selfExplain: {
        prompt: "What happens at the sum and at the difference of the radii?",
        expectations: [
          "at the sum the circles touch from outside",
          "at the difference the smaller touches the larger from inside",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const possibleCenters = scene<Centers>({
  draw,
  write,
  // A point runs around the smaller circle; it is counted how often it changes between inside and outside the larger.
  recompute: ({ large, small, wanted }, item) => {
    const countFor = (distance: number) => {
      const sides = [...integers(0, 719)].map((step) => {
        const turn = (step * Math.PI) / 360;
        const away = Math.hypot(distance + small * Math.cos(turn), small * Math.sin(turn)) - large;
        return Math.abs(away) < 1e-9 ? 0 : Math.sign(away);
      });
      const on = sides.filter((side) => side === 0).length;
      const changes = sides.filter((side, index) => {
        const next = sides[(index + 1) % sides.length] ?? 0;
        return side * next < 0;
      }).length;
      return on + changes;
    };
    return optionsWhere(item, (text) => {
      const count = countFor(Number(text));
      if (wanted === "at least one point") return count > 0;
      return count === ["no points", "exactly one point", "exactly two points"].indexOf(wanted);
    });
  },
});
