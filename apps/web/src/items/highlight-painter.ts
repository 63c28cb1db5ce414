import "./highlights.css";
import type { Highlight as StoredHighlight } from "@lexiquant/domain/session";
import { type RefObject, useEffect } from "react";
import { rangesOfHighlights } from "./highlight-offsets.ts";

const REGISTRY_NAME = "lexiquant-marks";

export function canHighlight(): boolean {
  return typeof CSS !== "undefined" && "highlights" in CSS && typeof Highlight === "function";
}

/** Paints the stored highlights over the text below `root`; does nothing where the browser cannot. */
export function usePaintedHighlights(
  root: RefObject<HTMLElement | null>,
  highlights: readonly StoredHighlight[],
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || !canHighlight()) return;
    const paint = () => {
      const ranges = rangesOfHighlights(element, highlights);
      CSS.highlights.set(REGISTRY_NAME, new Highlight(...ranges));
    };
    paint();
    // Text nodes are replaced when words enter blanks or a pane is shown: the ranges must follow.
    const observer = new MutationObserver(paint);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(REGISTRY_NAME);
    };
  }, [root, highlights]);
}
