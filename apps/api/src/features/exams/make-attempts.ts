import type { KeyedItem, Response } from "@lexiquant/domain/item";
import { attemptIdSchema, type SessionId } from "@lexiquant/domain/kernel";
import { isUntouched } from "@lexiquant/domain/session";
import { judgeResponse } from "../../bank/judge-response.ts";
import { insertAttempt, isItemSeen } from "../../history/attempts/repository.ts";
import { findHintsShown } from "../../history/hints/repository.ts";
import { listWork } from "../../history/work/repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { type AskedItem, sectionItems } from "./section-items.ts";

/** Makes an attempt of everything that was entered in a section. What is incomplete is wrong, as on the test. */
export async function makeAttempts(
  context: ExamContext,
  sitting: Sitting,
  { sessionId, submittedAt }: { readonly sessionId: SessionId; readonly submittedAt: Date },
): Promise<void> {
  const { transaction, userId } = sitting;
  const work = await listWork(transaction, userId, sessionId);
  const workAt = new Map(work.map((entry) => [entry.position, entry.work]));
  for (const asked of await sectionItems(context, sitting, sessionId)) {
    const { response = null, elapsedMs = 0 } = workAt.get(asked.position) ?? {};
    if (response === null || isUntouched(response)) continue;
    const recorded = await insertAttempt(transaction, userId, {
      id: attemptIdSchema.parse(context.newId()),
      sessionId,
      position: asked.position,
      response,
      correct: isRight(asked.entry.item, response),
      elapsedMs,
      sureness: null,
      submittedAt,
      gaveUp: false,
      releasedAt: null,
      ...(await historyOf(sitting, asked)),
    });
    if (!recorded) throw new Error("An attempt is in the way that was not to be seen.");
  }
}

/** Whether a response is right as it stands: what is incomplete, or no number, is not. */
export function isRight(item: KeyedItem, response: Response): boolean {
  const judged = judgeResponse(item, response);
  return judged.ok && judged.value;
}

async function historyOf({ transaction, userId }: Sitting, { itemId, itemVersion }: AskedItem) {
  const { level } = await findHintsShown(transaction, userId, itemId);
  const seenBefore = await isItemSeen(transaction, userId, itemId);
  return { itemId, itemVersion, hintLevel: level, seenBefore };
}
