import type { Bank } from "@lexiquant/content";
import type { KeyedItem, Rationale, Response } from "@lexiquant/domain/item";
import { sentencesOf } from "@lexiquant/domain/item";
import { wrongChoices } from "@lexiquant/domain/scoring";
import type { AnsweredItem, NamedRationale } from "@lexiquant/domain/tutor";
import { hasTwins } from "../../bank/has-twins.ts";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { Attempt } from "../../history/attempts/repository.ts";

/** What of an attempt the tutor speaks of. */
type AttemptFacts = Pick<Attempt, "response" | "correct" | "gaveUp" | "elapsedMs" | "submittedAt">;

/** A question that is solved or shown, with all there is to say of it. */
export function answeredItem(
  bank: Bank,
  { item, kind, topic }: IndexedItem,
  {
    attempt,
    diagnosedAt,
  }: { readonly attempt: AttemptFacts | null; readonly diagnosedAt: Date | null },
): AnsweredItem {
  const answered = attempt !== null && !attempt.gaveUp;
  return {
    state: "after",
    kind,
    topic: { id: topic.id, name: topic.name },
    stimulus: item.stimulusId === null ? null : (bank.stimuli.get(item.stimulusId) ?? null),
    hasTwins: hasTwins(item),
    item,
    outcome: answered ? (attempt.correct ? "right" : "wrong") : "gave-up",
    response: answered ? attempt.response : null,
    slips: answered && !attempt.correct ? slipsOf(bank, item, attempt.response) : [],
    elapsedMs: attempt?.elapsedMs ?? null,
    diagnosed: diagnosedAt !== null && attempt !== null && diagnosedAt >= attempt.submittedAt,
  };
}

function slipsOf(bank: Bank, item: KeyedItem, response: Response): NamedRationale[] {
  return wrongChoices(item, response).map(({ id, rationale }) => ({
    ...rationale,
    label: labelOf(bank, item, id),
    misconception: misconceptionOf(bank, rationale),
  }));
}

function labelOf(bank: Bank, item: KeyedItem, id: string): string {
  if (item.type === "numeric-entry") return id;
  if (item.type !== "select-in-passage") return `Option ${id}`;
  const stimulus = item.stimulusId === null ? undefined : bank.stimuli.get(item.stimulusId);
  const sentences = stimulus?.kind === "passage" ? sentencesOf(stimulus) : [];
  return `Sentence ${sentences.findIndex((sentence) => sentence.id === id) + 1}`;
}

function misconceptionOf(bank: Bank, { misconceptionId }: Rationale) {
  const misconception =
    misconceptionId === null ? undefined : bank.misconceptions.get(misconceptionId);
  if (misconception === undefined) return null;
  return { name: misconception.name, remedy: misconception.remedy };
}
