import type { Reason, Recommendation } from "@lexiquant/contract";
import { EMPTY_FILTER } from "@lexiquant/contract";
import { itemIdSchema } from "@lexiquant/domain/kernel";

type Action = Recommendation["action"];

/** A reason without any figure. */
export function reasonOf(kind: Reason["kind"], figures: Partial<Reason> = {}): Reason {
  return {
    kind,
    answered: 0,
    right: 0,
    pCorrect: null,
    secondsOverPace: null,
    testShare: null,
    daysSince: null,
    count: null,
    gainRatio: null,
    terms: [],
    writing: null,
    ...figures,
  };
}

/** Twelve untimed questions of what the subject says. */
export const DRILL: Action = {
  kind: "start-session",
  settings: { mode: "smart", timing: { kind: "untimed" }, feedback: "each" },
  filter: EMPTY_FILTER,
  itemCount: 12,
};

export const TWIN: Action = { kind: "try-twin", itemId: itemIdSchema.parse("q-qc-002") };

export const COMPARISONS_ON_INEQUALITIES = {
  measure: "quantitative",
  topic: { id: "quantitative.algebra.inequalities", name: "Inequalities" },
  kind: "quantitative-comparison",
} as const satisfies Recommendation["subject"];

/** Twelve quantitative comparisons on inequalities. */
export function recommendationOf(parts: Partial<Recommendation> = {}): Recommendation {
  return {
    id: "drill-inequalities",
    subject: COMPARISONS_ON_INEQUALITIES,
    questions: 12,
    minutes: 20,
    reason: reasonOf("most-gain", { answered: 10, right: 4, secondsOverPace: 40 }),
    action: DRILL,
    ...parts,
  };
}
