import {
  chooseBlock,
  DIAGNOSTIC_DESIGN,
  type DiagnosticBlueprint,
  type DiagnosticCandidate,
} from "@lexiquant/domain/diagnostic";
import type { KeyedItem, Measure } from "@lexiquant/domain/item";
import { type ItemId, type RandomSource, seededRandom } from "@lexiquant/domain/kernel";
import type { Learner } from "@lexiquant/domain/learner";
import type { IndexedItem } from "../../bank/item-index.ts";
import {
  loadPracticeState,
  type StudentPractice,
} from "../../history/practice-state/load-practice-state.ts";
import type { PracticeContext } from "./dependencies.ts";
import type { Choosing, Draw } from "./draw.ts";
import type { DrawnItem } from "./load-session.ts";

const QUESTIONS = DIAGNOSTIC_DESIGN.blocks.reduce((sum, size) => sum + size, 0);

/** The first block of a diagnostic. It covers both measures, whatever the filter says. */
export async function drawDiagnostic(
  context: PracticeContext,
  { userId, seed }: Choosing,
): Promise<Draw> {
  const practice = await loadPracticeState(context, userId);
  const { learner } = practice.student;
  const items = nextBlock(context, practice, { learner, served: [], random: seededRandom(seed) });
  return { items, plannedItems: QUESTIONS };
}

/** The next questions of a diagnostic; none where all are drawn, or too few are left that the student has not met. */
export function nextBlock(
  context: PracticeContext,
  { state, student }: StudentPractice,
  {
    learner,
    served,
    random,
  }: {
    /** As known from the answers so far. */
    readonly learner: Learner;
    readonly served: readonly DrawnItem[];
    readonly random: RandomSource;
  },
): KeyedItem[] {
  const chosen = chooseBlock({
    model: student.model,
    learner,
    day: student.day,
    design: DIAGNOSTIC_DESIGN,
    blueprint: blueprintOf(context),
    candidates: state.candidates
      .filter(({ isSeen }) => !isSeen)
      .flatMap(({ id }) => context.index.get(id as ItemId) ?? []) // candidates are items of the index
      .map(candidateOf),
    served: served.map(({ entry }) => candidateOf(entry)),
    random,
  });
  if (!chosen.ok) return [];
  return chosen.value.flatMap(({ item }) => context.index.get(item.id as ItemId)?.item ?? []); // of these candidates
}

function blueprintOf({ demands }: PracticeContext): DiagnosticBlueprint {
  const sharesOf = (measure: Measure) =>
    new Map(
      [...demands]
        .filter(([skill]) => skill.startsWith(`${measure}.`))
        .map(([skill, { share }]) => [skill, share]),
    );
  return { verbal: sharesOf("verbal"), quantitative: sharesOf("quantitative") };
}

function candidateOf({ item, measure, kind, targetSeconds }: IndexedItem): DiagnosticCandidate {
  return {
    item: { id: item.id, components: item.knowledgeComponents },
    measure,
    kind,
    stimulusId: item.stimulusId,
    targetSeconds,
  };
}
