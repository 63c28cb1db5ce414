import { MAX_ESSAY_CHARACTERS } from "@lexiquant/contract";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { advanceEssay, beginHistory, type Writing } from "./essay-history.ts";

/** The essay's text with its commands. The clipboard is the editor's own, as on the test. */
export function useEssay(initialText: string, onText: (text: string) => void) {
  const [history, dispatch] = useReducer(advanceEssay, initialText, beginHistory);
  const area = useRef<HTMLTextAreaElement>(null);
  const clipboard = useRef("");
  /** Whether the last paste was too long to go in whole. */
  const [pasteWasCut, setCut] = useState(false);
  const { now } = history;
  const tell = useRef(onText);
  useEffect(() => {
    tell.current = onText;
  });
  useEffect(() => {
    tell.current(now.text);
  }, [now.text]);

  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    // React puts the caret at the end of a text that did not come from the keyboard.
    if (element.selectionStart !== now.start || element.selectionEnd !== now.end) {
      element.setSelectionRange(now.start, now.end);
    }
  }, [now]);

  const copy = () => {
    const { start, end } = selectionIn(area.current, now);
    const selected = now.text.slice(start, end);
    if (selected !== "") clipboard.current = selected;
    return selected;
  };
  const replace = (by: string) => {
    dispatch({ kind: "selected", ...selectionIn(area.current, now) });
    dispatch({ kind: "replaced", by, most: MAX_ESSAY_CHARACTERS });
  };
  const commands = {
    cut: () => {
      const selected = copy();
      if (selected !== "") replace("");
      return selected;
    },
    copy,
    /** What the editor's own clipboard holds, or what comes from outside. */
    paste: (outside?: string) => {
      const pasted = outside ?? clipboard.current;
      setCut(lengthWith(pasted, selectionIn(area.current, now), now.text) > MAX_ESSAY_CHARACTERS);
      replace(pasted);
      return pasted;
    },
    rewrite: (text: string) => dispatch({ kind: "rewritten", text }),
    undo: () => dispatch({ kind: "undone" }),
    redo: () => dispatch({ kind: "redone" }),
  };
  useOwnHistory(area, commands);
  return {
    area,
    text: now.text,
    commands,
    limit: limitOf(now.text, pasteWasCut),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    typed(element: HTMLTextAreaElement) {
      const { value: text, selectionStart: start, selectionEnd: end } = element;
      dispatch({ kind: "typed", writing: { text, start, end }, atMs: performance.now() });
    },
    selected: ({ selectionStart: start, selectionEnd: end }: HTMLTextAreaElement) =>
      dispatch({ kind: "selected", start, end }),
  };
}

/** What the longest text that can be kept has to do with this one. */
export type LengthLimit = "free" | "reached" | "paste-was-cut";

function limitOf({ length }: string, pasteWasCut: boolean): LengthLimit {
  if (length < MAX_ESSAY_CHARACTERS) return "free";
  return pasteWasCut ? "paste-was-cut" : "reached";
}

function lengthWith(pasted: string, { start, end }: Pick<Writing, "start" | "end">, text: string) {
  return text.length - (end - start) + pasted.length;
}

export type EssayCommands = ReturnType<typeof useEssay>["commands"];

/** The field's own word on its selection: not every browser tells of each change. */
function selectionIn(element: HTMLTextAreaElement | null, known: Pick<Writing, "start" | "end">) {
  return {
    start: element?.selectionStart ?? known.start,
    end: element?.selectionEnd ?? known.end,
  };
}

/** Undo and redo from a browser's menu, too, are the editor's own. */
function useOwnHistory(
  area: { readonly current: HTMLTextAreaElement | null },
  commands: EssayCommands,
): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const listen = (event: InputEvent) => {
      if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
      event.preventDefault();
      if (event.inputType === "historyUndo") commands.undo();
      else commands.redo();
    };
    element.addEventListener("beforeinput", listen);
    return () => element.removeEventListener("beforeinput", listen);
  });
}
