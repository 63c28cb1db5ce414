import type { QuestionBody, Relation, Slip, WrongChoice } from "../kit/item-model.ts";

type SlipTexts = readonly [rationale: string, whyTempting: string, repairQuestion: string];

export function slip(misconception: string, ...texts: SlipTexts): Slip {
  const [rationale, whyTempting, repairQuestion] = texts;
  return { misconception, rationale, whyTempting, repairQuestion };
}

export function wrong(value: Pick<WrongChoice, "text" | "order">, because: Slip): WrongChoice {
  return { ...value, ...because };
}

interface ComparisonParts {
  readonly quantityA: string;
  readonly quantityB: string;
  readonly key: Relation;
  readonly proof: string;
  /** What stands under the key is not used. */
  readonly slips: Readonly<Record<Relation, Slip>>;
}

export function comparison({ proof, slips, ...parts }: ComparisonParts): QuestionBody {
  return {
    type: "quantitative-comparison",
    ...parts,
    answers: { ...slips, [parts.key]: { rationale: proof } },
  };
}

/** TeX of a fraction as it stands, not in lowest terms. */
export function frac(numerator: number | string, denominator: number | string): string {
  return `\\frac{${numerator}}{${denominator}}`;
}

/** The relation of two exact numbers as an answer. */
export function relationKey(a: number, b: number): "A" | "B" | "C" {
  if (a === b) return "C";
  return a > b ? "A" : "B";
}

/** "greater than", "less than" or "equal to", as Quantity A stands to Quantity B. */
export function relationWords(key: "A" | "B" | "C"): string {
  return { A: "greater than", B: "less than", C: "equal to" }[key];
}

/** `3, 4, and 5` */
export function listed(values: readonly (number | string)[], word = "and"): string {
  const [last = "", ...others] = values.map(String).reverse();
  if (others.length === 0) return last;
  if (others.length === 1) return `${others[0] ?? ""} ${word} ${last}`;
  return `${others.reverse().join(", ")}, ${word} ${last}`;
}

/** What each of the answers does but the right one, in order. */
export function exceptKey(key: Relation, texts: Readonly<Record<Relation, string>>): string {
  return (["A", "B", "C", "D"] as const)
    .filter((answer) => answer !== key)
    .map((answer) => texts[answer])
    .join(" ");
}
