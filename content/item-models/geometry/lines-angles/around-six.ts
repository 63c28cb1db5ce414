import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { angle, type Point, sketch } from "../figures.ts";
import { away, through } from "./drafting.ts";

interface Condition {
  readonly outcome: Outcome;
  readonly told: string;
  readonly bound: number;
  /** Why the outcome follows. */
  readonly because: string;
  readonly holds: (x: number, y: number, z: number) => boolean;
}

const CONDITIONS: readonly Condition[] = [
  {
    outcome: "first",
    told: "$x>y$ and $x>z$.",
    bound: 60,
    because:
      "If $x$ were 60 or less, $y$ and $z$ would be less than 60, and the sum less than 180.",
    holds: (x, y, z) => x > y && x > z,
  },
  {
    outcome: "first",
    told: "$x>y+z$.",
    bound: 90,
    because: "Since $y+z=180-x$, the condition says $x>180-x$, so $2x>180$ and $x>90$.",
    holds: (x, y, z) => x > y + z,
  },
  {
    outcome: "second",
    told: "$x<y$ and $x<z$.",
    bound: 60,
    because:
      "If $x$ were 60 or more, $y$ and $z$ would be more than 60, and the sum more than 180.",
    holds: (x, y, z) => x < y && x < z,
  },
  {
    outcome: "second",
    told: "$y+z>2x$.",
    bound: 60,
    because: "Since $y+z=180-x$, the condition says $180-x>2x$, so $3x<180$ and $x<60$.",
    holds: (x, y, z) => y + z > 2 * x,
  },
  {
    outcome: "equal",
    told: "$x$ is the average (arithmetic mean) of $y$ and $z$.",
    bound: 60,
    because: "Since $y+z=2x$, the sum of the three is $3x=180$, so $x=60$.",
    holds: (x, y, z) => 2 * x === y + z,
  },
  {
    outcome: "equal",
    told: "$x=y+z$.",
    bound: 90,
    because: "Since $y+z=x$, the sum of the three is $2x=180$, so $x=90$.",
    holds: (x, y, z) => x === y + z,
  },
  {
    outcome: "open",
    told: "$y=z$.",
    bound: 60,
    because: "The angles can be $x=20$, $y=80$, $z=80$, and they can be $x=100$, $y=40$, $z=40$.",
    holds: (_, y, z) => y === z,
  },
  {
    outcome: "open",
    told: "$x>y>z$.",
    bound: 90,
    because: "The angles can be $x=70$, $y=60$, $z=50$, and they can be $x=120$, $y=40$, $z=20$.",
    holds: (x, y, z) => x > y && y > z,
  },
];

interface Six {
  readonly condition: Condition;
  readonly swapped: boolean;
}

function draw(chance: Chance): Six {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const fitting = CONDITIONS.filter((condition) => condition.outcome === outcome);
  return { condition: chance.pick(fitting), swapped: chance.pick([false, true]) };
}

const SUM =
  "Each marked angle equals its vertical angle, so the three of them fill the half turn on one side of a line: $x+y+z=180$.";

function slipsOf({ outcome, bound, because }: Condition): Record<Outcome, Slip> {
  const open = outcome === "open";
  const refuted = `With $x+y+z=180$: ${because}`;
  const sided = (way: string): Slip =>
    slip(
      open ? "missed-a-case" : "full-and-straight-angle-mixed",
      refuted,
      open
        ? `One set of angles that fits is tried, and there $x$ is ${way} than ${bound}.`
        : "The three angles are spread around the whole point, and their sum is misjudged.",
      open ? "Which other angles fit the condition?" : "What do the three marked angles add up to?",
    );
  return {
    first: sided("greater"),
    second: sided("less"),
    equal: slip(
      "assumed-case-not-checked",
      refuted,
      bound === 60
        ? "Three equal angles of 60° are the simplest picture of three lines through a point."
        : "Two perpendicular lines are the simplest picture, and a right angle comes to mind.",
      `Does the condition make $x$ equal to ${bound}, or only allow it?`,
    ),
    open: slip(
      "unknowns-outnumber-equations",
      refuted,
      "There are three unknown angles and no number is given.",
      "Which sum do the three angles have, whatever the lines are?",
    ),
  };
}

function figure() {
  const center: Point = { x: 8, y: 6 };
  const arm = (degrees: number) => away(center, degrees, 5);
  return sketch(
    "Three straight lines pass through one point and make six angles around it. Going around the point, every second angle is marked: x°, then y°, then z°, with an unmarked angle between any two of them.",
    [
      through(center, 10, 6.5),
      through(center, 75, 5.5),
      through(center, 135, 6.5),
      angle("$x°$", center, [arm(10), arm(75)]),
      angle("$y°$", center, [arm(135), arm(190)]),
      angle("$z°$", center, [arm(255), arm(315)]),
    ],
  );
}

function write({ condition, swapped }: Six): Question {
  const { outcome, told, bound, because } = condition;
  const proof = `${SUM} ${because} ${verdict({ outcome, swapped })}`;
  return comparedQuestion(
    {
      stem: `Three lines intersect at one point, as shown in the figure. ${told}`,
      figure: figure(),
      difficulty: outcome === "open" ? 2 : outcome === "equal" ? 2 : 3,
      targetSeconds: 70,
      quick: `${proof} The trap is to give the three marked angles a sum of 360°, or none.`,
      asked: `How one of three angles at a point compares with ${bound}°.`,
      plan: "Find the sum of the three marked angles, and use it with the condition.",
      reasoning: [
        "Every marked angle has an equal vertical angle on the other side of the point.",
        `${SUM}`,
        because,
      ],
      steps: [
        {
          text: SUM,
          why: "Six angles make 360°, and they are three pairs of vertical angles.",
          check: { left: "360/2", right: "180" },
        },
        { text: because, why: "The condition is read together with the sum." },
      ],
      hints: [
        "Three of six angles are marked. What are the sizes of the three others?",
        "Vertical angles are equal, so the six angles come in three equal pairs.",
        "Find the sum of $x$, $y$, and $z$ from the full turn around the point.",
        "Put the condition into that sum, or try different angles that satisfy both.",
      ],
      takeaway:
        "When three lines meet at a point, alternate angles around it add up to half a turn, 180°.",
      selfExplain: {
        prompt:
          "Why is the sum of the three marked angles the same for all positions of the lines?",
        expectations: [
          "each marked angle has an equal vertical angle among the unmarked ones",
          "all six make a full turn, so the three make half of it",
        ],
      },
    },
    { first: "$x$", second: `${bound}`, swapped, outcome, proof, slips: slipsOf(condition) },
  );
}

export const aroundSix = scene<Six>({
  draw,
  write,
  // Three lines get directions in whole degrees; the angles are read off by going around the point.
  recompute: ({ condition: { bound, holds }, swapped }) => {
    const relations = [...integers(1, 178)].flatMap((second) =>
      [...integers(second + 1, 179)].flatMap((third) => {
        const rays = [0, second, third, 180, second + 180, third + 180, 360];
        const gaps = rays.slice(1).map((ray, index) => ray - (rays[index] ?? 0));
        const [x = 0, , y = 0, , z = 0] = gaps;
        if (!holds(x, y, z)) return [];
        return [swapped ? relationOf(bound, x) : relationOf(x, bound)];
      }),
    );
    return comparisonKey(relations);
  },
});
