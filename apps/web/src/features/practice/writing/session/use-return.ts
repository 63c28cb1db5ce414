import { useEffect, useRef } from "react";
import { call } from "../../../../lib/api.ts";
import { type EssayId, type TimedEssay, timed } from "../essay-query.ts";

/** Whoever comes back to this page is told how the essay stands by then: the clock has run on, and the text may be newer. */
export function useReturn(essayId: EssayId, onReturn: (told: TimedEssay) => void): void {
  const tell = useRef(onReturn);
  useEffect(() => {
    tell.current = onReturn;
  });
  useEffect(() => {
    let here = true;
    const look = async () => {
      if (document.visibilityState === "hidden") return;
      const told = await timed(() => call("readEssay", { params: { essayId } }));
      if (here) tell.current(told);
    };
    // Without an answer nothing is known; the next look or the next save will tell.
    const follow = () => void look().catch(() => undefined);
    document.addEventListener("visibilitychange", follow);
    window.addEventListener("focus", follow);
    return () => {
      here = false;
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("focus", follow);
    };
  }, [essayId]);
}
