import type { Evidence } from "@lexiquant/domain/mistakes";
import type { Mistake } from "./mistakes-repository.ts";

type Because = Mistake["because"][number];

const BECAUSE: Record<Exclude<Evidence["kind"], "misconception">, Because> = {
  unanswered: "clock-ran-out",
  "clock-ran-out": "clock-ran-out",
  "clock-short": "clock-was-short",
  rapid: "rapid",
  hurried: "rapid",
  "over-invested": "over-time",
  "declared-guess": "declared-guess",
  "expected-right": "usually-right",
  "expected-wrong": "not-mastered",
  "low-mastery": "not-mastered",
};

/** In the words that students are told, each once. */
export function becauseOf(evidence: readonly Evidence[]): Because[] {
  if (evidence.length === 0) return ["nothing-else-known"];
  const words = evidence.map((one): Because => {
    if (one.kind !== "misconception") return BECAUSE[one.kind];
    return one.nature === "misread" ? "misreading-misconception" : "known-misconception";
  });
  return [...new Set(words)];
}
