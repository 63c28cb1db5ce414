import type { ErrorCode, Essay, EssayClock } from "@lexiquant/contract";
import { call } from "../../../../lib/api.ts";
import { ApiFailure, canPass } from "../../../../lib/api-failure.ts";
import { callOutlivingPage } from "../../../../lib/call-outliving-page.ts";
import type { ClockReading } from "../../exam/sitting/section-saver.ts";
import { waitingReason } from "../../exam/sitting/send-section.ts";
import type { EssayId } from "../essay-query.ts";
import type { EssaySaveOutcome } from "./essay-saver.ts";
import type { Draft } from "./essay-start.ts";

/** An essay's clock never stands still while it is written. */
export function clockReading(
  { limitMs, remainingMs, usedMs }: EssayClock,
  atMs: number,
): ClockReading {
  return { clock: { limitMs, remainingMs, usedMs, stopped: false }, atMs };
}

export async function saveEssay(essayId: EssayId, draft: Draft): Promise<EssaySaveOutcome> {
  const beganAtMs = performance.now();
  try {
    const { revision, clock } = await call("saveEssayText", { params: { essayId }, body: draft });
    const atMs = (beganAtMs + performance.now()) / 2;
    return { kind: "saved", revision, clock: clockReading(clock, atMs) };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}

/** Outlives the page. Nothing is lost where it fails: the browser's own copy has everything. */
export function saveEssayAtOnce(essayId: EssayId, draft: Draft): void {
  callOutlivingPage("saveEssayText", { params: { essayId }, body: draft });
}

export function submitEssay(essayId: EssayId, draft: Draft | null): Promise<Essay> {
  return call("submitEssay", {
    params: { essayId },
    body: draft === null ? {} : { draft },
  });
}

/** A busy rater takes the text all the same. */
const OVER: ReadonlySet<ErrorCode | null> = new Set([
  "essay-ended",
  "essay-not-found",
  "essay-rater-busy",
] as const);

/** What a failure to send means for the text that was sent. */
export function outcomeOfFailure(error: unknown): Exclude<EssaySaveOutcome, { kind: "saved" }> {
  if (!(error instanceof ApiFailure)) return { kind: "later", reason: "server" };
  if (OVER.has(error.code)) return { kind: "over" };
  const passes = error.code === null || error.status === 401 || canPass(error);
  return passes ? { kind: "later", reason: waitingReason(error) } : { kind: "refused" };
}
