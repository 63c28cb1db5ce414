import type { UserId } from "@lexiquant/domain/kernel";
import { expectedTime, itemTimeOf } from "@lexiquant/domain/pace";
import { paceFactorOf } from "@lexiquant/domain/session";
import type { Bail, BailExpectation } from "../../history/bails/repository.ts";
import { loadStudent } from "../../history/learner/load-student.ts";
import { listItemTimes } from "../../history/learner/log-repository.ts";
import { asPractice, findSession, findSessionItem } from "../../history/sessions/repository.ts";
import { findItem } from "../../history/twins/find-items.ts";
import type { PracticeContext } from "./dependencies.ts";
import { expectedChance } from "./expected-chance.ts";

/** What is expected of the student on a question now; null where there is no such question, or it is served no more. */
export async function expectDecision(
  context: PracticeContext,
  userId: UserId,
  bail: Pick<Bail, "sessionId" | "position">,
): Promise<BailExpectation | null> {
  const { reader } = context.database;
  const session = asPractice(await findSession(reader, userId, bail.sessionId));
  const asked = await findSessionItem(reader, userId, bail);
  if (session === null || asked === null) return null;
  const entry = await findItem(context, reader, { userId, itemId: asked.itemId });
  if (entry === null) return null;
  const measured = await listItemTimes(reader, [asked]);
  const student = await loadStudent(context, userId);
  const { timing } = session.settings;
  return {
    expected: expectedTime({
      item: itemTimeOf(entry.targetSeconds, measured.get(asked.itemId)),
      student: student.speed,
      timeFactor: paceFactorOf(timing),
    }),
    ...expectedChance(student, entry, { isTimed: timing.kind === "timed" }),
  };
}
