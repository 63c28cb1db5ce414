import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { measured, step } from "./measuring.ts";

interface Lookout {
  /** Angles between the barn and the chapel and between the chapel and the mill. */
  readonly near: number;
  readonly far: number;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const outer = (near: number, far: number) => (near + far > 180 ? 360 - near - far : near + far);

function possible({ near, far }: Pick<Lookout, "near" | "far">): readonly number[] {
  return near === far ? [outer(near, far)] : [Math.abs(far - near), outer(near, far)];
}

function draw(chance: Chance): Lookout | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const wide = chance.pick([false, false, true]);
  const near = wide ? chance.integer(96, 125) : chance.integer(32, 70);
  const gap = outcome === "equal" ? 0 : chance.integer(7, 24);
  const far = near + gap;
  const [least, most] = [
    Math.min(...possible({ near, far })),
    Math.max(...possible({ near, far })),
  ];
  const bound = {
    first: least - chance.integer(1, 4),
    second: most + chance.integer(1, 6),
    equal: most,
    open: chance.pick([near, far, most - chance.integer(1, 5)]),
  }[outcome];
  if (outcome === "open" && (bound <= least || bound >= most)) return null;
  if (most >= 165 || bound < 2) return null;
  return { near, far, bound, outcome, swapped: chance.pick([false, true]) };
}

function sumText({ near, far }: Lookout): string {
  return near + far > 180
    ? `$360-(${near}+${far})=${360 - near - far}$ degrees, since ${near + far}° is more than half a turn`
    : `$${near}+${far}=${near + far}$ degrees`;
}

function proofOf(lookout: Lookout): string {
  const { near, far, bound, outcome } = lookout;
  if (outcome === "equal")
    return `The barn and the mill are both ${near}° away from the direction of the chapel. They lie in different directions, so they are on opposite sides of it, and the angle is ${sumText(lookout)}. ${verdict(lookout)}`;
  const both = `If the barn and the mill are on opposite sides of the direction of the chapel, the angle is ${sumText(lookout)}. If they are on the same side, it is $${far}-${near}=${far - near}$ degrees.`;
  if (outcome === "open")
    return `${both} One of these is less than ${bound}°, and the other is greater. ${verdict(lookout)}`;
  return `${both} Both are ${outcome === "first" ? "greater" : "less"} than ${bound}°. ${verdict(lookout)}`;
}

function slipsOf(lookout: Lookout): Record<Outcome, Slip> {
  const { near, far, bound, outcome } = lookout;
  const open = outcome === "open";
  const values = possible(lookout);
  const only = `The angle can be ${values.map((value) => `${value}°`).join(" or ")} and nothing else.`;
  const wide = near + far > 180;
  const eye = {
    id: "judged-by-eye",
    why: "The angle is estimated from a single rough sketch of the three directions.",
  };
  const added = {
    id: wide ? "full-and-straight-angle-mixed" : "one-order-of-rays-assumed",
    why: "The two given angles are added, as if the three directions followed one another.",
  };
  const subtracted = {
    id: "one-order-of-rays-assumed",
    why: "The two given angles are subtracted, as if barn and mill were on the same side of the chapel.",
  };
  const [above, below] = [open || wide ? added : eye, outcome === "first" ? eye : subtracted];
  const sides = "On which sides of the direction of the chapel can the barn and the mill be?";
  const not = open ? "need not be" : "is not";
  return {
    first: slip(above.id, `${only} So it ${not} greater than ${bound}°.`, above.why, sides),
    second: slip(below.id, `${only} So it ${not} less than ${bound}°.`, below.why, sides),
    equal: slip(
      "assumed-case-not-checked",
      `${only} So it is never ${bound}°.`,
      "A single position of the three directions is pictured, and the number looks familiar from the given ones.",
      `Is there a position in which the angle is exactly ${bound}°?`,
    ),
    open: slip(
      "varying-means-undetermined",
      outcome === "equal"
        ? `On the same side, both would lie in the same direction, which is excluded. ${only}`
        : `${only} Both values are on the same side of ${bound}°.`,
      "It is not said on which sides of the chapel the other two lie.",
      outcome === "equal"
        ? "What would it mean if barn and mill were on the same side of the chapel?"
        : "How does each possible angle compare with the number given?",
    ),
  };
}

function write(lookout: Lookout): Question {
  const { near, far, bound, outcome, swapped } = lookout;
  const proof = proofOf(lookout);
  return comparedQuestion(
    {
      stem: `A barn, a chapel, and a mill stand in three different directions from a lookout point on a level plain. The lines of sight to the barn and to the chapel make an angle of ${near}°, and the lines of sight to the chapel and to the mill make an angle of ${far}°.`,
      difficulty: near + far > 180 ? 5 : outcome === "open" ? 3 : 4,
      targetSeconds: 90,
      quick: `${proof} The trap is to add the two angles without asking where the mill is.`,
      asked: `How the angle between the lines of sight to the barn and to the mill compares with ${bound}°.`,
      plan: "Sketch the direction of the chapel, put the other two on either side of it, and compute each angle.",
      reasoning: [
        `The barn lies ${near}° to one side of the direction of the chapel, and the mill lies ${far}° to the same side or to the other side.`,
        "The angle between two lines of sight is at most 180°, so a sum of more than that is taken from 360.",
        proof,
      ],
      steps: [
        {
          text: `On opposite sides the angle is ${sumText(lookout)}.`,
          why: "The direction of the chapel then separates the other two.",
          check:
            near + far > 180
              ? { left: `360-(${near}+${far})`, right: `${outer(near, far)}` }
              : { left: `${near}+${far}`, right: `${outer(near, far)}` },
        },
        { text: proof, why: "Every position that the statement permits has to be compared." },
      ],
      hints: [
        "Three directions, two angles given. Is the order of the three directions given too?",
        "Two angles with a common side can lie on opposite sides of it or on the same side.",
        "Draw the line of sight to the chapel, and the barn on one side of it. Where can the mill be?",
        "Work out the angle between barn and mill for each place of the mill that is allowed.",
      ],
      takeaway:
        "Two angles with a common side do not simply add up: check on which sides of it the other sides can lie.",
      selfExplain: {
        prompt: "How many positions of the mill have to be considered, and what decides?",
        expectations: [
          "it may lie on the same side of the chapel as the barn or on the other side",
          "different directions exclude a position in which two of the buildings are in line",
        ],
      },
    },
    {
      first: "The measure of the angle between the lines of sight to the barn and to the mill",
      second: `${bound}°`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(lookout),
    },
  );
}

export const aroundLookout = scene<Lookout>({
  draw,
  write,
  // Barn and mill are put in every direction of whole degrees around the lookout, the chapel straight to the right.
  recompute: ({ near, far, bound, swapped }) => {
    const eye = { x: 0, y: 0 };
    const sight = (angle: number) =>
      [...integers(0, 359)].filter((turn) => measured(step(turn), eye, step(0)) === angle);
    const relations = sight(near).flatMap((barn) =>
      sight(far)
        .filter((mill) => mill !== barn)
        .map((mill) => {
          const between = measured(step(barn), eye, step(mill));
          return swapped ? relationOf(bound, between) : relationOf(between, bound);
        }),
    );
    return comparisonKey(relations);
  },
});
