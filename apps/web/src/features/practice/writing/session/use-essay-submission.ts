import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { WaitingReason } from "../../sending/failure-outcome.ts";
import { useEnding } from "../../sending/use-ending.ts";
import { type EssayId, essayQuery, keepEssay, timed } from "../essay-query.ts";
import { forgetEssayMirror } from "./essay-mirror.ts";
import type { Draft } from "./essay-start.ts";
import { outcomeOfFailure, submitEssay } from "./send-essay.ts";

/** Submits the essay, with the last text of it. */
export function useEssaySubmission(essayId: EssayId, mirrorKey: string) {
  const client = useQueryClient();
  const ask = useCallback(
    async (draft: Draft): Promise<WaitingReason | null> => {
      try {
        const told = await timed(() => askForEnd(essayId, draft));
        // What came too late stays in this browser, where the writer can see it.
        if (told.essay.draft.text === draft.text) forgetEssayMirror(mirrorKey);
        keepEssay(client, told);
        return null;
      } catch (error) {
        const outcome = outcomeOfFailure(error);
        if (outcome.kind === "later") return outcome.reason;
        if (outcome.kind === "refused") return "server";
        // Begun anew: where it cannot be read, that is said, with a way to try again.
        await client.resetQueries({ queryKey: essayQuery(essayId).queryKey });
        return null;
      }
    },
    [client, essayId, mirrorKey],
  );
  return useEnding(ask);
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
