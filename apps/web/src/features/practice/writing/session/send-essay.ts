import type { ErrorCode, Essay, EssayClock } from "@lexiquant/contract";
import { call } from "../../../../lib/api.ts";
import { askTimed } from "../../../../lib/ask-timed.ts";
import { callOutlivingPage } from "../../../../lib/call-outliving-page.ts";
import type { ClockReading } from "../../exam/sitting/section-saver.ts";
import { type FailureOutcome, failureOutcome } from "../../sending/failure-outcome.ts";
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
  try {
    const { answer, atMs } = await askTimed(() =>
      call("saveEssayText", { params: { essayId }, body: draft }),
    );
    return { kind: "saved", revision: answer.revision, clock: clockReading(answer.clock, atMs) };
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
const OVER: ReadonlyMap<ErrorCode | null, "ended"> = new Map([
  ["essay-ended", "ended"],
  ["essay-not-found", "ended"],
  ["essay-rater-busy", "ended"],
]);

/** What a failure to send means for the text that was sent. */
export function outcomeOfFailure(error: unknown): FailureOutcome<"ended"> {
  return failureOutcome(error, OVER);
}
