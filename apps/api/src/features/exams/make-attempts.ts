import { type KeyedItem, type Response, toPublicItem } from "@lexiquant/domain/item";
import { attemptIdSchema, type SessionId } from "@lexiquant/domain/kernel";
import { validateResponse } from "@lexiquant/domain/scoring";
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
  {
    sessionId,
    submittedAt,
    remainingMs,
  }: {
    readonly sessionId: SessionId;
    readonly submittedAt: Date;
    /** On the section's clock at its end; null without a limit. */
    readonly remainingMs: number | null;
  },
): Promise<void> {
  const { transaction, userId } = sitting;
  const work = await listWork(transaction, userId, sessionId);
  const workAt = new Map(work.map((entry) => [entry.position, entry]));
  for (const asked of await sectionItems(context, sitting, sessionId)) {
    const stored = workAt.get(asked.position);
    const { response = null, elapsedMs = 0 } = stored?.work ?? {};
    if (stored === undefined || response === null || isUntouched(response)) continue;
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
      remainingMs: isComplete(asked.entry.item, response) ? stored.remainingMs : remainingMs,
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

function isComplete(item: KeyedItem, response: Response): boolean {
  return validateResponse(toPublicItem(item), response).kind === "complete";
}

async function historyOf({ transaction, userId }: Sitting, { itemId, itemVersion }: AskedItem) {
  const { level } = await findHintsShown(transaction, userId, itemId);
  const seenBefore = await isItemSeen(transaction, userId, itemId);
  return { itemId, itemVersion, hintLevel: level, seenBefore };
}
