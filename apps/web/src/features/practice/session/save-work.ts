import type { ErrorCode, PracticeSession } from "@lexiquant/contract";
import { call } from "../../../lib/api.ts";
import { ApiFailure, canPass } from "../../../lib/api-failure.ts";
import { callOutlivingPage } from "../../../lib/call-outliving-page.ts";
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

const CLOSING_CODES: ReadonlySet<ErrorCode | null> = new Set([
  "session-closed",
  "session-not-found",
]);

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof ApiFailure) || error.kind !== "bad-request") return "later";
  if (CLOSING_CODES.has(error.code)) return "closed";
  return error.status === 401 || canPass(error) ? "later" : "refused";
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
