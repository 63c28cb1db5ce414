import type { Question, Relation, Slip } from "../../kit/item-model.ts";

type Said = Omit<Slip, "rationale">;

/** What each answer of a comparison is: proved for the key, refuted for the others. */
export interface Comparison {
  readonly quantityA: string;
  readonly quantityB: string;
  readonly key: Relation;
  readonly reasons: Readonly<Record<Relation, string>>;
  /** The slip behind each answer; what stands under the key is not used. */
  readonly slips: Readonly<Record<Relation, Said>>;
}

export function comparisonBody({
  quantityA,
  quantityB,
  key,
  reasons,
  slips,
}: Comparison): Question["body"] {
  const answer = (relation: Relation) =>
    relation === key
      ? { rationale: reasons[relation] }
      : { rationale: reasons[relation], ...slips[relation] };
  return {
    type: "quantitative-comparison",
    quantityA,
    quantityB,
    key,
    answers: { A: answer("A"), B: answer("B"), C: answer("C"), D: answer("D") },
  };
}
