import type { ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";

/** The same number joins both parts of a whole. */
export interface Ensemble {
  readonly scene: "ensemble";
  readonly story: 0 | 1;
  readonly known: "fewer" | "more" | "half" | "nothing";
  readonly joining: number;
}

const KEY = { fewer: "B", more: "A", half: "C", nothing: "D" } as const;

interface Words {
  readonly stem: string;
  readonly before: string;
  readonly after: string;
  readonly firsts: string;
}

function wordsOf({ story, known, joining }: Ensemble): Words {
  if (story === 0) {
    const half = {
      fewer: " Fewer than half of the members are string players.",
      more: " More than half of the members are string players.",
      half: " Exactly half of the members are string players.",
      nothing: "",
    }[known];
    return {
      stem: `An orchestra has both string players and other members.${half} Then ${joining} string players and ${joining} other musicians join the orchestra, and nobody leaves.`,
      before: "The fraction of the members who were string players before the others joined",
      after: "The fraction of the members who are string players after they have joined",
      firsts: "string players",
    };
  }
  const compared = {
    fewer: "$m$ and $n$ are positive integers, and $m < n$.",
    more: "$m$ and $n$ are positive integers, and $m > n$.",
    half: "$m$ and $n$ are positive integers, and $m = n$.",
    nothing: "$m$ and $n$ are positive integers.",
  }[known];
  return {
    stem: compared,
    before: "$\\frac{m}{m + n}$",
    after: `$\\frac{m + ${joining}}{m + n + ${2 * joining}}$`,
    firsts: "the part $m$",
  };
}

function slips({ known, joining }: Ensemble, pair: (m: number, n: number) => string) {
  const few = pair(1, 3);
  const many = pair(3, 1);
  const reason = {
    fewer: `Those who join are half and half, so the fraction, below one half at first, rises toward one half: ${few}.`,
    more: `Those who join are half and half, so the fraction, above one half at first, falls toward one half: ${many}.`,
    half: "One half stays one half when as many are added to each part.",
    nothing: `Both directions occur: ${few}, but ${many}.`,
  }[known];
  const always = known === "nothing" ? " always" : "";
  const written: Record<Relation, Slip> = {
    A: {
      rationale: `${reason} So Quantity A is not${always} the greater.`,
      misconception: "one-part-compared",
      whyTempting: `The whole grows by ${2 * joining} and the part only by ${joining}.`,
      repairQuestion: "What does the fraction become if very many are added to both parts?",
    },
    B: {
      rationale: `${reason} So Quantity B is not${always} the greater.`,
      misconception: "one-part-compared",
      whyTempting:
        "The numerator becomes larger, and a larger numerator looks like a larger fraction.",
      repairQuestion: "What happens to the denominator at the same time?",
    },
    C: {
      rationale: `${reason} So the fractions are not${always} the same.`,
      misconception: "term-cancelled-in-sum",
      whyTempting:
        "As many are added to one part as to the other, and the additions seem to cancel.",
      repairQuestion: "Is $\\frac{1}{4}$ the same as $\\frac{1 + 1}{4 + 2}$?",
    },
    D: {
      rationale: `${reason} The condition decides the comparison for all numbers.`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "The actual numbers are not given.",
      repairQuestion: "On which side of one half does the first fraction lie?",
    },
  };
  return { written, reason };
}

export function ensembleCase(parameters: Ensemble): ComparisonCase {
  const { known, joining, story } = parameters;
  const { stem, before, after, firsts } = wordsOf(parameters);
  const pair = (m: number, n: number) =>
    `with parts ${m} and ${n} it changes from $\\frac{${m}}{${m + n}}$ to $\\frac{${m + joining}}{${m + n + 2 * joining}}$`;
  const { written, reason } = slips(parameters, pair);
  const [m, n] = known === "more" ? [3, 1] : known === "half" ? [2, 2] : [1, 3];
  return {
    stem,
    quantityA: before,
    quantityB: after,
    key: KEY[known],
    proof: reason,
    slips: written,
    difficulty: story === 0 ? 3 : 4,
    targetSeconds: 80,
    quick: `Adding ${joining} to each part adds a group that is half and half. Mixing with it pulls the fraction toward one half. ${reason} The trap is to watch the numerator or the denominator alone.`,
    asked:
      "How a fraction of a whole changes when the same number is added to both parts of the whole.",
    plan: "Compare the fraction with one half, which is the fraction among those that are added.",
    reasoning: [
      `Among the ${2 * joining} that are added, the fraction is $\\frac{${joining}}{${2 * joining}}$, one half.`,
      "A mixture of two groups has a fraction between those of the two groups, so the old fraction moves toward one half and does not pass it.",
      `What matters is where the fraction for ${firsts} stood before. ${known === "nothing" ? "Nothing is said about this." : ""}`.trim(),
      reason,
    ],
    answers: `Answer A thinks of the larger whole, answer B of the larger part. Each is right on one side of one half. Answer C holds only at exactly one half. Answer D is right only when nothing tells on which side of one half the fraction stood.`,
    steps: [
      {
        text: `Those that are added have the fraction $\\frac{${joining}}{${2 * joining}} = \\frac{1}{2}$.`,
        why: "As many are added to one part as to the other.",
        check: { left: `${joining}/${2 * joining}`, right: "1/2" },
      },
      {
        text: `The difference $(m + ${joining})(m + n) - m(m + n + ${2 * joining})$ equals $${joining}(n - m)$, so it has the sign of $n - m$.`,
        why: "Fractions with positive denominators are compared by cross multiplication.",
        check: {
          left: `(m+${joining})*(m+n)-m*(m+n+${2 * joining})`,
          right: `${joining}*(n-m)`,
          given: { m: `${m}`, n: `${n}` },
        },
      },
      { text: reason, why: "The old fraction and one half decide together." },
    ],
    hints: [
      "Two things grow at once, a part and the whole. Which fraction do the newly added make up?",
      "A mixture lies between the things that are mixed.",
      `Among the ${2 * joining} that are added, ${joining} belong to the part in question. Compare this with the fraction before.`,
      "Find out on which side of one half the first fraction lies, if the statement tells you, and toward which value it moves.",
    ],
    fasterWay: `Try small parts such as 1 and 3, and then 3 and 1, as far as the statement permits them.`,
    takeaway: "Adding the same amount to both parts moves a fraction toward one half.",
    selfExplain: {
      prompt: "Why does the fraction move toward one half?",
      expectations: [
        "among those added the fraction is one half",
        "a mixture has a fraction between those of the groups mixed",
      ],
    },
  };
}
