import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { ModelStep, Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";
import { label, line, type Point, sketch } from "../figures.ts";
import { type Fold, wrongAreas, wrongLengths } from "./leg-fold-slips.ts";
import { plain } from "./unknown-leg-slips.ts";

function draw(chance: Chance): Fold {
  const [part, width, slant] = chance.pick([
    [3, 4, 5],
    [6, 8, 10],
    [5, 12, 13],
    [8, 15, 17],
    [9, 12, 15],
    [8, 6, 10],
    [12, 9, 15],
    [15, 8, 17],
    [16, 12, 20],
  ] as const);
  return {
    part,
    width,
    slant,
    asked: chance.pick(["double", "length"] as const),
    before: chance.integer(0, 4),
  };
}

/** The sheet with AD above and BC below; the flap AFD' is the mirror image of CDF in the crease EF. */
function figure({ part, width, slant }: Fold) {
  const long = part + slant;
  const scale = 11 / long;
  const at = (x: number, y: number): Point => ({ x: 2 + x * scale, y: 2 + y * scale });
  const [a, b, c, d] = [at(0, width), at(0, 0), at(long, 0), at(long, width)];
  const [e, f] = [at(part, 0), at(slant, width)];
  // Mirror image of D in the crease through E and F.
  const [ux, uy] = [slant - part, width];
  const along = ((long - part) * ux + width * uy) / (ux * ux + uy * uy);
  const flap = at(2 * (part + along * ux) - long, 2 * along * uy - width);
  return sketch(
    "Rectangle ABCD with A at the upper left, B below it, C at the lower right and D at the upper right. Point E lies on the lower side BC and point F on the upper side AD; segment EF is the crease. Corner C has been folded onto corner A, so the part of the sheet to the right of EF now lies to its left: its edges are EA, the segment from A to the new place of D above AD, and from there to F. The old edges EC, CD, and DF are dashed. Triangle AEF, where the sheet is double, is shaded.",
    [
      line([a, e, f], { closed: true, shaded: true }),
      line([a, b, e]),
      line([a, flap, f]),
      line([e, c, d, f], { dashed: true }),
      label("$A$", { x: a.x - 0.6, y: a.y }),
      label("$B$", { x: b.x - 0.6, y: b.y - 0.4 }),
      label("$C$", { x: c.x + 0.5, y: c.y - 0.4 }),
      label("$D$", { x: d.x + 0.5, y: d.y + 0.4 }),
      label("$E$", { x: e.x, y: e.y - 0.7 }),
      label("$F$", { x: f.x + 0.1, y: f.y + 0.7 }),
    ],
  );
}

function stepsOf({ part, width, slant, asked }: Fold, last: string): ModelStep[] {
  const long = part + slant;
  const area = new Fraction(width * slant, 2);
  const double = asked === "double";
  const equation = `x^{2}+${width}^{2}=(${long}-x)^{2}`;
  return [
    {
      text: `Right triangle $ABE$: $${equation}$.`,
      why: "The fold keeps the length of $EC$, which becomes $EA$.",
      check: { left: `x^2+${width}^2`, right: `(${long}-x)^2`, given: { x: `${part}` } },
    },
    {
      text: `Solve: $${2 * long}x=${tex(long ** 2 - width ** 2)}$, so $x=${part}$ and $AE=${slant}$.`,
      why: "The squares of the unknown cancel.",
      check: { left: `${2 * long}*x`, right: `${long}^2-${width}^2`, given: { x: `${part}` } },
    },
    double
      ? {
          text: last,
          why: "Triangle $AEF$ is isosceles because alternate angles at the crease are equal.",
          check: { left: `1/2*${slant}*${width}`, right: plain(area) },
        }
      : { text: last, why: `The two parts of $BC$ add up to ${long}.` },
  ];
}

function write(fold: Fold): Question {
  const { part, width, slant, asked, before } = fold;
  const long = part + slant;
  const area = new Fraction(width * slant, 2);
  const double = asked === "double";
  const equation = `x^{2}+${width}^{2}=(${long}-x)^{2}`;
  const last = double
    ? `The sheet is double on triangle $AEF$, in which $AF=AE=${slant}$ and the height on $AF$ is ${width}, so its area is $\\frac{1}{2}\\cdot ${slant}\\cdot ${width}=${tex(area)}$.`
    : `So $BE=${part}$, and $AE=EC=${slant}$.`;
  const proof = double
    ? `From $${equation}$ follows $BE=x=${part}$ and $AE=${slant}$. ${last}`
    : `$${part}^{2}+${width}^{2}=${slant}^{2}$ and $${part}+${slant}=${long}$, so $BE=${part}$ and $AE=EC=${slant}$ satisfy both conditions.`;
  return singleChoice(
    {
      stem: `A rectangular sheet of paper $ABCD$ with $AB=${width}$ and $BC=${long}$ is folded once, along $EF$, so that corner $C$ comes to lie on corner $A$. ${double ? "What is the area of the part of the folded figure in which the paper lies in two layers?" : "What is the length of $BE$?"}`,
      figure: figure(fold),
      difficulty: double ? 5 : 4,
      targetSeconds: double ? 130 : 105,
      quick: `The fold carries $EC$ to $EA$, so with $BE=x$ both are $${long}-x$. In right triangle $ABE$, $${equation}$; the squares of $x$ cancel and $x=${part}$. ${last} The trap is to take $E$ for a midpoint.`,
      asked: double
        ? "The area of the part that the folded sheet covers twice."
        : "The distance from corner $B$ to the point where the crease meets $BC$.",
      plan: "A fold keeps lengths: find equal segments, and then a right triangle with one unknown.",
      reasoning: [
        `Let $BE=x$. Then $EC=${long}-x$, and since the fold carries $C$ to $A$, $AE=EC=${long}-x$.`,
        `Triangle $ABE$ has a right angle at $B$: $${equation}$.`,
        `Multiply out; $x^{2}$ cancels, and $${2 * long}x=${tex(long ** 2)}-${width ** 2}=${tex(long ** 2 - width ** 2)}$, so $x=${part}$ and $AE=${slant}$.`,
        double
          ? `The crease makes equal angles with $EC$ and $EA$, and $AD$ is parallel to $BC$, so triangle $AEF$ is isosceles with $AF=AE=${slant}$. ${last}`
          : last,
      ],
      answers: double
        ? "Other answers take $E$ for a midpoint or the double part for half of the sheet, forget the half in the area of a triangle, or give the area of the single layers or of the whole folded figure."
        : "Other answers give $AE$ in place of $BE$, take $E$ for a midpoint, add the legs instead of their squares, or lose the factor 2 of the middle term.",
      steps: stepsOf(fold, last),
      hints: [
        "What does folding leave unchanged?",
        "Corner $C$ lands on $A$. Which two segments at $E$ are therefore equal?",
        "Call $BE$ the unknown, write $AE$ by it, and look at the right triangle at corner $B$.",
        double
          ? "Find $AE$ from that triangle, show that $AF$ is equally long, and take the triangle that is covered twice."
          : "Multiply out the equation from that triangle; the squares of the unknown cancel.",
      ],
      takeaway:
        "A fold is a reflection: it keeps lengths and angles, so look for equal segments and a right triangle with one unknown.",
      selfExplain: {
        prompt: "Why are $AE$ and $EC$ equal, and how does this lead to an equation?",
        expectations: [
          "the fold carries C to A and leaves E in place",
          "the right triangle at B then has one unknown",
        ],
      },
    },
    {
      key: { ...choice(double ? area : part), rationale: proof },
      before,
      wrong: double ? wrongAreas(fold) : wrongLengths(fold),
    },
  );
}

export const legFold = scene<Fold>({
  draw,
  write,
  // In coordinates: the crease is the perpendicular bisector of AC; where it meets BC and AD gives E and F.
  recompute: ({ part, width, slant, asked }, item) => {
    const long = part + slant;
    const along = (y: number) => long / 2 + ((width / 2 - y) * -width) / long;
    const [e, f] = [along(0), along(width)];
    return optionsNear(item, asked === "double" ? Math.abs(f * width) / 2 : e);
  },
});
