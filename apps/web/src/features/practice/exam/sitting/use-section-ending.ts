import type { Exam } from "@lexiquant/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { keepExam, markHeldElsewhere, readAgain, timed } from "./exam-query.ts";
import { forgetSectionMirror } from "./section-mirror.ts";
import type { SectionBatch, WaitingReason } from "./section-saver.ts";
import { endSection, outcomeOfFailure, type SectionAddress } from "./send-section.ts";

export type EndReason = "time" | "candidate";

export interface Ending {
  readonly why: EndReason;
  /** Why the end could not be sent yet; null while it is under way. */
  readonly waiting: WaitingReason | null;
}

const RETRY_MS = 3_000;

/** Ends the section: once on the screen, and again and again on the way to the server until it answers. */
export function useSectionEnding(address: SectionAddress, mirrorKey: string) {
  const client = useQueryClient();
  const { examId } = address;
  const [ending, setEnding] = useState<Ending | null>(null);
  const last = useRef<SectionBatch | null>(null);
  const asking = useRef(false);

  const send = useCallback(async () => {
    const batch = last.current;
    if (batch === null || asking.current) return;
    asking.current = true;
    try {
      const told = await timed(() => askForEnd(address, batch));
      forgetSectionMirror(mirrorKey);
      keepExam(client, told);
    } catch (error) {
      const outcome = outcomeOfFailure(error);
      if (outcome.kind === "over") {
        if (outcome.why === "held-elsewhere") markHeldElsewhere(client, examId);
        else await readAgain(client, examId);
        return;
      }
      const waiting = outcome.kind === "later" ? outcome.reason : "server";
      setEnding((current) => (current === null ? null : { ...current, waiting }));
    } finally {
      asking.current = false;
    }
  }, [client, address, examId, mirrorKey]);

  const waits = ending !== null && ending.waiting !== null;
  useEffect(() => {
    if (!waits) return;
    const again = () => void send();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [waits, send]);

  const begin = useCallback(
    async (why: EndReason, batch: SectionBatch, settled: Promise<void>) => {
      if (last.current !== null) return;
      last.current = batch;
      setEnding({ why, waiting: null });
      // What was on its way arrives first: the end must not overtake it.
      await settled;
      await send();
    },
    [send],
  );
  return { ending, begin };
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
