import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { beginsOf } from "../../bank/begins-of.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import { findItems } from "../../history/twins/find-items.ts";

interface DatedAnswer {
  readonly itemId: ItemId;
  readonly submittedAt: Date;
}

/** Answers as they are listed: with the first words of their question. What is in the bank no more is left out. */
export async function withBegins<Answer extends DatedAnswer>(
  context: PracticeStateContext,
  userId: UserId,
  answers: readonly Answer[],
) {
  const itemIds = answers.map(({ itemId }) => itemId);
  const entries = await findItems(context, context.database.reader, { userId, itemIds });
  return answers.flatMap((answer) => {
    const item = entries.get(answer.itemId)?.item;
    if (item === undefined) return [];
    return [{ ...answer, begins: beginsOf(item), submittedAt: answer.submittedAt.toISOString() }];
  });
}
