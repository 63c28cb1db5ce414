import type { SessionId } from "@lexiquant/domain/kernel";
import type { IndexedItem } from "../../bank/item-index.ts";
import { listSessionItems, type StoredSessionItem } from "../../history/sessions/repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";

/** A position of a section with its item. */
export interface AskedItem extends StoredSessionItem {
  readonly entry: IndexedItem;
}

/** The questions of a section that was begun, the retired ones too. One that was deleted from the bank is passed over. */
export async function sectionItems(
  { served }: Pick<ExamContext, "served">,
  { transaction, userId }: Pick<Sitting, "transaction" | "userId">,
  sessionId: SessionId,
): Promise<AskedItem[]> {
  const stored = await listSessionItems(transaction, userId, sessionId);
  return stored.flatMap((asked) => {
    const entry = served.get(asked.itemId);
    return entry === undefined ? [] : [{ ...asked, entry }];
  });
}
