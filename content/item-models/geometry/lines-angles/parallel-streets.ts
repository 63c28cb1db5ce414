import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

type Corner = "northeast" | "northwest" | "southwest" | "southeast";

interface Streets {
  /** The avenue at whose crossing with the second street the angle is given; the first angle is always at the first avenue. */
  readonly avenue: "first" | "second";
  readonly corners: readonly [Corner, Corner];
  /** The given angles at these corners. */
  readonly angles: readonly [number, number];
  /** The corner of the second unknown angle; the first is at the northeast. */
  readonly asked: "northeast" | "southwest";
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const STRAIGHT = 180;
/** The angle at a corner from the one at the northeast corner, or back. */
const at = (corner: Corner, northeast: number) =>
  corner === "northeast" || corner === "southwest" ? northeast : STRAIGHT - northeast;

function draw(chance: Chance): Streets {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const north = chance.integer(62, 84);
  const shift = chance.integer(2, 7);
  const other = {
    first: north - shift,
    second: north + shift,
    equal: north,
    open: chance.pick([north, north, north + shift]),
  }[outcome];
  const corners = [
    chance.pick(["northeast", "southwest", "northwest"] as const),
    chance.pick(["southeast", "northwest"] as const),
  ] as const;
  return {
    avenue: outcome === "open" ? "second" : "first",
    corners,
    angles: [at(corners[0], north), at(corners[1], other)],
    asked: chance.pick(["northeast", "southwest"]),
    outcome,
    swapped: chance.pick([false, true]),
  };
}

/** The two given angles, both carried over to the northeast corner. */
function northeast({ corners, angles }: Streets): readonly [number, number] {
  return [at(corners[0], angles[0]), at(corners[1], angles[1])];
}

function proofOf(streets: Streets): string {
  const { outcome } = streets;
  const [north, other] = northeast(streets);
  if (outcome === "open")
    return `Nothing ties the direction of Birch Street to that of Ash Street. If they are parallel, the angles asked about are ${other}° and ${north}°. If Birch Street, and Dover Avenue with it, is turned 10° counterclockwise, they are ${other + 10}° and ${north - 10}°; if 10° clockwise, ${other - 10}° and ${north + 10}°. ${verdict(streets)}`;
  const carried = `At the northeast corners with Cedar Avenue, Ash Street makes ${north}° and Birch Street ${other}°.`;
  if (outcome === "equal")
    return `${carried} So the two streets are parallel, and every avenue crosses both at the same angle. ${verdict(streets)}`;
  return `${carried} So Birch Street is turned by ${Math.abs(north - other)}° against Ash Street, and its northeast angle with every avenue is ${outcome === "first" ? "less" : "greater"} by that amount. ${verdict(streets)}`;
}

function slipsOf(streets: Streets): Record<Outcome, Slip> {
  const { outcome, angles } = streets;
  const [north, other] = northeast(streets);
  const ordered = (side: "first" | "second"): Slip =>
    slip(
      outcome === "open" ? "parallel-not-given" : "parallel-angles-mixed-up",
      outcome === "open"
        ? "The angles given do not fix the direction of one street against the other, so no order follows."
        : `Carried over to corresponding corners, the given angles are ${north}° and ${other}°, so at Dover Avenue the angle of Ash Street cannot be the ${side === "first" ? "greater" : "lesser"} one.`,
      `The given numbers, ${angles[0]} and ${angles[1]}, are compared although they belong to different corners.`,
      "Which angle does each street make at the northeast corner of the crossing that is described?",
    );
  return {
    first: ordered("first"),
    second: ordered("second"),
    equal: slip(
      "parallel-not-given",
      outcome === "open"
        ? "That would need parallel streets, and angles at two different avenues cannot show that they are parallel."
        : `The northeast angles with Cedar Avenue are ${north}° and ${other}°, so the streets are not parallel.`,
      "Streets of a town are pictured as a grid of parallel lines.",
      "Which given angles show whether Ash Street and Birch Street are parallel?",
    ),
    open: slip(
      "hard-means-undetermined",
      "The direction of Dover Avenue is unknown, but it is the same line for both streets, and only their directions differ.",
      "No angle at Dover Avenue is given, so its crossings seem to be free.",
      "By how much does the direction of one street differ from that of the other?",
    ),
  };
}

function write(streets: Streets): Question {
  const { avenue, corners, angles, asked, outcome, swapped } = streets;
  const proof = proofOf(streets);
  const [north, other] = northeast(streets);
  const place = avenue === "first" ? "Cedar Avenue" : "Dover Avenue";
  const secondAvenue = avenue === "first" ? "Dover Avenue" : "Cedar Avenue";
  return comparedQuestion(
    {
      stem: `Ash Street and Birch Street run roughly from west to east, and Cedar Avenue and Dover Avenue roughly from south to north. All four are straight, and each avenue crosses both streets. At the crossing of Ash Street and Cedar Avenue, the ${corners[0]} corner has an angle of ${angles[0]}°. At the crossing of Birch Street and ${place}, the ${corners[1]} corner has an angle of ${angles[1]}°.`,
      difficulty: outcome === "open" ? 4 : outcome === "equal" ? 2 : 3,
      targetSeconds: 90,
      quick: `Opposite corners of a crossing have equal angles, and neighboring corners add up to 180°. ${proof}`,
      asked:
        "Which of two corners, at crossings about which nothing is said, has the greater angle.",
      plan: "Bring the given angles to corresponding corners, and see what they say about the directions of the two streets.",
      reasoning: [
        `The angle of ${angles[0]}° at the ${corners[0]} corner means ${north}° at the northeast corner. The angle of ${angles[1]}° at the ${corners[1]} corner means ${other}° there.`,
        "Equal northeast angles with one and the same avenue would make the streets parallel; unequal ones say by how much they differ in direction.",
        proof,
      ],
      steps: [
        {
          text: `At the ${corners[1]} corner the angle is ${angles[1]}°, so the northeast angle there is $180-${angles[1]}=${other}$ degrees.`,
          why: "Neighboring corners lie along a straight line.",
          check: { left: `180-${angles[1]}`, right: `${other}` },
        },
        { text: proof, why: "Only angles at one and the same transversal compare directions." },
      ],
      hints: [
        "Sketch the four roads. At which crossings are angles given, and at which are they asked for?",
        "To compare angles at different crossings, look at corresponding corners.",
        "Work out the northeast angle at each of the two crossings described.",
        "Ask what these two angles say about the direction of one street against the other, and whether they share an avenue.",
      ],
      takeaway:
        "Angles show whether two lines are parallel only if they are made with the same third line.",
      selfExplain: {
        prompt: "What must two angles have in common to tell whether two streets are parallel?",
        expectations: [
          "they are made with the same transversal",
          "they stand at corresponding corners, or are carried over to them",
        ],
      },
    },
    {
      first: `The measure of the angle at the northeast corner of Ash Street and Dover Avenue`,
      second: `The measure of the angle at the ${asked} corner of Birch Street and ${secondAvenue}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(streets),
    },
  );
}

/** The angle at a corner, between the parts of an avenue and a street that bound it. */
function cornerAngle(corner: Corner, avenue: number, street: number): number {
  const up = corner.startsWith("north") ? avenue : avenue + 180;
  const out = corner.endsWith("east") ? street : street + 180;
  const gap = Math.abs(up - out) % 360;
  return gap > 180 ? 360 - gap : gap;
}

export const parallelStreets = scene<Streets>({
  draw,
  write,
  // Directions of all four roads are tried in whole degrees.
  recompute: ({ avenue, corners, angles, asked, swapped }) => {
    const ways = [...integers(70, 110)];
    const tilts = [...integers(-25, 25)];
    const relations = ways.flatMap((cedar) =>
      tilts
        .filter((ash) => cornerAngle(corners[0], cedar, ash) === angles[0])
        .flatMap((ash) =>
          ways.flatMap((dover) =>
            tilts
              .filter(
                (birch) =>
                  cornerAngle(corners[1], avenue === "first" ? cedar : dover, birch) === angles[1],
              )
              .map((birch) => {
                const one = cornerAngle("northeast", dover, ash);
                const other = cornerAngle(asked, avenue === "first" ? dover : cedar, birch);
                return swapped ? relationOf(other, one) : relationOf(one, other);
              }),
          ),
        ),
    );
    return comparisonKey(relations);
  },
});
