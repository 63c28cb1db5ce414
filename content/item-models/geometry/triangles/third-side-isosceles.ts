import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Isosceles {
  readonly short: number;
  readonly long: number;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const closes = ({ short, long }: Isosceles) => 2 * short > long;

function draw(chance: Chance): Isosceles {
  const short = chance.integer(3, 12);
  const flat = chance.pick([true, false]);
  const long = flat
    ? chance.integer(2 * short, 2 * short + 4)
    : chance.integer(short + 2, 2 * short - 1);
  const [less, more] = [2 * short + long, short + 2 * long];
  const least = flat ? more : less;
  const outcome = chance.pick(
    flat
      ? (["first", "second", "equal", "equal"] as const)
      : (["first", "second", "open", "open"] as const),
  );
  const bound = {
    // The perimeter of the triangle that does not close is the tempting number.
    first: flat ? less : least - chance.integer(1, 3),
    second: more + chance.integer(1, 3),
    equal: more,
    open: chance.pick([less, more, Math.floor((less + more) / 2)]),
  }[outcome];
  return { short, long, bound, outcome, swapped: chance.pick([false, true]) };
}

function proofOf(isosceles: Isosceles): string {
  const { short, long, bound, outcome } = isosceles;
  const [less, more] = [2 * short + long, short + 2 * long];
  if (!closes(isosceles)) {
    const why = `Two sides of ${short} would be ${2 * short} together, not more than ${long}, so the side that occurs twice is ${long}.`;
    const end =
      outcome === "equal"
        ? `exactly ${bound}`
        : `${outcome === "first" ? "more" : "less"} than ${bound}`;
    return `${why} The perimeter is $${short}+2\\cdot ${long}=${more}$, ${end}. ${verdict(isosceles)}`;
  }
  const both = `Both triangles exist, since $2\\cdot ${short}>${long}$: the perimeter is ${less} if ${short} occurs twice, and ${more} if ${long} does.`;
  if (outcome !== "open")
    return `${both} Each is ${outcome === "first" ? "more" : "less"} than ${bound}. ${verdict(isosceles)}`;
  return `${both} One of them is ${bound === less ? `equal to ${bound} and the other is more` : bound === more ? `equal to ${bound} and the other is less` : `less than ${bound} and the other is more`}. ${verdict(isosceles)}`;
}

function slipsOf(isosceles: Isosceles): Record<Outcome, Slip> {
  const { short, long, bound, outcome } = isosceles;
  const [less, more] = [2 * short + long, short + 2 * long];
  const open = outcome === "open";
  return {
    first: slip(
      open ? "missed-a-case" : "judged-by-eye",
      open
        ? `With sides ${short}, ${short}, and ${long} the perimeter is ${less}, which is not more than ${bound}.`
        : `The greatest perimeter that these sides permit is ${more}, and that is not more than ${bound}.`,
      open
        ? "The longer side is taken as the one that occurs twice."
        : "A third side is added by feeling, and no triangle is worked out.",
      open
        ? "Which triangle do you get when the shorter side occurs twice?"
        : "Which numbers can the third side be at all?",
    ),
    second: slip(
      open ? "missed-a-case" : closes(isosceles) ? "judged-by-eye" : "triangle-does-not-close",
      open
        ? `With sides ${short}, ${long}, and ${long} the perimeter is ${more}, which is not less than ${bound}.`
        : closes(isosceles)
          ? `Even the lesser of the two perimeters, ${less}, is more than ${bound}.`
          : `A perimeter other than ${more} would need sides ${short}, ${short}, and ${long}, and these do not make a triangle.`,
      open
        ? "The shorter side is taken as the one that occurs twice."
        : closes(isosceles)
          ? "Only the two given sides are added, or the third side is guessed to be short."
          : "The shorter side is repeated without a test of whether the three sides meet.",
      open
        ? "Which triangle do you get when the longer side occurs twice?"
        : `Do sides of ${short}, ${short}, and ${long} make a triangle?`,
    ),
    equal: slip(
      open
        ? "possible-case-excluded"
        : closes(isosceles)
          ? "assumed-case-not-checked"
          : "triangle-does-not-close",
      open
        ? bound === less || bound === more
          ? `The perimeter is ${bound} for one of the two triangles only; for the other it is ${bound === less ? more : less}.`
          : `The perimeter is ${less} or ${more}, and neither is ${bound}.`
        : `No triangle allowed here has a perimeter of ${bound}; ${closes(isosceles) ? `only ${less} and ${more} occur` : `the only perimeter is ${more}`}.`,
      open && bound !== less && bound !== more
        ? `The number ${bound} lies midway between the two perimeters, as if it stood for both.`
        : `One way of choosing the third side is taken, and the result looks like ${bound}.`,
      "How many different triangles satisfy the conditions?",
    ),
    open: slip(
      closes(isosceles) ? "varying-means-undetermined" : "triangle-does-not-close",
      closes(isosceles)
        ? `There are two perimeters, ${less} and ${more}, but both stand on the same side of ${bound}.`
        : `Only one triangle exists: sides ${short}, ${short}, and ${long} cannot meet, so the perimeter is fixed.`,
      "It is not said which of the two sides occurs twice.",
      closes(isosceles)
        ? `How does each of the two perimeters compare with ${bound}?`
        : `Can two sides of ${short} reach from one end of a side of ${long} to the other?`,
    ),
  };
}

function write(isosceles: Isosceles): Question {
  const { short, long, bound, outcome, swapped } = isosceles;
  const more = short + 2 * long;
  const proof = proofOf(isosceles);
  const two = closes(isosceles);
  return comparedQuestion(
    {
      stem: `Two sides of an isosceles triangle have lengths ${short} and ${long}.`,
      difficulty:
        outcome === "equal" || (outcome === "first" && !two) ? 3 : outcome === "open" ? 2 : 1,
      targetSeconds: 60,
      quick: `The third side repeats one of the two given sides. ${proof} ${two ? "The trap is to try only one of the two ways." : "The trap is to forget that three sides must also be able to form a triangle."}`,
      asked: `How the perimeter of an isosceles triangle with sides ${short} and ${long} compares with ${bound}.`,
      plan: "List the two possible third sides, and test each with the triangle inequality.",
      reasoning: [
        `In an isosceles triangle two sides are equal, so the third side is ${short} or ${long}.`,
        `Sides ${short}, ${long}, and ${long} always form a triangle, because $${short}+${long}>${long}$. Sides ${short}, ${short}, and ${long} form one only if $${short}+${short}>${long}$, which is ${two ? "true" : "false"} here.`,
        proof,
      ],
      steps: [
        {
          text: `Test the sides ${short}, ${short}, and ${long}: $${short}+${short}=${2 * short}$, which is ${two ? "" : "not "}more than ${long}.`,
          why: "Any two sides of a triangle together are longer than the third.",
          check: { left: `${short}+${short}`, right: `${2 * short}` },
        },
        {
          text: `With sides ${short}, ${long}, and ${long} the perimeter is $${short}+2\\cdot ${long}=${more}$.`,
          why: "These sides always form a triangle.",
          check: { left: `${short}+2*${long}`, right: `${more}` },
        },
        { text: proof, why: "Every triangle that exists has to be compared." },
      ],
      hints: [
        "The triangle has three sides, and you know two of them. What can the third be?",
        "Two sides of an isosceles triangle are equal, and any two sides together exceed the third.",
        `Test whether a triangle with sides ${short}, ${short}, and ${long} exists.`,
        "Work out the perimeter of each triangle that exists, and set it beside the number given.",
      ],
      takeaway:
        "When it is open which side of an isosceles triangle occurs twice, try both ways and test each with the triangle inequality.",
      selfExplain: {
        prompt: "Why must both ways of repeating a side be tested, and how?",
        expectations: [
          "the stem does not say which side occurs twice",
          "two sides together must be longer than the third",
        ],
      },
    },
    {
      first: "The perimeter of the triangle",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(isosceles),
    },
  );
}

/** Every third side up to a bound is tried: does the triangle close, and are two sides equal? */
export const thirdSideIsosceles = scene<Isosceles>({
  draw,
  write,
  recompute: ({ short: a, long: b, bound, swapped }) => {
    const perimeters = [...integers(1, 100)]
      .filter((c) => a + b > c && a + c > b && b + c > a && new Set([a, b, c]).size < 3)
      .map((c) => a + b + c);
    return comparisonKey(
      perimeters.map((sum) => (swapped ? relationOf(bound, sum) : relationOf(sum, bound))),
    );
  },
});
