import type { ExamReport } from "@lexiquant/contract";
import { type ClockReading, readClock } from "@lexiquant/domain/exam";
import type { UserId } from "@lexiquant/domain/kernel";
import type { EssayRequest } from "../../db/essay-tables.ts";

/** Which essay, of whom. */
export interface EssayOfStudent {
  readonly userId: UserId;
  readonly essayId: string;
}

/** How the writing came to its end. */
export interface EssayEnd {
  readonly submittedAt: Date;
  readonly endedBy: "student" | "time";
  readonly usedMs: number;
}

export interface StoredEssay {
  readonly id: string;
  readonly request: EssayRequest;
  readonly examId: string | null;
  readonly promptId: string;
  readonly paragraphs: readonly string[];
  readonly instruction: string;
  /** Null where it is untimed. */
  readonly accommodation: ExamReport["accommodation"] | null;
  readonly limitMs: number | null;
  readonly draft: { readonly revision: number; readonly text: string };
  readonly savedAt: Date;
  readonly createdAt: Date;
  /** Null while it is being written. */
  readonly end: EssayEnd | null;
  readonly revisionOf: string | null;
  readonly ratingFailure: "busy" | "failed" | null;
}

/** What the clock of an essay that is being written shows. No break stops it. */
export function essayClock(
  { limitMs, createdAt }: Pick<StoredEssay, "limitMs" | "createdAt">,
  now: Date,
): ClockReading {
  const times = {
    limitMs,
    startedAtMs: createdAt.getTime(),
    stoppedMs: 0,
    stop: null,
    takenBackMs: 0,
  };
  return readClock(times, now.getTime());
}
