import type { Chance } from "../../kit/chance.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { Fraction, gcd, tex } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";
import { belowWhole, entered, fractionKey, quotient, twiceArea } from "./fraction-parts.ts";

interface Cevian {
  /** BD to DC, and AE to ED. */
  readonly base: readonly [number, number];
  readonly inner: readonly [number, number];
  readonly asked: "BDE" | "ABE" | "CDE" | "ACE";
}

function draw(chance: Chance): Cevian | null {
  const ratio = () => [chance.integer(1, 5), chance.integer(1, 5)] as const;
  const [base, inner] = [ratio(), ratio()];
  if (base[0] === base[1] || inner[0] === inner[1]) return null;
  if (gcd(base[0], base[1]) > 1 || gcd(inner[0], inner[1]) > 1) return null;
  return { base, inner, asked: chance.pick(["BDE", "ABE", "CDE", "ACE"] as const) };
}

/** The shares: of BC next to the asked vertex, and of AD that belongs to the asked triangle. */
function shares({ base: [m, n], inner: [p, q], asked }: Cevian) {
  const left = asked.includes("B");
  const lower = asked.includes("D");
  return {
    side: left ? "BD" : "DC",
    half: left ? "ABD" : "ACD",
    segment: lower ? "ED" : "AE",
    onBase: new Fraction(left ? m : n, m + n),
    onInner: new Fraction(lower ? q : p, p + q),
    baseRatio: new Fraction(left ? m : n, left ? n : m),
    innerRatio: new Fraction(lower ? q : p, lower ? p : q),
  };
}

function slipsOf(cevian: Cevian) {
  const { half, segment, onBase, onInner, baseRatio, innerRatio } = shares(cevian);
  const one = new Fraction(1);
  return [
    entered(
      baseRatio.mul(innerRatio),
      slip(
        "part-for-whole",
        "This multiplies ratios of part to part; a fraction of the whole triangle needs ratios of part to whole.",
        "The two ratios are used as they are given.",
        "What fraction of $BC$ is the segment that you need?",
      ),
    ),
    entered(
      onBase,
      slip(
        "answered-intermediate-quantity",
        `This is the fraction that belongs to triangle $${half}$, before point $E$ comes in.`,
        "It follows from the first ratio, and half of the work is done.",
        `What part of triangle $${half}$ is the triangle asked for?`,
      ),
    ),
    entered(
      onInner,
      slip(
        "whole-taken-for-part",
        `This is the fraction of triangle $${half}$, not of triangle $ABC$.`,
        "The last ratio used gives a fraction at once.",
        `What fraction of triangle $ABC$ is triangle $${half}$ itself?`,
      ),
    ),
    entered(
      onBase.mul(one.sub(onInner)),
      slip(
        "other-part-answered",
        `This takes the other part of $AD$ in place of $${segment}$.`,
        "The two parts of $AD$ are easily exchanged.",
        "Which part of $AD$ is a side of the triangle asked for?",
      ),
    ),
    entered(
      one.sub(onBase).mul(onInner),
      slip(
        "other-part-answered",
        "This is the triangle on the other side of $AD$.",
        "The two parts of $BC$ are easily exchanged.",
        "On which side of $AD$ does the triangle asked for lie?",
      ),
    ),
  ];
}

function figure({ base: [m, n], inner: [p, q], asked }: Cevian) {
  const [a, b, c] = [
    { x: 6, y: 10.5 },
    { x: 1.5, y: 1.5 },
    { x: 14.5, y: 1.5 },
  ];
  const d = { x: b.x + (13 * m) / (m + n), y: 1.5 };
  const share = p / (p + q);
  const e = { x: a.x + (d.x - a.x) * share, y: a.y + (d.y - a.y) * share };
  const corners = { A: a, B: b, C: c, D: d, E: e };
  const shaded = [...asked].map((name) => corners[name as keyof typeof corners]);
  const left = asked.includes("B");
  return sketch(
    `Triangle ABC with side BC horizontal at the bottom and vertex A at the top. Point D lies on BC, and segment AD is drawn. Point E lies on AD between A and D, and segment ${left ? "BE" : "CE"} is drawn. Triangle ${asked} is shaded. No lengths are marked.`,
    [
      line(shaded, { closed: true, shaded: true }),
      line([a, b, c], { closed: true }),
      line([a, d]),
      line([left ? b : c, e]),
      label("$A$", { x: a.x, y: a.y + 0.6 }),
      label("$B$", { x: b.x - 0.5, y: b.y - 0.5 }),
      label("$C$", { x: c.x + 0.5, y: c.y - 0.5 }),
      label("$D$", { x: d.x, y: d.y - 0.7 }),
      label("$E$", { x: e.x + (left ? 0.6 : -0.6), y: e.y + 0.3 }),
    ],
  );
}

function write(cevian: Cevian): Question {
  const {
    base: [m, n],
    inner: [p, q],
    asked,
  } = cevian;
  const { side, half, segment, onBase, onInner } = shares(cevian);
  const key = onBase.mul(onInner);
  const product = `${tex(onBase)}\\cdot ${tex(onInner)}=${tex(key)}`;
  return toldQuestion(
    {
      stem: `In the figure, $D$ is a point of side $BC$ of triangle $ABC$, and $E$ is a point of segment $AD$. The ratio of $BD$ to $DC$ is ${m} to ${n}, and the ratio of $AE$ to $ED$ is ${p} to ${q}. The area of triangle $${asked}$ is what fraction of the area of triangle $ABC$?`,
      figure: figure(cevian),
      difficulty: 3,
      targetSeconds: 95,
      quick: `Triangles with the same height have areas in the ratio of their bases. Triangle $${half}$ is $${tex(onBase)}$ of triangle $ABC$, because $${side}$ is that part of $BC$. Triangle $${asked}$ is $${tex(onInner)}$ of triangle $${half}$, because $${segment}$ is that part of $AD$. The product is $${tex(key)}$. The trap is to use part-to-part ratios as fractions.`,
      asked: `The area of triangle $${asked}$ as a fraction of the area of the whole triangle.`,
      plan: "Go in two steps, each time comparing triangles that share a height: first on base $BC$, then on base $AD$.",
      reasoning: [
        `Triangles $${half}$ and $ABC$ have the same height from $A$, so their areas are in the ratio of $${side}$ to $BC$. With ${m + n} equal parts on $BC$, this is $${tex(onBase)}$.`,
        `Triangles $${asked}$ and $${half}$ have the same height on the line $AD$, so their areas are in the ratio of $${segment}$ to $AD$. With ${p + q} equal parts on $AD$, this is $${tex(onInner)}$.`,
        `Together: $${product}$.`,
      ],
      answers:
        "The product of the given ratios mixes part-to-part ratios with fractions of a whole. Stopping after one step gives a fraction of the wrong triangle or a triangle that is too large. Exchanging the parts of $AD$ or of $BC$ leads to a neighboring triangle.",
      steps: [
        {
          text: `Triangle $${half}$ is $${tex(onBase)}$ of triangle $ABC$.`,
          why: `They share the height from $A$, and $${side}$ is that fraction of $BC$.`,
        },
        {
          text: `Triangle $${asked}$ is $${tex(onInner)}$ of triangle $${half}$.`,
          why: `They share a height on the line $AD$, and $${segment}$ is that fraction of $AD$.`,
        },
        {
          text: `Multiply: $${product}$.`,
          why: "A fraction of a fraction is a product.",
          check: {
            left: `${onBase.toFraction()}*(${onInner.toFraction()})`,
            right: key.toFraction(),
          },
        },
      ],
      hints: [
        "No lengths are given, only ratios. What do triangles with the same height and different bases have in common?",
        "If two triangles share a height, their areas are in the ratio of their bases.",
        "Compare first with the whole triangle that part of it on one side of $AD$.",
        "Then see what fraction of that part the shaded triangle is, and combine the two fractions.",
      ],
      fasterWay: `Choose numbers: give triangle $ABC$ an area of ${(m + n) * (p + q)}, divide it on $BC$ and then on $AD$.`,
      takeaway:
        "Triangles with a common height divide area as their bases divide a segment; turn each ratio into a fraction of the whole first.",
      selfExplain: {
        prompt: "Why may the ratio of two segments be used as a ratio of areas here?",
        expectations: [
          "the triangles have a common height",
          "the area is half of base times height",
        ],
      },
    },
    { type: "numeric-entry", key: fractionKey(key), slips: belowWhole(slipsOf(cevian)) },
  );
}

export const fractionCevian = scene<Cevian>({
  draw,
  write,
  // In whole-number coordinates, with a scale that keeps D and E on the grid.
  recompute: ({ base: [m, n], inner: [p, q], asked }) => {
    const unit = (m + n) * (p + q);
    const [a, b, c] = [
      [3 * unit, 5 * unit],
      [0, 0],
      [7 * unit, 0],
    ] as const;
    const d = [(7 * unit * m) / (m + n), 0] as const;
    const e = [(q * a[0] + p * d[0]) / (p + q), (q * a[1]) / (p + q)] as const;
    const corners = { A: a, B: b, C: c, D: d, E: e };
    const part = twiceArea([...asked].map((name) => corners[name as keyof typeof corners]));
    return quotient(part, twiceArea([a, b, c]));
  },
});
