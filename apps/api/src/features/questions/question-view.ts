import type { Annotation, Question } from "@lexiquant/contract";
import { toPublicItem } from "@lexiquant/domain/item";
import { type ItemId, originIdOf, type SessionId, twinOriginOf } from "@lexiquant/domain/kernel";
import { beginsOf } from "../../bank/begins-of.ts";
import { feedbackView } from "../../bank/feedback-view.ts";
import { hasTwins } from "../../bank/has-twins.ts";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { Attempt } from "../../history/attempts/repository.ts";
import { attemptView } from "../../history/attempts/view.ts";
import type { QuestionContext } from "./dependencies.ts";
import { similarItems } from "./similar-items.ts";

/** What a student has done with an item. */
export interface ItemHistory {
  readonly annotation: Annotation;
  /** Let-out ones only. */
  readonly attempts: readonly Attempt[];
  readonly revealedAt: Date | null;
  /** An open session that has the item still to be answered, or withholds its outcome. */
  readonly openSessionId: SessionId | null;
  readonly inOpenExam: boolean;
  /** Of the item and those like it, what waits for a mock exam. */
  readonly kept: ReadonlySet<ItemId>;
}

/**
 * A question with its student's history. While an open session holds the item nothing about its key is told,
 * however often it was seen before: otherwise this view would solve that session.
 */
export function questionView(
  { bank, index }: QuestionContext,
  entry: IndexedItem,
  history: ItemHistory,
): Question {
  const { item, kind } = entry;
  const seen = history.attempts.length > 0 || history.revealedAt !== null;
  const letOut = history.openSessionId === null && !history.inOpenExam;
  const stimulus = item.stimulusId === null ? null : bank.stimuli.get(item.stimulusId);
  return {
    item: toPublicItem(item),
    kind,
    stimulus: stimulus ?? null,
    annotation: history.annotation,
    attempts: history.attempts.map((attempt) => attemptView(bank, attempt, { item, letOut })),
    revealedAt: history.revealedAt?.toISOString() ?? null,
    feedback: seen && letOut ? feedbackView(bank, item) : null,
    similar: similarItems(index, entry, history.kept).map((other) => ({
      id: other.item.id,
      kind: other.kind,
      topic: other.topic.name,
      begins: beginsOf(other.item),
    })),
    hasTwins: hasTwins(item) && !history.kept.has(originIdOf(item.id)),
    twinOf: twinOriginOf(item.id)?.originId ?? null,
    openSessionId: history.openSessionId,
    inOpenExam: history.inOpenExam,
  };
}
