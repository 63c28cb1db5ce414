import type { AttemptView } from "@lexiquant/contract";
import { toPublicItem } from "@lexiquant/domain/item";
import { accepted, refused, type UserId } from "@lexiquant/domain/kernel";
import { emptyResponse, type Submission } from "@lexiquant/domain/session";
import { asPractice, findSession } from "../../history/sessions/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { remainingAtAnswer } from "./remaining-time.ts";
import {
  historyOf,
  itemOf,
  type Judge,
  recordSubmission,
  type Submitted,
} from "./submit-attempt.ts";

/**
 * Ends the attempt at an item without an answer: recorded like a submission, not as right, and let out at once. Where a
 * session withholds its outcomes there is no giving up, or its key could be asked for.
 */
export async function giveUp(
  context: PracticeContext,
  userId: UserId,
  { id, sessionId, position, elapsedMs }: Omit<Submission, "response" | "sureness">,
): Promise<Submitted<AttemptView>> {
  const { reader } = context.database;
  const session = asPractice(await findSession(reader, userId, sessionId));
  if (session === null) return refused("session-not-found");
  if (session.settings.feedback === "end") return refused("key-withheld");
  const place = { sessionId, position };
  const item = await itemOf(context, reader, { userId, submission: place });
  if (item === null) return refused("position-not-found");
  const response = emptyResponse(toPublicItem(item));
  const submission = { id, ...place, response, elapsedMs, sureness: null };
  return await recordSubmission(context, { userId, submission, judge: judgeGivenUp });
}

const judgeGivenUp: Judge = async (context, transaction, { userId, session, submission }) => {
  const item = await itemOf(context, transaction, { userId, submission });
  if (item === null) return refused("position-not-found");
  const submittedAt = context.clock();
  return accepted({
    ...submission,
    ...(await historyOf(transaction, userId, item)),
    correct: false,
    gaveUp: true,
    submittedAt,
    releasedAt: submittedAt,
    remainingMs: await remainingAtAnswer(context, transaction, { userId, session, submission }),
  });
};
