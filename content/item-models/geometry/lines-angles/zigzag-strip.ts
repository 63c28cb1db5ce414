import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { line, type Point, sketch } from "../figures.ts";
import { wrongDegrees } from "./degree-choices.ts";
import { labelBy } from "./drafting.ts";
import { measured } from "./measuring.ts";

interface Strip {
  /** The angle between the crease and the lower edge, before folding, on the side that is turned over. */
  readonly crease: number;
  readonly asked: "tip" | "crease";
  readonly before: number;
}

const draw = (chance: Chance): Strip => ({
  crease: chance.pick([52, 54, 56, 58, 62, 64, 66, 68, 71, 73, 74, 76]),
  asked: chance.pick(["tip", "crease"]),
  before: chance.integer(0, 4),
});

const tipOf = ({ crease }: Strip) => 180 - 2 * crease;

function wrongForTip({ crease }: Strip) {
  return wrongDegrees([
    [
      crease,
      "reflected-angle-counted-once",
      `Triangle $PQR$ has an angle of ${crease}° at $P$ and another at $Q$; at $R$ it has what is left.`,
      "The fold keeps the angle at $P$, and the given number comes up again and again.",
      "Which angles of triangle $PQR$ equal the given angle?",
    ],
    [
      180 - crease,
      "reflected-angle-counted-once",
      `This leaves only one angle of ${crease}° out of 180°, but triangle $PQR$ has two of them.`,
      "Subtracting the given angle from a straight angle is the first idea at an edge.",
      "Where does the angle of the crease occur a second time?",
    ],
    [
      2 * crease,
      "complement-answered",
      `This is how far the edge turns in the fold; angle $PRQ$ is its supplement.`,
      "The fold doubles the angle, and the doubled angle seems to be the answer.",
      "What do angles $QPR$ and $PQR$ leave of 180°?",
    ],
    [
      90 - crease,
      "complement-supplement-mixed",
      "This completes the given angle to 90°, but there is no right angle in triangle $PQR$.",
      "Strips of paper have right corners, and one is used here by mistake.",
      "What is the sum of the angles of triangle $PQR$?",
    ],
    [
      2 * crease - 90,
      "complement-supplement-mixed",
      "The doubled angle is reduced by 90°, although it has to be taken from 180°.",
      "The right order of operations with the wrong full amount.",
      "Do the doubled angle and angle $PRQ$ make a right angle or a straight one?",
    ],
    [
      crease / 2,
      "bisected-half-lost",
      "The fold does not halve the given angle; it lays an equal one next to it.",
      "Folding is remembered as halving.",
      "Which angle is split into equal parts by the crease?",
    ],
  ]);
}

function wrongForCrease(strip: Strip) {
  const tip = tipOf(strip);
  return wrongDegrees(
    [
      [
        180 - tip,
        "bisected-half-lost",
        `This is the sum of the two equal angles of triangle $PQR$, not one of them.`,
        "The angle at $R$ is taken from 180°, and the last step is forgotten.",
        "Into which two angles does this number split?",
      ],
      [
        tip,
        "parallel-angles-mixed-up",
        `Angle $PQR$ and angle $PRQ$ are not alternate angles; equal are the angles at $P$ and $Q$.`,
        "The edges are parallel, and some angle has to be equal to the given one.",
        "Which two sides of triangle $PQR$ are equally long?",
      ],
      [
        90 - tip,
        "complement-supplement-mixed",
        "This completes the given angle to 90°, but triangle $PQR$ need not have a right angle.",
        "Strips of paper have right corners, and one is used here by mistake.",
        "Which angle of triangle $PQR$ would have to be a right angle?",
      ],
      [
        tip / 2,
        "complement-answered",
        "This is half the angle at $R$; the angle asked for completes it to 90°.",
        "The height of the isosceles triangle halves the angle at $R$.",
        "What is the other acute angle in half of the triangle?",
      ],
      [
        90 + tip / 2,
        "sign-slip",
        "This is the supplement of the angle asked for.",
        "The half of the given angle is added to 90° and not subtracted.",
        "What do the three angles of triangle $PQR$ add up to with this number?",
      ],
      [
        2 * tip,
        "reflected-angle-counted-once",
        "The fold doubles the angle at the crease, not the angle at $R$.",
        "Folding doubles an angle, and only one angle is given.",
        "Which angle lies on both sides of the crease?",
      ],
    ],
    150,
  );
}

const BASE =
  "The fold lays the angle between crease and lower edge on angle $QPR$, and angle $PQR$ equals it as well, by alternate angles at the parallel edges.";

function figure() {
  const [P, Q, R]: readonly [Point, Point, Point] = [
    { x: 9, y: 3 },
    { x: 11, y: 9 },
    { x: 4.5, y: 9 },
  ];
  const [tip, inner]: readonly [Point, Point] = [
    { x: 3, y: 11 },
    { x: 9.5, y: 11 },
  ];
  return sketch(
    "A strip of paper with a horizontal lower edge and a horizontal upper edge. Point P is on the lower edge and point Q is on the upper edge, to the upper right of P. The strip is folded along the segment PQ: the part that was to the right of PQ, drawn dashed, now points up and to the left. Its edge that was the lower edge now runs from P up and to the left and crosses the upper edge at R, which is to the left of Q. Triangle PQR is where the paper lies double.",
    [
      line([P, Q, R], { closed: true, shaded: true }),
      line([{ x: 1, y: 3 }, P]),
      line([{ x: 1, y: 9 }, Q]),
      line([R, tip]),
      line([Q, inner]),
      line([P, { x: 15, y: 3 }], { dashed: true }),
      line([Q, { x: 15, y: 9 }], { dashed: true }),
      labelBy("$P$", P, 270),
      labelBy("$Q$", Q, 60),
      labelBy("$R$", R, 225),
    ],
  );
}

function write(strip: Strip): Question {
  const { crease, asked, before } = strip;
  const tip = tipOf(strip);
  const isTip = asked === "tip";
  const proof = isTip
    ? `${BASE} So angle $PRQ$ measures $180-2\\cdot ${crease}=${tip}$ degrees.`
    : `${BASE} So the two angles are equal and together $180-${tip}=${180 - tip}$ degrees, and each measures ${crease}°.`;
  const question = isTip
    ? `Before the fold, segment $PQ$ made an angle of ${crease}° with the part of the lower edge to the right of $P$. What is the measure, in degrees, of angle $PRQ$?`
    : `If angle $PRQ$ measures ${tip}°, what is the measure, in degrees, of angle $PQR$?`;
  return choiceQuestion({
    stem: `The figure shows a long strip of paper with parallel edges that has been folded once, along segment $PQ$. The dashed part was turned over, so that its lower edge now crosses the upper edge at $R$. ${question}`,
    figure: figure(),
    difficulty: isTip ? 3 : 4,
    targetSeconds: 90,
    quick: `${proof} The trap is to see the equal angle at only one place.`,
    asked: isTip
      ? "The angle at the tip of the doubled triangle."
      : "The angle at the crease, from the one at the tip.",
    plan: "Find where the angle of the crease occurs again: once through the fold and once through the parallel edges.",
    reasoning: [
      "A fold is a reflection: the angle between crease and lower edge is the same before and after it, so it appears as angle $QPR$.",
      "Segment $PQ$ crosses the parallel edges, so angle $PQR$ equals the angle between $PQ$ and the part of the lower edge to the right of $P$ before the fold.",
      isTip
        ? `Triangle $PQR$ has two angles of ${crease}°, which leaves $180-2\\cdot ${crease}=${tip}$ degrees at $R$.`
        : `Triangle $PQR$ has equal angles at $P$ and $Q$, which share $180-${tip}=${180 - tip}$ degrees: ${crease}° each.`,
    ],
    answers:
      "Other answers count the angle of the crease once only, use a right angle that the triangle does not have, or stop one step early.",
    steps: [
      {
        text: "Angles $QPR$ and $PQR$ are equal.",
        why: "One equals the angle of the crease by the fold, the other by alternate angles.",
      },
      {
        text: isTip
          ? `Angle $PRQ$ is $180-2\\cdot ${crease}$ degrees, which is ${tip}°.`
          : `Each of the two is half of $180-${tip}$ degrees, which is ${crease}°.`,
        why: "The angles of a triangle add up to 180°.",
        check: { left: `${crease}+${crease}+${tip}`, right: "180" },
      },
    ],
    hints: [
      "Look at triangle $PQR$, where the paper lies double. Which of its angles can be related to each other?",
      "A fold keeps angles, and a line across parallel edges makes equal alternate angles.",
      "Mark the angle between the crease and the dashed lower edge, and find it again at $P$ and at $Q$.",
      "Triangle $PQR$ is isosceles. Use the sum of its angles.",
    ],
    takeaway:
      "When a strip with parallel edges is folded once, the doubled triangle is isosceles, with its base on the crease.",
    selfExplain: {
      prompt: "Why is the triangle of doubled paper isosceles?",
      expectations: [
        "the fold carries the angle at the crease over to the other side",
        "alternate angles at the parallel edges give the same angle at the other end of the crease",
      ],
    },
    value: new Fraction(isTip ? tip : crease),
    proof,
    wrong: isTip ? wrongForTip(strip) : wrongForCrease(strip),
    before,
  });
}

/** The triangle's angles at R and Q, with the lower edge reflected in the crease in coordinates. */
function folded(crease: number) {
  const turn = (crease * Math.PI) / 180;
  const [p, q] = [
    { x: 0, y: 0 },
    { x: 1 / Math.tan(turn), y: 1 },
  ];
  const right = { x: 1, y: 0 };
  const share = (right.x * q.x + right.y * q.y) / (q.x ** 2 + q.y ** 2);
  const image = { x: 2 * share * q.x - right.x, y: 2 * share * q.y - right.y };
  const r = { x: image.x / image.y, y: 1 };
  return { tip: measured(p, r, q), base: measured(p, q, r) };
}

export const zigzagStrip = scene<Strip>({
  draw,
  write,
  recompute: (strip, item) => {
    if (strip.asked === "tip") return optionsNear(item, folded(strip.crease).tip);
    // Every crease in whole degrees is folded until the tip has the stated angle.
    const stated = tipOf(strip);
    const fits = [...integers(46, 89)].find(
      (crease) => Math.abs(folded(crease).tip - stated) < 1e-4,
    );
    return optionsNear(item, folded(fits ?? Number.NaN).base);
  },
});
