import type { ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

type Exact = (x: Fraction, y: Fraction) => Fraction;
type Lure = Pick<Slip, "misconception" | "whyTempting">;

/** A comparison of expressions in letters that may take many values. */
export interface LetterComparison {
  readonly stem: string;
  readonly letters: readonly string[];
  readonly fits: (x: number, y: number) => boolean;
  readonly quantityA: string;
  readonly quantityB: string;
  readonly first: Exact;
  readonly second: Exact;
  readonly key: Relation;
  /** Which numbers fit the condition; then why the comparison comes out as it does. Whole sentences. */
  readonly allowed: string;
  readonly insight: string;
  readonly trap: string;
  readonly lures: Partial<Readonly<Record<Relation, Lure>>>;
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  /** A hint about the first step for these expressions. */
  readonly hint: string;
  readonly takeaway: string;
}

const SAMPLES = [
  [2, 1],
  [1, 2],
  [-1, 2],
  [1, 4],
  [-2, 1],
  [3, 1],
  [-3, 1],
  [4, 1],
  [64, 1],
  [-1, 3],
  [1, 1],
  [-1, 1],
  [0, 1],
].map(([n = 0, d = 1]) => new Fraction(n, d));

interface Trial {
  readonly at: string;
  readonly values: readonly [Fraction, Fraction];
  readonly answer: Relation;
}

function trials({ letters, fits, first, second }: LetterComparison): Trial[] {
  const found: Trial[] = [];
  for (const x of SAMPLES) {
    for (const y of letters.length > 1 ? SAMPLES : [new Fraction(1)]) {
      if (!fits(x.valueOf(), y.valueOf())) continue;
      const values = [first(x, y), second(x, y)] as const;
      const order = values[0].compare(values[1]);
      found.push({
        at: letters
          .map((letter, index) => `$${letter} = ${tex(index === 0 ? x : y)}$`)
          .join(" and "),
        values,
        answer: order === 0 ? "C" : order > 0 ? "A" : "B",
      });
    }
  }
  return found;
}

const WORDS = {
  A: "Quantity A is the greater",
  B: "Quantity B is the greater",
  C: "they are equal",
};
const said = ({ at, values, answer }: Trial) =>
  `for ${at}, the quantities are $${tex(values[0])}$ and $${tex(values[1])}$${answer === "C" ? ", which are equal" : ""}`;
const upper = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function slipsOf(comparison: LetterComparison): Record<Relation, Slip> {
  const { lures, insight } = comparison;
  const all = trials(comparison);
  const slip = (answer: "A" | "B" | "C", repairQuestion: string): Slip => {
    const against = all.find((trial) => trial.answer !== answer);
    const example = all.find((trial) => trial.answer === answer);
    const lure: Lure = example
      ? {
          misconception: "missed-a-case",
          whyTempting: `A single trial seems to show it: ${said(example)}.`,
        }
      : {
          misconception: "sign-case-not-tested",
          whyTempting: "It is guessed from the look of the expressions, without a trial.",
        };
    return {
      rationale: against
        ? `${upper(said(against))}, so it is not true that ${answer === "C" ? "they are always equal" : `${WORDS[answer]} in every case`}.`
        : "",
      ...(lures[answer] ?? lure),
      repairQuestion,
    };
  };
  const [trial] = all;
  return {
    A: slip("A", "Which other kinds of number satisfy the condition?"),
    B: slip("B", "What do you get for a negative number, or for a fraction, that is allowed?"),
    C: slip("C", `What are both quantities ${trial ? `for ${trial.at}` : "in one example"}?`),
    D: {
      rationale: insight,
      misconception: "varying-means-undetermined",
      whyTempting: "The letter can take many values, and both quantities change with it.",
      repairQuestion: "Can you find two permitted trials that give different orders?",
      ...lures.D,
    },
  };
}

export function letterComparison(comparison: LetterComparison): ComparisonCase {
  const { allowed, insight, trap, hint, key, takeaway, difficulty, letters } = comparison;
  const all = trials(comparison);
  const [first] = all;
  const other = all.find(({ answer }) => answer !== first?.answer) ?? all.at(-1);
  const shown = (first === other ? [first] : [first, other]).filter((trial) => trial !== undefined);
  const lines = shown.map((trial) => `${upper(said(trial))}.`);
  return {
    stem: comparison.stem,
    quantityA: comparison.quantityA,
    quantityB: comparison.quantityB,
    key,
    proof: `${allowed} ${insight}`,
    slips: slipsOf(comparison),
    difficulty,
    targetSeconds: 55 + 8 * difficulty,
    quick: `${allowed} ${insight} ${trap}`,
    asked: `Whether one relation between the two quantities holds for every permitted value of ${letters.map((letter) => `$${letter}$`).join(" and ")}.`,
    plan: "See which kinds of number the condition allows, and think about each kind separately.",
    reasoning: [allowed, insight, ...lines],
    answers: `${key === "D" ? "Trials of different kinds give different relations, so none of the first three answers holds throughout." : "The relation is the same for every permitted kind of number, so it is settled although the values are not."} An answer that rests on one convenient trial is only a guess until every permitted kind of number has been tested: negative numbers, fractions between 0 and 1, and numbers above 1, as far as the condition allows them.`,
    steps: [
      { text: allowed, why: "The condition decides which kinds of number have to be tested." },
      { text: insight, why: "A relation counts only if it holds for every permitted value." },
      ...shown.slice(0, 1).map((trial) => ({
        text: `A trial: ${said(trial)}.`,
        why: `The difference of the two quantities is then $${tex(trial.values[0].sub(trial.values[1]))}$.`,
        check: {
          left: `(${trial.values[0].toFraction()})-(${trial.values[1].toFraction()})`,
          right: trial.values[0].sub(trial.values[1]).toFraction(),
        },
      })),
    ],
    hints: [
      "Which kinds of number does the condition allow: negative, between 0 and 1, above 1?",
      "One trial can rule a relation out, but it cannot prove that the relation always holds.",
      hint,
      "Test one number of every permitted kind, and see whether all trials give the same relation.",
    ],
    takeaway,
    selfExplain: {
      prompt: "Which kinds of number did you have to test, and why those?",
      expectations: [
        "names the kinds of number that the condition allows",
        "says that the relation must be the same for all of them",
      ],
    },
  };
}

/** The same comparison with its columns exchanged. */
export function exchanged(comparison: LetterComparison): LetterComparison {
  const turn = { A: "B", B: "A", C: "C", D: "D" } as const;
  const { A, B, C, D } = comparison.lures;
  return {
    ...comparison,
    quantityA: comparison.quantityB,
    quantityB: comparison.quantityA,
    first: comparison.second,
    second: comparison.first,
    key: turn[comparison.key],
    lures: { ...(B && { A: B }), ...(A && { B: A }), ...(C && { C }), ...(D && { D }) },
  };
}
