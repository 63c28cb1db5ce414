import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { placeOf } from "./place-of.ts";

/** Another screen begins at its top. Going back and forward is left to the browser, which remembers where it was. */
export function useScrollToTop(): void {
  const place = placeOf(useLocation());
  const how = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason, the way there only the condition.
  useEffect(() => {
    if (how !== "POP") window.scrollTo(0, 0);
  }, [place]);
}
