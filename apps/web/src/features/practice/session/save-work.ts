import { type ErrorCode, type PracticeSession, routes } from "@lexiquant/contract";
import { call } from "../../../lib/api.ts";
import { ApiFailure, canPass } from "../../../lib/api-failure.ts";
import { readAccessToken } from "../../../lib/token-store.ts";
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
  const { method, path } = routes.saveWork;
  const token = readAccessToken();
  if (token === null) return;
  fetch(path.replace(":sessionId", sessionId), {
    method,
    keepalive: true,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(bodyOf(batch)),
  }).catch(() => undefined);
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
