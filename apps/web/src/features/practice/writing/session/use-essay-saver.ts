import { useEffect, useRef } from "react";
import { followPage } from "../../../../lib/follow-page.ts";
import type { EssayId } from "../essay-query.ts";
import { createEssaySaver, type EssaySaveOutcome, type EssaySaver } from "./essay-saver.ts";
import type { Draft } from "./essay-start.ts";
import { saveEssay, saveEssayAtOnce } from "./send-essay.ts";

/** Sends the text while the page is there, and once more when it goes. */
export function useEssaySaver(
  essayId: EssayId,
  onOutcome: (outcome: EssaySaveOutcome, sent: Draft) => void,
) {
  const saver = useRef<EssaySaver | null>(null);
  const tell = useRef(onOutcome);
  useEffect(() => {
    tell.current = onOutcome;
  });
  useEffect(() => {
    const created = createEssaySaver({
      save: (draft) => saveEssay(essayId, draft),
      saveAtOnce: (draft) => saveEssayAtOnce(essayId, draft),
      onOutcome: (outcome, sent) => tell.current(outcome, sent),
    });
    saver.current = created;
    const unfollow = followPage({ leave: created.leave, back: () => void created.flush() });
    return () => {
      unfollow();
      created.leave();
      void created.stop();
    };
  }, [essayId]);
  return saver;
}
