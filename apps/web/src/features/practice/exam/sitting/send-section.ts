import type { ErrorCode, Exam } from "@lexiquant/contract";
import { type CallInput, call } from "../../../../lib/api.ts";
import { askTimed } from "../../../../lib/ask-timed.ts";
import { callOutlivingPage } from "../../../../lib/call-outliving-page.ts";
import { type FailureOutcome, failureOutcome } from "../../sending/failure-outcome.ts";
import { examHolderId } from "./exam-holder.ts";
import type { OverReason, SectionBatch, SectionSaveOutcome } from "./section-saver.ts";

/** Which section the work belongs to. */
export interface SectionAddress {
  readonly examId: Exam["id"];
  readonly place: number;
}

export async function saveSection(
  address: SectionAddress,
  batch: SectionBatch,
): Promise<SectionSaveOutcome> {
  try {
    const { answer, atMs } = await askTimed(() => call("saveSectionWork", inputOf(address, batch)));
    const { clock, essayRevision } = answer;
    return { kind: "saved", clock: { clock, atMs }, essayRevision };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}

export function endSection(address: SectionAddress, batch: SectionBatch): Promise<Exam> {
  return call("endSection", inputOf(address, batch));
}

/** Outlives the page. Nothing is lost where it fails: the browser's own copy has everything. */
export function saveSectionAtOnce(address: SectionAddress, batch: SectionBatch): void {
  callOutlivingPage("saveSectionWork", inputOf(address, batch));
}

const OVER: ReadonlyMap<ErrorCode | null, OverReason> = new Map([
  ["exam-held-elsewhere", "held-elsewhere"],
  ["section-not-running", "ended"],
  ["exam-ended", "ended"],
  ["exam-not-found", "ended"],
]);

/** What a failure to send means for the work that was sent. */
export function outcomeOfFailure(error: unknown): FailureOutcome<OverReason> {
  return failureOutcome(error, OVER);
}

function inputOf(
  { examId, place }: SectionAddress,
  { currentPosition, work, essay }: SectionBatch,
): CallInput<"saveSectionWork"> {
  return {
    params: { examId },
    body: {
      holderId: examHolderId(),
      place,
      currentPosition,
      work: work.map((entry) => ({
        ...entry,
        work: {
          ...entry.work,
          eliminatedOptionIds: [...entry.work.eliminatedOptionIds],
          highlights: [...entry.work.highlights],
        },
      })),
      ...(essay === null ? {} : { essay }),
    },
  };
}
