import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Wheels {
  /** By how many inches the rear radius exceeds the front radius. */
  readonly more: number;
  /** Turns of the front wheel and of the rear wheel. */
  readonly front: number;
  readonly rear: number;
  readonly limit: "is" | "is at least" | "is at most";
  readonly radius: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Wheels | null {
  const rear = chance.integer(2, 8) * 10;
  const front = rear + chance.integer(1, 4) * 10;
  const more = chance.integer(2, 6);
  // With this front radius both distances are equal.
  const even = (rear * more) / (front - rear);
  if (!Number.isInteger(even) || even < 6 || even > 30) return null;
  const step = chance.integer(1, 3);
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const [limit, radius] = (
    {
      first: ["is at least", even + step],
      second: ["is at most", even - step],
      equal: ["is", even],
      open: chance.pick([
        ["is at least", even - step],
        ["is at most", even + step],
        ["is at least", even],
      ] as const),
    } as const
  )[outcome];
  return { more, front, rear, limit, radius, outcome, swapped: chance.pick([false, true]) };
}

const evenRadius = ({ more, front, rear }: Wheels) => (rear * more) / (front - rear);

function proofOf(wheels: Wheels): string {
  const { more, front, rear, limit, radius, outcome } = wheels;
  const even = evenRadius(wheels);
  const turns = `With front radius $x$ inches the distances are $${front}\\cdot 2\\pi x$ and $${rear}\\cdot 2\\pi(x+${more})$. Dividing by $2\\pi$ leaves $${front}x$ and $${rear}x+${rear * more}$, which are equal for $x=${even}$; for greater $x$ the front wheel's distance is greater.`;
  const here =
    outcome === "open"
      ? `The condition allows $x=${even}$ and also ${limit === "is at least" ? "greater" : "smaller"} values.`
      : limit === "is"
        ? `Here $x=${radius}$.`
        : `Here $x$ ${limit} ${radius}.`;
  return `${turns} ${here} ${verdict(wheels)}`;
}

function slipsOf(wheels: Wheels): Record<Outcome, Slip> {
  const { outcome, radius } = wheels;
  const even = evenRadius(wheels);
  const open = outcome === "open";
  const why = open
    ? `The allowed radii include ${even} inches, where the distances are equal, and radii where they are not.`
    : `The distances are equal for a front radius of exactly ${even} inches, and the stated condition puts the radius ${outcome === "equal" ? "there" : outcome === "first" ? "above that" : "below that"}.`;
  return {
    first: slip(
      open ? "missed-a-case" : "one-part-compared",
      why,
      "The front wheel makes more turns, and the size of the wheels is left aside.",
      "How much farther does the rear wheel go in each turn?",
    ),
    second: slip(
      open ? "missed-a-case" : "one-part-compared",
      why,
      "The rear wheel is larger, and the numbers of turns are left aside.",
      "How many more turns does the front wheel make?",
    ),
    equal: slip(
      open ? "possible-case-excluded" : "assumed-case-not-checked",
      why,
      "More turns of a smaller wheel seem to make up exactly for the size.",
      "For which front radius are the two distances the same?",
    ),
    open: slip(
      "varying-means-undetermined",
      why,
      outcome === "equal"
        ? "Two wheels of different sizes and different numbers of turns look hard to compare."
        : "Only a limit of the radius is given, not the radius itself.",
      `What are the two distances for a front radius of ${radius} inches, and what happens beyond?`,
    ),
  };
}

function write(wheels: Wheels): Question {
  const { more, front, rear, limit, radius, outcome, swapped } = wheels;
  const proof = proofOf(wheels);
  return comparedQuestion(
    {
      stem: `A cart rolls without slipping. The radius of each front wheel ${limit} ${radius} inches, and the radius of each rear wheel is ${more} inches greater than that of each front wheel.`,
      difficulty: limit === "is" ? 1 : outcome === "open" ? 3 : 2,
      targetSeconds: 80,
      quick: `${proof} The trap is to look only at the turns or only at the size.`,
      asked: `How far the cart rolls in ${front} turns of a front wheel and in ${rear} turns of a rear wheel.`,
      plan: "Write both distances with the front radius, and find the radius at which they are equal.",
      reasoning: [
        "In one turn a wheel rolls as far as its circumference.",
        `The rear radius is $x+${more}$ if the front radius is $x$.`,
        proof,
      ],
      steps: [
        {
          text: `The distances are equal if $${front}x=${rear}(x+${more})$, so $x=${evenRadius(wheels)}$.`,
          why: "The factor $2\\pi$ is the same on both sides.",
          check: {
            left: `${front}*x`,
            right: `${rear}*(x+${more})`,
            given: { x: `${evenRadius(wheels)}` },
          },
        },
        { text: proof, why: "All radii that the condition allows have to be compared." },
      ],
      hints: [
        "One wheel makes more turns, and the other is larger. How far does a wheel roll in one turn?",
        "Call the front radius $x$ and write both distances with it.",
        "Divide both by $2\\pi$ and find the $x$ for which they agree.",
        "Compare that $x$ with the condition on the front radius, its end included.",
      ],
      takeaway:
        "A distance rolled is turns times circumference; when a size is only limited, find where the two sides are equal first.",
      selfExplain: {
        prompt: "Why is it useful to find the radius for which both distances are equal?",
        expectations: [
          "it separates the radii for which one is greater from the others",
          "the condition can then be compared with it",
        ],
      },
    },
    {
      first: `The distance, in inches, that the cart rolls while a front wheel makes ${front} complete turns`,
      second: `The distance, in inches, that the cart rolls while a rear wheel makes ${rear} complete turns`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(wheels),
    },
  );
}

export const ringWheels = scene<Wheels>({
  draw,
  write,
  // Radii are run through in tenths of an inch, circumferences in whole tenths of a π.
  recompute: ({ more, front, rear, limit, radius, swapped }) => {
    const allowed = [...integers(1, 600)].filter((tenths) => {
      if (limit === "is") return tenths === 10 * radius;
      return limit === "is at least" ? tenths >= 10 * radius : tenths <= 10 * radius;
    });
    return comparisonKey(
      allowed.map((tenths) => {
        const [one, other] = [front * 2 * tenths, rear * 2 * (tenths + 10 * more)];
        return swapped ? relationOf(other, one) : relationOf(one, other);
      }),
    );
  },
});
