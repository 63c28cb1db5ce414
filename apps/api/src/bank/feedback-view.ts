import type { Bank } from "@lexiquant/content";
import type { Feedback, Outcome, RationaleView } from "@lexiquant/contract";
import type { Explanation, KeyedItem, Rationale, Response } from "@lexiquant/domain/item";
import type { MisconceptionId } from "@lexiquant/domain/kernel";
import { keyAsResponse, optionsOf, wrongChoices } from "@lexiquant/domain/scoring";

/** All that is let out about an item once it may be. Callers decide whether it may. */
export function feedbackView(bank: Bank, item: KeyedItem): Feedback {
  return {
    key: keyAsResponse(item),
    rationales: rationaleViews(bank, item),
    anticipatedErrors:
      item.type === "numeric-entry"
        ? item.anticipatedErrors.map(({ value, rationale }) => ({
            value,
            rationale: rationaleView(bank, rationale),
          }))
        : [],
    explanation: explanationView(item.explanation),
    evidence:
      item.evidence === null
        ? null
        : {
            clueWords: [...item.evidence.clueWords],
            blankPredictions: [...item.evidence.blankPredictions],
            sentenceIds: [...item.evidence.sentenceIds],
          },
    difficulty: item.difficulty,
    targetSeconds: item.targetSeconds,
    knowledgeComponents: item.knowledgeComponents.map((id) => ({
      id,
      path: [...(bank.components.get(id)?.path ?? [])],
    })),
    verification: item.verification,
  };
}

/** How an accepted response was judged, with the feedback on its item. */
export function outcomeView(
  bank: Bank,
  item: KeyedItem,
  judged: { readonly response: Response; readonly correct: boolean },
): Outcome {
  const slips = judged.correct ? [] : wrongChoices(item, judged.response);
  const ids = new Set(slips.map(({ rationale }) => rationale.misconceptionId));
  return {
    correct: judged.correct,
    misconceptions: [...ids]
      .map((id) => misconceptionView(bank, id))
      .filter((misconception) => misconception !== null),
    feedback: feedbackView(bank, item),
  };
}

function rationaleViews(bank: Bank, item: KeyedItem): Record<string, RationaleView> {
  const rationales: (readonly [string, Rationale])[] =
    item.type === "select-in-passage"
      ? Object.entries(item.sentenceRationales)
      : optionsOf(item).map(({ id, rationale }) => [id, rationale]);
  return Object.fromEntries(
    rationales.map(([id, rationale]) => [id, rationaleView(bank, rationale)]),
  );
}

function rationaleView(bank: Bank, rationale: Rationale): RationaleView {
  return {
    text: rationale.text,
    whyTempting: rationale.whyTempting,
    misconception: misconceptionView(bank, rationale.misconceptionId),
    repairQuestion: rationale.repairQuestion,
  };
}

function misconceptionView(bank: Bank, id: MisconceptionId | null): RationaleView["misconception"] {
  const misconception = id === null ? undefined : bank.misconceptions.get(id);
  if (misconception === undefined) return null;
  return { id: misconception.id, name: misconception.name, remedy: misconception.remedy };
}

function explanationView(explanation: Explanation): Feedback["explanation"] {
  return {
    quick: explanation.quick,
    detailed: explanation.detailed,
    steps: explanation.steps.map(({ text, why, check }) => ({
      text,
      why,
      checked: check !== null,
    })),
    hints: [...explanation.hints],
    fasterWay: explanation.fasterWay,
    takeaway: explanation.takeaway,
    selfExplain: {
      prompt: explanation.selfExplain.prompt,
      expectations: [...explanation.selfExplain.expectations],
    },
  };
}
