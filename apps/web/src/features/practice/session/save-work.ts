import type { ErrorCode, PracticeSession } from "@lexiquant/contract";
import { call } from "../../../lib/api.ts";
import { callOutlivingPage } from "../../../lib/call-outliving-page.ts";
import { failureOutcome } from "../sending/failure-outcome.ts";
import type { SaveOutcome, WorkBatch } from "./work-saver.ts";

type SessionId = PracticeSession["id"];

export async function saveWork(sessionId: SessionId, batch: WorkBatch): Promise<SaveOutcome> {
  try {
    await call("saveWork", { params: { sessionId }, body: bodyOf(batch) });
    return "saved";
  } catch (error) {
    return outcomeOf(error);
  }
}

const CLOSING: ReadonlyMap<ErrorCode | null, "closed"> = new Map([
  ["session-closed", "closed"],
  ["session-not-found", "closed"],
]);

function outcomeOf(error: unknown): SaveOutcome {
  const outcome = failureOutcome(error, CLOSING);
  return outcome.kind === "over" ? outcome.why : outcome.kind;
}

/** Outlives the page. Nothing is lost where it fails: the browser's own copy has everything. */
export function saveWorkAtOnce(sessionId: SessionId, batch: WorkBatch): void {
  callOutlivingPage("saveWork", { params: { sessionId }, body: bodyOf(batch) });
}

function bodyOf({ currentPosition, work }: WorkBatch) {
  return {
    currentPosition,
    work: work.map(({ position, work: kept }) => ({
      position,
      work: {
        ...kept,
        eliminatedOptionIds: [...kept.eliminatedOptionIds],
        highlights: [...kept.highlights],
      },
    })),
  };
}
