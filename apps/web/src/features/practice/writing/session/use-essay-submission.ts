import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { WaitingReason } from "../../exam/sitting/section-saver.ts";
import type { Ending, EndReason } from "../../exam/sitting/use-section-ending.ts";
import { type EssayId, essayQuery, keepEssay, timed } from "../essay-query.ts";
import { forgetEssayMirror } from "./essay-mirror.ts";
import type { Draft } from "./essay-start.ts";
import { outcomeOfFailure, submitEssay } from "./send-essay.ts";

const RETRY_MS = 3_000;

/** Submits the essay: once on the screen, and again and again on the way to the server until it answers. */
export function useEssaySubmission(essayId: EssayId, mirrorKey: string) {
  const client = useQueryClient();
  const [ending, setEnding] = useState<Ending | null>(null);
  const last = useRef<Draft | null>(null);
  const asking = useRef(false);

  const send = useCallback(async () => {
    const draft = last.current;
    if (draft === null || asking.current) return;
    asking.current = true;
    try {
      const told = await timed(() => askForEnd(essayId, draft));
      // What came too late stays in this browser, where the writer can see it.
      if (told.essay.draft.text === draft.text) forgetEssayMirror(mirrorKey);
      keepEssay(client, told);
    } catch (error) {
      const outcome = outcomeOfFailure(error);
      if (outcome.kind === "over") {
        await client.invalidateQueries({ queryKey: essayQuery(essayId).queryKey });
        return;
      }
      const waiting: WaitingReason = outcome.kind === "later" ? outcome.reason : "server";
      setEnding((current) => (current === null ? null : { ...current, waiting }));
    } finally {
      asking.current = false;
    }
  }, [client, essayId, mirrorKey]);

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
    async (why: EndReason, draft: Draft, settled: Promise<void>) => {
      if (last.current !== null) return;
      last.current = draft;
      setEnding({ why, waiting: null });
      // What was on its way arrives first: the end must not overtake it.
      await settled;
      await send();
    },
    [send],
  );
  return { ending, begin };
}

/** Where the server cannot take the last text the essay ends all the same, with what it has. */
async function askForEnd(essayId: EssayId, draft: Draft) {
  try {
    return await submitEssay(essayId, draft);
  } catch (error) {
    if (outcomeOfFailure(error).kind !== "refused") throw error;
    return submitEssay(essayId, null);
  }
}
