import type { Chance, ChanceReason } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { type KnowledgeComponentId, originIdOf } from "@lexiquant/domain/kernel";
import { OVERALL, predictUnmet, type Term } from "@lexiquant/domain/learner";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { LearnerContext } from "../../history/learner/learner-context.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import { estimateNode } from "../../history/learner/node-estimate.ts";

type Sources = Pick<LearnerContext, "bank" | "served">;

const MOST_REASONS = 2;
/** Logits: what is less moves a chance by a point of percent at most, and is no reason. */
const LEAST_REASON = 0.04;

/**
 * What the learner model expects today of a question like this one, and why. Null for a twin that is not as hard as its
 * origin: the model has no parameters of it. A figure is told from as much evidence in the measure as the tutor asks for.
 */
export function chanceOf(
  { bank, served }: Sources,
  student: LoadedStudent,
  { item, difficulty, measure }: IndexedItem,
): Chance | null {
  const origin = served.get(originIdOf(item.id));
  if (origin === undefined || origin.difficulty !== difficulty) return null;
  const { answersNeeded } = estimateNode(student, measure, 0);
  if (answersNeeded > 0) return { known: false, answersNeeded };
  const { model, learner, day } = student;
  const { probability, terms } = predictUnmet(model, learner, {
    item: { id: origin.item.id, components: origin.item.knowledgeComponents },
    context: { day, hints: 0, isTimed: false },
  });
  const because = largest(terms).flatMap((term) => reasonOf(bank, term));
  return { known: true, pCorrect: probability, because };
}

function largest(terms: readonly Term[]): readonly Term[] {
  return terms
    .filter(({ value }) => Math.abs(value) >= LEAST_REASON)
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .slice(0, MOST_REASONS);
}

/** None for what is 0 here: the parts of a head, which is fitted to nobody, and the tie to an item that was met. */
function reasonOf(bank: Sources["bank"], term: Term): ChanceReason[] {
  const { value } = term;
  if (term.kind === "form" || term.kind === "difficulty") return [{ about: term.kind, value }];
  if (term.kind !== "ability" && term.kind !== "faded") return [];
  if (term.node === OVERALL) return [{ about: "overall", value }];
  const path = namesDownTo(bank, term.node);
  const name = path.at(-1);
  if (name === undefined) return [];
  if (term.kind === "faded") return [{ about: "pause", name, value }];
  return [{ about: "node", name, above: path.at(-2) ?? null, value }];
}

/** From the measure down. */
function namesDownTo({ components }: Sources["bank"], node: string): readonly string[] {
  if (node === "verbal" || node === "quantitative") return [MEASURE_NAMES[node]];
  return components.get(node as KnowledgeComponentId)?.path ?? []; // below a measure the model's nodes are those of the tree
}
