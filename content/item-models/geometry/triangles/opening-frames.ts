import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { grouped, tex } from "../../kit/write-numbers.ts";

/** Equal sides, and the two third sides that give the same area. */
const TWINS = [
  [5, 6, 8],
  [10, 12, 16],
  [13, 10, 24],
  [15, 18, 24],
  [17, 16, 30],
  [20, 24, 32],
  [25, 14, 48],
  [25, 30, 40],
  [26, 20, 48],
] as const;

interface Frames {
  readonly arm: number;
  readonly base: number;
  readonly twin: number;
  /** The third side of U lies in this open interval, or is its only number. */
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Frames {
  const [arm, base, twin] = chance.pick(TWINS);
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const swapped = chance.pick([false, true]);
  const drawn = { arm, base, twin, outcome, swapped };
  if (outcome === "equal") return { ...drawn, from: twin, to: twin };
  if (outcome === "open") return { ...drawn, from: base, to: 2 * arm };
  const [low, high] = outcome === "second" ? [base, twin] : [twin, 2 * arm];
  const fixed = chance.integer(low + 1, high - 1);
  const even = fixed - (fixed % 2);
  return even > low && chance.pick([true, false])
    ? { ...drawn, from: even, to: even }
    : { ...drawn, from: low, to: high };
}

function thirdSide({ arm, from, to }: Frames): string {
  if (from === to) return `${from}`;
  return to === 2 * arm ? `$x$, where $x>${from}$` : `$x$, where $${from}<x<${to}$`;
}

function proofOf(frames: Frames): string {
  const { arm, base, twin, from, to, outcome } = frames;
  const [m, n, square] = [base / 2, twin / 2, arm * arm];
  const areaT = `The area of $T$ is $${m}\\cdot ${n}=${m * n}$.`;
  if (outcome === "equal")
    return `${areaT} In $U$ half the third side is ${n} and the height is $\\sqrt{${square}-${n * n}}=${m}$, so its area is $${n}\\cdot ${m}$ as well. ${verdict(frames)}`;
  if (from === to) {
    const half = from / 2;
    const rest = square - half * half;
    return `${areaT} In $U$ half the third side is ${half} and the height is $\\sqrt{${square}-${half * half}}=\\sqrt{${rest}}$. The square of its area is $${half * half}\\cdot ${rest}=${tex(half * half * rest)}$, and the square of the area of $T$ is ${grouped(m * m * n * n)}. ${verdict(frames)}`;
  }
  const factors = `With $s=\\left(\\frac{x}{2}\\right)^{2}$, the squares of the areas of $U$ and $T$ differ by $(s-${m * m})(${n * n}-s)$.`;
  if (outcome === "open")
    return `${factors} This is positive when $x$ is between ${base} and ${twin}, and it is negative when $x$ is between ${twin} and ${to}. ${verdict(frames)}`;
  return outcome === "second"
    ? `${factors} For $${from}<x<${to}$ both factors are positive. ${verdict(frames)}`
    : `${factors} For $x>${from}$ the first factor is positive and the second is negative. ${verdict(frames)}`;
}

function slipsOf({ base, twin, from, to, outcome }: Frames): Record<Outcome, Slip> {
  const shape = from === to ? `a third side of ${from}` : "the third sides allowed";
  return {
    first: slip(
      outcome === "open" ? "missed-a-case" : "one-part-compared",
      outcome === "equal"
        ? "The greater height of $T$ is set off exactly by the smaller half of its third side."
        : outcome === "open"
          ? `For a third side between ${base} and ${twin} the area of $U$ exceeds that of $T$.`
          : `The height of $U$ is less, but its third side makes up for more than that.`,
      "Triangle $T$ stands taller on its third side, and height alone seems to decide.",
      "What enters the area of a triangle besides its height?",
    ),
    second: slip(
      "longer-third-side-more-area",
      outcome === "equal"
        ? "The longer third side of $U$ goes with a height that is less in the same ratio."
        : outcome === "open"
          ? `A third side longer than ${twin} flattens $U$ so much that its area is less than that of $T$.`
          : `With ${shape}, $U$ is so flat that its area has fallen below that of $T$.`,
      "The third side of $U$ is longer while the other sides are the same, which looks like more area.",
      "What happens to the area when the third side is nearly as long as the other two together?",
    ),
    equal: slip(
      "assumed-case-not-checked",
      outcome === "open"
        ? `The areas are equal for $x=${twin}$ only, and $x$ may be another number.`
        : `Besides ${base}, only the third side ${twin} gives the area of $T$, and that is not the third side of $U$.`,
      "Two sides of $T$ are also sides of $U$, and two triangles of this kind can indeed have equal areas.",
      "For which third side other than that of $T$ is the area the same?",
    ),
    open: slip(
      from === to ? "hard-means-undetermined" : "varying-means-undetermined",
      from === to
        ? "Three sides fix a triangle and so its area; neither area can vary."
        : "The area of $U$ varies, but it stays on one side of the area of $T$ for every $x$ allowed.",
      from === to
        ? "No height is given for either triangle."
        : "The third side of $U$ is not one number but any number in a range.",
      from === to
        ? "Can two triangles with the same three sides have different areas?"
        : "What is the area of $U$ at the ends of the range of $x$?",
    ),
  };
}

function write(frames: Frames): Question {
  const { arm, base, twin, from, to, outcome, swapped } = frames;
  const [m, n, square] = [base / 2, twin / 2, arm * arm];
  const proof = proofOf(frames);
  const heightT = `In $T$, half the third side is ${m} and the height on it is $\\sqrt{${square}-${m * m}}=${n}$.`;
  return comparedQuestion(
    {
      stem: `Triangle $T$ has sides of lengths ${arm}, ${arm}, and ${base}. Triangle $U$ has sides of lengths ${arm}, ${arm}, and ${thirdSide(frames)}.`,
      difficulty: outcome === "open" || (from !== to && outcome === "first") ? 5 : 4,
      targetSeconds: from === to ? 85 : 105,
      quick: `The height on the third side of $T$ splits it into right triangles with hypotenuse ${arm} and legs ${m} and ${n}. ${proof} The trap is to take a longer third side for more area.`,
      asked: "How the areas of two isosceles triangles with the same equal sides compare.",
      plan: "Draw the height on the third side. Half the third side, the height and an equal side make a right triangle.",
      reasoning: [heightT, proof],
      steps: [
        {
          text: heightT,
          why: "In an isosceles triangle the height bisects the third side.",
          check: { left: `sqrt(${square}-${m * m})`, right: `${n}` },
        },
        {
          text: `Let $s$ be the square of half the third side of $U$. Its height squared is $${square}-s$, so its area squared is $s(${square}-s)$, which is the area of $T$ squared plus $(s-${m * m})(${n * n}-s)$.`,
          why: "Areas are positive, so their squares stand in the same order.",
          check: {
            left: `s*(${square}-s)-${m * m}*${n * n}`,
            right: `(s-${m * m})*(${n * n}-s)`,
            given: { s: `${square - 1}` },
          },
        },
        {
          text: `${from === to ? `Here $s=${(from * from) / 4}$.` : `Here $s>${(from * from) / 4}$${to === 2 * arm ? "" : ` and $s<${(to * to) / 4}$`}.`} ${verdict(frames)}`,
          why: "The signs of the two factors decide.",
        },
      ],
      hints: [
        "Which measurements of each triangle do you need in order to find its area?",
        "The height of an isosceles triangle on its third side makes two congruent right triangles.",
        `Find the height of $T$ from a right triangle with hypotenuse ${arm} and leg ${m}.`,
        "Do the same for $U$, and watch how the height changes as the third side grows.",
      ],
      fasterWay: `Turn one side of ${arm} about the end of the other: the area grows until the angle is right and then falls. Third sides ${base} and ${twin} lie on the two sides of that turning point, with the same area.`,
      takeaway:
        "With two sides fixed, the area grows only until they are perpendicular; after that a longer third side means less area.",
      selfExplain: {
        prompt: "Why does a longer third side not always mean a greater area?",
        expectations: [
          "the height falls as the third side grows",
          "the area is greatest when the equal sides are perpendicular",
        ],
      },
    },
    {
      first: "The area of $T$",
      second: "The area of $U$",
      swapped,
      outcome,
      proof,
      slips: slipsOf(frames),
    },
  );
}

function heron(a: number, b: number, c: number): number {
  const half = (a + b + c) / 2;
  return Math.round(1e6 * Math.sqrt(half * (half - a) * (half - b) * (half - c)));
}

/** Heron's formula for many third sides of U. */
export const openingFrames = scene<Frames>({
  draw,
  write,
  recompute: ({ arm, base, from, to, swapped }) => {
    const known = heron(arm, arm, base);
    const thirds =
      from === to
        ? [from]
        : Array.from({ length: 499 }, (_, i) => from + ((to - from) * (i + 1)) / 500);
    return comparisonKey(
      thirds.map((third) => {
        const other = heron(arm, arm, third);
        return swapped ? relationOf(other, known) : relationOf(known, other);
      }),
    );
  },
});
