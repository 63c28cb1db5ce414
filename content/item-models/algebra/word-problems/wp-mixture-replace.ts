import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

/** Percents before, in what is poured in, and after; `rounds` is how often the same part is replaced. */
interface Parameters {
  readonly scene: "coolant" | "coffee" | "syrup";
  readonly before: number;
  readonly added: number;
  readonly after: number;
  readonly rounds: 1 | 2;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["coolant", "coffee", "syrup"] as const);
  if (scene === "syrup") {
    const after = chance.pick([64, 36, 16, 49, 81]);
    return { scene, before: 100, added: 0, after, rounds: 2 };
  }
  const before = chance.integer(2, 10) * 5;
  const added = scene === "coolant" ? 100 : chance.integer(12, 18) * 5;
  const after = before + chance.integer(2, 7) * 5;
  const part = new Fraction(after - before, added - before);
  const fits =
    after < added && part.d <= 15n && part.n > 1n && !part.equals(new Fraction(1, 2)) && after < 75;
  return fits ? { scene, before, added, after, rounds: 1 } : null;
}

function stemOf({ scene, before, added, after }: Parameters): string {
  switch (scene) {
    case "coolant":
      return `The cooling system of a harvester is full of a liquid that is ${before}% antifreeze by volume. A mechanic drains some of the liquid and fills the system up again with pure antifreeze. The liquid in the system is then ${after}% antifreeze. What fraction of the original liquid did the mechanic drain?`;
    case "coffee":
      return `By weight, ${before}% of the beans in a roaster's house blend are from Ethiopia. To change the taste, the roaster takes part of a sack of the blend out and puts in the same weight of a second blend, of which ${added}% is from Ethiopia. If ${after}% of the beans now in the sack are Ethiopian, what fraction of the sack was exchanged?`;
    default:
      return `A cask holds nothing but syrup. A certain fraction of the contents is drawn off and replaced by water, and the mixture is stirred. Then the same fraction of the mixture is drawn off and again replaced by water. Syrup now makes up ${after}% of the contents of the full cask. What fraction was drawn off each time?`;
  }
}

function partOf({ before, added, after, rounds }: Parameters): Fraction {
  if (rounds === 1) return new Fraction(after - before, added - before);
  return new Fraction(10 - Math.sqrt(after), 10);
}

type Said = Omit<Slip, "rationale">;
function slipsOf(p: Parameters): (Slip & { value: string })[] {
  const { before, added, after, rounds } = p;
  const key = partOf(p);
  const slip = (value: Fraction, rationale: string, said: Said) => ({
    value: value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`,
    rationale,
    ...said,
  });
  const rest = slip(
    new Fraction(1).sub(key),
    `$${tex(new Fraction(1).sub(key))}$ is the part that stays${rounds === 2 ? " each time" : ""}, not the part that is taken out.`,
    {
      misconception: "complement-answered",
      whyTempting: "The equation is most easily set up for the part that stays.",
      repairQuestion: "Does your number stand for what is removed or for what remains?",
    },
  );
  if (rounds === 2) {
    const lost = new Fraction(100 - after, 100);
    return [
      slip(
        lost.div(2),
        `Halving the total loss of ${100 - after}% forgets that less syrup is drawn off the second time, since part of what is drawn is water.`,
        {
          misconception: "halved-instead-of-rooted",
          whyTempting: "Two equal drawings seem to take two equal amounts of syrup.",
          repairQuestion: "Of what is the fraction taken the second time?",
        },
      ),
      rest,
      slip(lost, `${100 - after}% is what the two drawings together remove, not one of them.`, {
        misconception: "answered-intermediate-quantity",
        whyTempting: "It follows at once from the percent that is left.",
        repairQuestion: "How often was the fraction drawn off?",
      }),
    ];
  }
  return [
    slip(
      new Fraction(after - before, added),
      `It compares the rise of ${after - before} percentage points with the ${added}% poured in, as if the drained part had contained nothing of the kind; it contained ${before}%.`,
      {
        misconception: "drained-part-still-counted",
        whyTempting: "What comes in seems to be pure gain.",
        repairQuestion: "How much is lost with the part that is taken out?",
      },
    ),
    rest,
    slip(
      new Fraction(after - before, after),
      `The rise is divided by the final ${after}%; the exchanged part itself gains ${added - before} percentage points, and this is what to divide by.`,
      {
        misconception: "percent-of-wrong-base",
        whyTempting:
          "A change divided by a value gives a fraction, but this is not the one asked for.",
        repairQuestion: "By how many percentage points does the exchanged part itself change?",
      },
    ),
    slip(
      new Fraction(after - before, 100 + after - before),
      "It treats the new material as added to the full amount, although the same quantity was first taken out.",
      {
        misconception: "effect-of-change-ignored",
        whyTempting: "Adding to a mixture is the more usual problem.",
        repairQuestion: "Is there more in the vessel at the end than at the beginning?",
      },
    ),
  ];
}

function workingOf(p: Parameters) {
  const { scene, before, added, after, rounds } = p;
  const key = partOf(p);
  const stays = new Fraction(1).sub(key);
  const what = { coolant: "antifreeze", coffee: "Ethiopian beans", syrup: "syrup" }[scene];
  const equation =
    rounds === 2 ? `(1 - f)^2 = \\frac{${after}}{100}` : `${before}(1 - f) + ${added}f = ${after}`;
  const solved = rounds === 2 ? `1 - f = ${tex(stays)}` : `${added - before}f = ${after - before}`;
  const takeaway =
    rounds === 2
      ? "When the same fraction is replaced twice, what remains is the square of the part that stays."
      : "In a replacement, follow one ingredient: what stays of it plus what comes in is what there is at the end.";
  const trap =
    rounds === 2
      ? "to halve the total loss, although less syrup leaves the second time"
      : `to forget that the part taken out contained ${before}% as well`;
  return { before, added, after, rounds, key, stays, what, equation, solved, takeaway, trap };
}

type Working = ReturnType<typeof workingOf>;

function stepsOf({
  before,
  added,
  after,
  rounds,
  key,
  what,
  equation,
}: Working): Question["explanation"]["steps"] {
  return [
    {
      text: `Follow the ${what}: $${equation}$.`,
      why:
        rounds === 2
          ? "Each drawing leaves the part $1 - f$ of the syrup."
          : "What stays plus what comes in is what there is at the end.",
      check:
        rounds === 2
          ? { left: "(1-f)^2", right: `${after}/100`, given: { f: key.toFraction() } }
          : {
              left: `${before}*(1-f)+${added}*f`,
              right: `${after}`,
              given: { f: key.toFraction() },
            },
    },
    {
      text: `Solve: $f = ${tex(key)}$.`,
      why:
        rounds === 2
          ? "Take the positive root and subtract it from 1."
          : `Each unit exchanged raises the percent by $${added} - ${before}$ of its share.`,
      check: {
        left: rounds === 2 ? `1-sqrt(${after}/100)` : `(${after}-${before})/(${added}-${before})`,
        right: key.toFraction(),
      },
    },
  ];
}

function hintsOf({ before, added, after, rounds, what, equation }: Working): string[] {
  return [
    `The total amount is the same before and after. What happens to the amount of ${what}?`,
    "Call the fraction $f$, take the full amount as 1, and write what stays as $1 - f$.",
    rounds === 2
      ? "After the first exchange, the share of syrup is $1 - f$. What does the second exchange do to this share?"
      : `The part that stays holds ${before}% ${what}, and the part that comes in holds ${added}%.`,
    rounds === 2
      ? `You have a square equal to $\\frac{${after}}{100}$. Take its positive root and see what $f$ must be.`
      : `Solve $${equation}$ for $f$.`,
  ];
}

function explanationOf(p: Parameters): Question["explanation"] {
  const working = workingOf(p);
  const { before, added, after, rounds, key, stays, what, equation, solved, takeaway, trap } =
    working;
  return {
    quick: `Let $f$ be the fraction exchanged, and follow the ${what}: $${equation}$. ${rounds === 2 ? "The root is" : "So"} $${solved}$, and $f = ${tex(key)}$. The trap is ${trap}.`,
    detailed: analysis({
      asked: `The fraction $f$ of the contents that is taken out${rounds === 2 ? " in each of two equal steps" : " and replaced"}.`,
      plan: `Take the full amount as 1 and follow the ${what} through the exchange; the total amount stays the same.`,
      reasoning:
        rounds === 2
          ? [
              "After the first exchange, $1 - f$ of the syrup is left.",
              "The second drawing removes the fraction $f$ of everything, so of the syrup that was left, $1 - f$ stays.",
              `Hence $${equation}$. Since $1 - f$ is positive, $${solved}$.`,
              `So $f = 1 - ${tex(stays)} = ${tex(key)}$.`,
            ]
          : [
              `The part that stays, $1 - f$, contains ${before}% ${what}.`,
              `The part that comes in, $f$, contains ${added}%.`,
              `Together they make the full amount with ${after}%: $${equation}$.`,
              `This means $${solved}$, so $f = ${tex(new Fraction(after - before))} \\div ${tex(new Fraction(added - before))} = ${tex(key)}$.`,
            ],
      options:
        rounds === 2
          ? `Half of the total loss supposes that the same amount of syrup leaves twice. $${tex(stays)}$ is the part that stays each time. The loss of ${100 - after}% is the work of both drawings together.`
          : `Dividing the rise by ${added} forgets what leaves with the part taken out. $${tex(stays)}$ is the part that stays. Dividing the rise by ${after} uses a base that has nothing to do with the exchange, and treating the new part as added changes the total, which stays the same.`,
      takeaway,
    }),
    steps: stepsOf(working),
    hints: hintsOf(working),
    ...(rounds === 1
      ? {
          fasterWay: `The result ${after}% lies between ${before}% and ${added}%; the fraction is how far it is on the way: ${after - before} of ${added - before} percentage points.`,
        }
      : {}),
    takeaway,
    selfExplain: {
      prompt:
        rounds === 2
          ? "Why is the second amount of syrup drawn off smaller than the first?"
          : "Why is the rise divided by the difference of two percents?",
      expectations:
        rounds === 2
          ? [
              "the second drawing contains water as well",
              "a fraction of a smaller amount of syrup is taken",
            ]
          : [
              "the exchanged part changes from one percent to the other",
              "the rest does not change at all",
            ],
    },
  };
}

export const wpMixtureReplace = defineModel<Parameters>({
  id: "wp-mixture-replace",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.mixture",
    "quantitative.arithmetic.percent.percent-of",
  ],
  traps: ["drained-part", "part-or-rest"],
  method:
    "Vessels of every whole size are emptied and refilled unit by unit until the percents fit",
  draw,
  write: (p) => {
    const key = partOf(p);
    return {
      stem: stemOf(p),
      body: {
        type: "numeric-entry",
        key: { form: "fraction", numerator: Number(key.n), denominator: Number(key.d) },
        slips: slipsOf(p),
      },
      difficulty: p.rounds === 2 ? 4 : 3,
      targetSeconds: p.rounds === 2 ? 100 : 95,
      explanation: explanationOf(p),
    };
  },
  recompute: ({ before, added, after, rounds }) => {
    for (let size = 2; size <= 100; size += 1) {
      for (let taken = 1; taken < size; taken += 1) {
        // Hundredths of a unit, with one more factor of the size for each later round.
        let content = before * size;
        for (let round = 0; round < rounds; round += 1) {
          content = (content * (size - taken)) / size + added * taken;
        }
        if (Math.abs(content - after * size) < 1e-9) return { numerator: taken, denominator: size };
      }
    }
    throw new Error("no fraction fits");
  },
});
