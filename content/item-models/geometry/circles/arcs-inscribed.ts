import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { onCircle } from "./circle-marks.ts";

interface Inscribed {
  /** Degrees of the central angle AOB. */
  readonly central: number;
  /** Which arc AB the third point lies on; `free` where the stem does not say. */
  readonly place: "longer" | "shorter" | "free";
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Inscribed {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const place = outcome === "open" ? "free" : chance.pick(["longer", "shorter", "free"] as const);
  const central = place === "free" && outcome === "equal" ? 180 : 2 * chance.integer(28, 78);
  const half = central / 2;
  const other = 180 - half;
  const exact = place === "shorter" ? other : half;
  const bounds = {
    first: [exact - chance.integer(1, 5)],
    second: [(place === "longer" ? half : other) + chance.integer(1, 5)],
    equal: [exact],
    open: [half, other, central, 90].filter((bound) => bound >= half && bound <= other),
  }[outcome];
  return {
    central,
    place,
    outcome,
    bound: chance.pick(bounds),
    swapped: chance.pick([false, true]),
  };
}

const RULE = "An angle with its vertex on the circle is half of the arc that lies inside it.";

function proofOf(inscribed: Inscribed): string {
  const { central, place, bound, outcome } = inscribed;
  const [half, other] = [central / 2, 180 - central / 2];
  const end = verdict(inscribed);
  const fromLonger = `From a point of the longer arc the arc inside the angle is ${central}°, which gives ${half}°`;
  const fromShorter = `from a point of the shorter arc it is $360-${central}=${360 - central}$ degrees, which gives ${other}°`;
  if (central === 180)
    return `${RULE} Here $AB$ is a diameter, so that arc is 180° wherever $C$ lies, and the angle is 90°. ${end}`;
  if (place === "longer") return `${RULE} ${fromLonger}. ${end}`;
  if (place === "shorter")
    return `${RULE} ${fromShorter.replace("from", "From").replace("it", "the arc inside the angle")}. ${end}`;
  const limits = `${RULE} ${fromLonger}; ${fromShorter}.`;
  if (outcome === "open")
    return `${limits} The two values compare differently with ${bound}. ${end}`;
  return `${limits} Both are ${outcome === "first" ? "more" : "less"} than ${bound}. ${end}`;
}

function slipsOf({ central, place, bound, outcome }: Inscribed): Record<Outcome, Slip> {
  const [half, other] = [central / 2, 180 - central / 2];
  const open = outcome === "open";
  const values =
    place === "free" && central !== 180
      ? `The angle is ${half}° or ${other}°, depending on the arc on which $C$ lies; the number to compare is ${bound}.`
      : `The angle is exactly ${place === "shorter" ? other : half}°; the number to compare is ${bound}.`;
  return {
    first: slip(
      open ? "missed-a-case" : "inscribed-angle-not-halved",
      values,
      open
        ? `Only a point on the shorter arc is tried, and the angle there is ${other}°.`
        : "The central angle is used as it is, or the larger of the two arcs is taken.",
      "Which arc lies inside the angle, and what is half of it?",
    ),
    second: slip(
      open ? "missed-a-case" : "inscribed-angle-not-halved",
      values,
      open
        ? `Only a point on the longer arc is tried, and the angle there is ${half}°.`
        : "The half is taken of the wrong arc, or once too often.",
      "Which arc lies inside the angle, and what is half of it?",
    ),
    equal: slip(
      open ? "possible-case-excluded" : "inscribed-angle-not-halved",
      values,
      `The number ${bound} looks like a result of halving or completing the given angle.`,
      "Where does $C$ lie, and which arc is inside the angle there?",
    ),
    open: slip(
      "varying-means-undetermined",
      values,
      "Point $C$ can move along an arc, and so its angle seems to change.",
      "Does the angle change while $C$ moves without passing $A$ or $B$?",
    ),
  };
}

function write(inscribed: Inscribed): Question {
  const { central, place, bound, outcome, swapped } = inscribed;
  const proof = proofOf(inscribed);
  const where = {
    longer: "Point $C$ lies on the longer arc $AB$, between $A$ and $B$.",
    shorter: "Point $C$ lies on the shorter arc $AB$, between $A$ and $B$.",
    free: "Point $C$ lies on the circle and is different from $A$ and $B$.",
  }[place];
  const given =
    central === 180
      ? "$AB$ is a diameter of a circle."
      : `Points $A$ and $B$ lie on a circle with center $O$, and angle $AOB$ measures ${central}°.`;
  return comparedQuestion(
    {
      stem: `${given} ${where}`,
      difficulty: central === 180 ? 1 : place === "longer" ? 2 : place === "shorter" ? 3 : 4,
      targetSeconds: 65,
      quick: `${proof} ${central === 180 ? "The trap is to think that the angle changes as $C$ moves." : "The trap is to halve the central angle without looking where $C$ lies."}`,
      asked: "How an angle with its vertex on the circle compares with a number of degrees.",
      plan: "Find the arc that lies inside the angle for each place that $C$ can have, and halve it.",
      reasoning: [
        `The two arcs between $A$ and $B$ measure ${central}° and ${360 - central}°.`,
        "Seen from a point of one arc, the other arc lies inside the angle.",
        proof,
      ],
      steps: [
        {
          text: `The halves of the two arcs are ${central / 2}° and ${180 - central / 2}°; they add up to 180°.`,
          why: "The two arcs together are the full circle of 360°.",
          check: { left: `${central}/2+(360-${central})/2`, right: "180" },
        },
        { text: proof, why: "The place of $C$ decides which half counts." },
      ],
      hints: [
        "The vertex of the angle lies on the circle, not at the center. What does that change?",
        "Such an angle is half of the arc inside it, on the other side from the vertex.",
        "Sketch the circle, and mark every arc on which $C$ can lie.",
        "For each such arc, halve the arc that $C$ is not on, and set the result beside the number.",
      ],
      takeaway:
        "An inscribed angle is half the arc inside it, so points on the two sides of a chord see it under angles that add up to 180°.",
      selfExplain: {
        prompt: "Why does it matter on which arc $C$ lies, but not where on that arc?",
        expectations: [
          "the arc inside the angle is the one without the vertex",
          "all points of one arc see the same arc",
        ],
      },
    },
    {
      first: "The measure, in degrees, of angle $ACB$",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(inscribed),
    },
  );
}

export const arcsInscribed = scene<Inscribed>({
  draw,
  write,
  // The point runs around the circle in coordinates, and the angle is measured from the directions to A and B.
  recompute: ({ central, place, bound, swapped }) => {
    const at = (degrees: number) => onCircle({ x: 0, y: 0 }, 1, degrees);
    const [a, b] = [at(0), at(central)];
    const allowed = [...integers(1, 719)]
      .map((step) => step / 2)
      .filter((turn) => turn !== central)
      .filter((turn) => place === "free" || turn > central === (place === "longer"));
    return comparisonKey(
      allowed.map((turn) => {
        const c = at(turn);
        const [one, other] = [Math.atan2(a.y - c.y, a.x - c.x), Math.atan2(b.y - c.y, b.x - c.x)];
        const gap = (Math.abs(one - other) * 180) / Math.PI;
        const measure = Math.round(Math.min(gap, 360 - gap) * 1e6) / 1e6;
        return swapped ? relationOf(bound, measure) : relationOf(measure, bound);
      }),
    );
  },
});
