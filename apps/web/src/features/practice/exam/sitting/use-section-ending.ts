import type { Exam } from "@lexiquant/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { WaitingReason } from "../../sending/failure-outcome.ts";
import { useEnding } from "../../sending/use-ending.ts";
import { examQuery, keepExam, markHeldElsewhere, timed } from "./exam-query.ts";
import type { SectionBatch } from "./section-saver.ts";
import { endSection, outcomeOfFailure, type SectionAddress } from "./send-section.ts";

/** Ends the section, with the last work of it. What this browser keeps stays until it is compared with what the server has. */
export function useSectionEnding(address: SectionAddress) {
  const client = useQueryClient();
  const { examId } = address;
  const ask = useCallback(
    async (batch: SectionBatch): Promise<WaitingReason | null> => {
      try {
        const told = await timed(() => askForEnd(address, batch));
        keepExam(client, told);
        return null;
      } catch (error) {
        const outcome = outcomeOfFailure(error);
        if (outcome.kind === "later") return outcome.reason;
        if (outcome.kind === "refused") return "server";
        if (outcome.why === "held-elsewhere") markHeldElsewhere(client, examId);
        // Begun anew: where it cannot be read, that is said, with a way to try again.
        else await client.resetQueries({ queryKey: examQuery(examId).queryKey });
        return null;
      }
    },
    [client, address, examId],
  );
  return useEnding(ask);
}

/** Where the server cannot take the last work the section ends all the same, with what it has. */
async function askForEnd(address: SectionAddress, batch: SectionBatch): Promise<Exam> {
  try {
    return await endSection(address, batch);
  } catch (error) {
    if (outcomeOfFailure(error).kind !== "refused") throw error;
    return endSection(address, { ...batch, work: [], essay: null });
  }
}
