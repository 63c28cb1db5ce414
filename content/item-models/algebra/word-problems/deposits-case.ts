import type { ReasonedAnswers } from "../../kit/comparison-question.ts";
import type { Relation } from "../../kit/item-model.ts";

/** Unknown deposits at simple interest, one of them more or less than a multiple of the other. */
export interface Deposits {
  readonly scene: "deposits";
  readonly more: boolean;
  readonly times: number;
  /** Rate and years of each. */
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
}

export interface InterestCase extends ReasonedAnswers {
  readonly stem: string;
  readonly fact: string;
  readonly principle: string;
  readonly start: string;
  readonly finish: string;
  readonly text: string;
  readonly check: { left: string; right: string };
  readonly takeaway: string;
}

function depositSlips({ more, times, first, second }: Deposits): ReasonedAnswers["slips"] {
  const [one, other] = [first[0] * first[1], second[0] * second[1]];
  const k = times === 1 ? "" : `${times}`;
  return {
    A: {
      misconception: "condition-dropped",
      whyTempting: more
        ? "The endowment of $x$ dollars is the larger one."
        : `The product of rate and time, ${one} against ${other}, or the larger number of years seems to decide.`,
      repairQuestion: "How small can $x$ be in relation to $y$?",
    },
    B: {
      misconception: "condition-dropped",
      whyTempting: more
        ? "The rate or the number of years of the other endowment looks better."
        : "The endowment of $y$ dollars is not far behind or is the larger one.",
      repairQuestion: "How large can $x$ be in relation to $y$?",
    },
    C: {
      misconception: "outcomes-assumed-equal",
      whyTempting: "Larger deposit, lower rate, fewer years: such differences seem to balance.",
      repairQuestion: "For which $x$ and $y$ would the two amounts be equal?",
    },
    D: {
      misconception: "varying-means-undetermined",
      whyTempting: "Neither endowment is given as a number.",
      repairQuestion: `What is the relation at the limit $x = ${k}y$?`,
    },
  };
}

export function deposits(p: Deposits): InterestCase {
  const { more, times, first, second } = p;
  const [one, other] = [first[0] * first[1], second[0] * second[1]];
  const settled = more ? times * one >= other : times * one <= other;
  const key: Relation = settled ? (more ? "A" : "B") : "D";
  const k = times === 1 ? "" : `${times}`;
  const rule = `x ${more ? ">" : "<"} ${k}y`;
  const bound = times * one;
  const fact = `The interest is $\\frac{${one}x}{100}$ and $\\frac{${other}y}{100}$. With $x = ${k}y$ the first would be $\\frac{${bound}y}{100}$; since $${rule}$, it is ${more ? "more" : "less"} than that${settled ? `, and $\\frac{${bound}y}{100}$ is ${bound === other ? "just" : more ? "already more than" : "already less than"} the second` : `, and it can be on either side of $\\frac{${other}y}{100}$`}.`;
  const small = more ? `when $x$ is only just above $${k}y$` : "when $x$ is very small";
  const large = more ? "when $x$ is very large" : `when $x$ is only just below $${k}y$`;
  const reasons: Record<Relation, string> = {
    A:
      key === "D"
        ? `It holds ${large}; but ${small}, the interest on $x$ is less than that on $y$.`
        : `At most $\\frac{${bound}y}{100}$ could be approached by the interest on $x$, and this is not more than $\\frac{${other}y}{100}$.`,
    B:
      key === "D"
        ? `It holds ${small}; but ${large}, the interest on $x$ is more than that on $y$.`
        : `The interest on $x$ is more than $\\frac{${bound}y}{100}$, and this is not less than $\\frac{${other}y}{100}$.`,
    C:
      key === "D"
        ? `The two agree only when $${one}x = ${other}y$, which is one of many possibilities.`
        : `Equality would need $${one}x = ${other}y$, which $${rule}$ excludes.`,
    D: `The deposits may vary, but under $${rule}$ the relation of the two amounts of interest is always the same.`,
  };
  reasons[key] = fact;
  const kind = `simple annual interest`;
  return {
    stem: `An endowment of $x$ dollars is lent at ${first[0]}% ${kind} for ${first[1]} years, and an endowment of $y$ dollars at ${second[0]}% ${kind} for ${second[1]} years. Both $x$ and $y$ are positive, and $${rule}$.`,
    quantityA: `The total interest that the endowment of $x$ dollars earns in its ${first[1]} years`,
    quantityB: `The total interest that the endowment of $y$ dollars earns in its ${second[1]} years`,
    key,
    reasons,
    fact,
    slips: depositSlips(p),
    principle:
      "Simple interest is the product of deposit, rate and time, so rate and time can be multiplied first.",
    start: `The first endowment earns $${one}\\%$ of $x$ in all. Find the percent for the second.`,
    finish: `Put $x = ${k}y$ as the limiting case, and see what happens to the first amount when $${rule}$.`,
    text: `At the limit $x = ${k}y$, the first interest would be $\\frac{${bound}y}{100}$, and the second is $\\frac{${other}y}{100}$.`,
    check: { left: `${times}*${first[0]}*${first[1]}/100`, right: `${bound}/100` },
    takeaway:
      "With unknown amounts, test the limiting case of the condition, and then ask in which direction the condition moves you.",
  };
}
