import type { PracticeEvent } from "@lexiquant/domain/session";
import type { RefObject } from "react";
import { highlightOfSelection } from "../../../items/highlight-offsets.ts";
import { canHighlight } from "../../../items/highlight-painter.ts";

interface Highlighter {
  readonly panes: RefObject<HTMLElement | null>;
  readonly position: number;
  readonly dispatch: (event: PracticeEvent) => void;
  readonly say: (text: string) => void;
}

/** Highlights the selected text; null where the browser cannot paint it. */
export function useHighlighter({ panes, position, dispatch, say }: Highlighter) {
  const highlight = () => {
    const selection = globalThis.getSelection();
    const stretch = panes.current === null ? null : highlightOfSelection(panes.current, selection);
    if (stretch === null) {
      say("Select text in the passage or the question first.");
      return;
    }
    dispatch({ kind: "highlight-added", position, highlight: stretch });
    selection?.removeAllRanges();
  };
  return canHighlight() ? highlight : null;
}
