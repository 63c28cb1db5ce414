import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

interface Sprinklers {
  /** The ratio of the radii, P to Q, in lowest terms. */
  readonly radii: readonly [number, number];
  /** The angle of Q is exactly, more than or less than this many times the angle of P. */
  readonly relation: "exactly" | "more than" | "less than";
  readonly times: Fraction;
  readonly asked: "area" | "arc";
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

/** How many times the angle of P the angle of Q has to be for equal areas or arcs. */
const evenTimes = ({ radii: [p, q], asked }: Pick<Sprinklers, "radii" | "asked">) =>
  new Fraction(p, q).pow(asked === "area" ? 2 : 1) ?? new Fraction(1);

function draw(chance: Chance): Sprinklers {
  const radii = chance.pick([
    [2, 1],
    [3, 1],
    [3, 2],
  ] as const);
  const asked = chance.pick(["area", "area", "arc"] as const);
  const even = evenTimes({ radii, asked });
  const length = new Fraction(radii[0], radii[1]);
  const more = even.add(new Fraction(1, radii[1]));
  // For areas, the ratio of the radii is the tempting number.
  const less = asked === "area" ? length : even.sub(new Fraction(1, 2 * radii[1]));
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const cases = (
    {
      first: [
        ["exactly", less],
        ["less than", even],
        ["less than", less],
      ],
      second: [
        ["exactly", more],
        ["more than", even],
        ["more than", more],
      ],
      equal: [["exactly", even]],
      open: [
        ["more than", less],
        ["less than", more],
      ],
    } as const
  )[outcome];
  const [relation, times] = chance.pick<readonly [Sprinklers["relation"], Fraction]>(cases);
  return { radii, asked, relation, times, outcome, swapped: chance.pick([false, true]) };
}

const decimalTimes = (times: Fraction) => (times.equals(2) ? "twice" : `${times.toString()} times`);

function proofOf(sprinklers: Sprinklers): string {
  const { radii, asked, relation, times, outcome } = sprinklers;
  const [p, q] = radii;
  const even = evenTimes(sprinklers);
  const ratio = new Fraction(p, q);
  const rule =
    asked === "area"
      ? `The area of a sector goes with its angle and with the square of its radius. The radius of P is $${tex(ratio)}$ times that of Q, which alone makes the area $${tex(even)}$ times as large`
      : `An arc goes with its angle and with its radius. The radius of P is $${tex(ratio)}$ times that of Q, which alone makes the arc $${tex(even)}$ times as long`;
  const needed = `so the angle of Q has to be $${tex(even)}$ times the angle of P to make up for it.`;
  const here =
    outcome === "open"
      ? `An angle ${relation} $${tex(times)}$ times as large may be less or greater than that.`
      : `It is ${relation} $${tex(times)}$ times as large.`;
  return `${rule}, ${needed} ${here} ${verdict(sprinklers)}`;
}

function slipsOf(sprinklers: Sprinklers): Record<Outcome, Slip> {
  const { asked, outcome } = sprinklers;
  const even = decimalTimes(evenTimes(sprinklers));
  const open = outcome === "open";
  const what = asked === "area" ? "areas" : "arcs";
  const why = `The two ${what} are equal if the angle of Q is ${even} the angle of P; ${open ? "the condition allows less and more than that" : outcome === "equal" ? "that is just what is given" : `the angle given is ${outcome === "first" ? "less" : "greater"}`}.`;
  return {
    first: slip(
      open ? "missed-a-case" : "one-dimension-compared",
      why,
      "Sprinkler P reaches farther, and the angles are not weighed against that.",
      "How large would the angle of Q have to be to make up for the radius?",
    ),
    second: slip(
      open
        ? "missed-a-case"
        : asked === "area"
          ? "area-scaled-like-length"
          : "one-dimension-compared",
      why,
      asked === "area"
        ? "The radius is counted once only, so the greater angle seems to win."
        : "Sprinkler Q turns through the greater angle, and the radii are not weighed against that.",
      `In which power does the radius enter the ${asked === "area" ? "area" : "arc"}?`,
    ),
    equal: slip(
      asked === "area" ? "area-scaled-like-length" : "assumed-case-not-checked",
      why,
      "The greater angle of Q seems to make up exactly for the greater radius of P.",
      `What are the two ${what} if the angle of P is 20° and the radius of Q is 1?`,
    ),
    open: slip(
      "hard-means-undetermined",
      why,
      "Neither a radius nor an angle is given as a number.",
      `Do the actual radius and angle matter, or only how many times as large they are?`,
    ),
  };
}

function write(sprinklers: Sprinklers): Question {
  const { radii, asked, relation, times, outcome, swapped } = sprinklers;
  const [p, q] = radii;
  const ratio = new Fraction(p, q);
  const even = evenTimes(sprinklers);
  const proof = proofOf(sprinklers);
  const angle = relation === "exactly" ? decimalTimes(times) : `${relation} ${decimalTimes(times)}`;
  const named = (name: string) =>
    asked === "area"
      ? `The area of the region that sprinkler ${name} waters`
      : `The length of the arc that bounds the region that sprinkler ${name} waters`;
  return comparedQuestion(
    {
      stem: `Each of two lawn sprinklers, P and Q, waters a region in the shape of a sector of a circle, with the sprinkler at the center. The radius of P's sector is ${decimalTimes(ratio)} the radius of Q's sector. The central angle of Q's sector is ${angle} the central angle of P's sector.`,
      difficulty: outcome === "open" ? 4 : asked === "arc" ? 2 : 3,
      targetSeconds: 80,
      quick: `${proof}${asked === "area" ? " The trap is to count the radius once only." : ""}`,
      asked: `Which of two sectors has the greater ${asked === "area" ? "area" : "arc"}, given how the radii and the angles compare.`,
      plan: "See what the radius alone does, and then whether the angle makes up for it.",
      reasoning: [
        "A sector is the part of its circle that its angle is of 360°.",
        `So the ${asked === "area" ? "area goes with $r^{2}$" : "arc goes with $r$"} and with the angle.`,
        proof,
      ],
      steps: [
        {
          text: `The radius makes the ${asked} of P $${tex(even)}$ times as large as that of Q.`,
          why: `The ${asked === "area" ? "area goes with the square of the" : "arc goes with the"} radius.`,
          check: { left: `(${p}/${q})^${asked === "area" ? 2 : 1}`, right: even.toFraction() },
        },
        { text: proof, why: "The angles work in the other direction." },
      ],
      hints: [
        "One sector has the greater radius. How do the radius and the angle each affect the quantity that is compared?",
        "Write the quantity as a fraction of a full circle.",
        "Let the radius of Q be 1, or 2 if you want whole numbers, and choose a small angle for P.",
        "Find the angle of Q for which the two quantities would agree, and compare it with what is given.",
      ],
      takeaway:
        "An arc goes with radius and angle; the area of a sector goes with the angle and the square of the radius.",
      selfExplain: {
        prompt: "How do radius and angle enter the arc and the area of a sector?",
        expectations: ["both enter the arc once", "the radius enters the area squared"],
      },
    },
    { first: named("P"), second: named("Q"), swapped, outcome, proof, slips: slipsOf(sprinklers) },
  );
}

export const arcsSprinklers = scene<Sprinklers>({
  draw,
  write,
  // Angles on a grid of degrees; thin triangles are added up to a sector.
  recompute: ({ radii: [p, q], relation, times, asked, swapped }) => {
    const size = (radius: number, steps: number) => {
      const step = Math.PI / 180;
      const thin =
        asked === "area" ? (radius * radius * Math.sin(step)) / 2 : 2 * radius * Math.sin(step / 2);
      return Math.round(thin * steps * 1e7);
    };
    const turned = [...integers(12, 60)].flatMap((one) => {
      const limit = times.valueOf() * one;
      return [...integers(1, 719)]
        .filter((other) => {
          if (relation === "exactly") return other === limit;
          return relation === "more than" ? other > limit : other < limit;
        })
        .map((other) => [size(p, one), size(q, other)] as const);
    });
    return comparisonKey(
      turned.map(([one, other]) => (swapped ? relationOf(other, one) : relationOf(one, other))),
    );
  },
});
