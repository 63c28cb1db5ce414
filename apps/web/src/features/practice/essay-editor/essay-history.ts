/** A text with the selection in it, as offsets. */
export interface Writing {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The essay with what undo and redo lead to. The browser's own history knows nothing of buttons and key commands. */
export interface EssayHistory {
  readonly now: Writing;
  /** Oldest first. */
  readonly past: readonly Writing[];
  /** What redo leads to next comes first. */
  readonly future: readonly Writing[];
  /** The stretch of typing that the next letters still belong to. */
  readonly stretch: Stretch | null;
}

interface Stretch {
  readonly kind: "insert" | "delete";
  readonly atMs: number;
}

export type EssayEvent =
  | { readonly kind: "typed"; readonly writing: Writing; readonly atMs: number }
  | { readonly kind: "selected"; readonly start: number; readonly end: number }
  | { readonly kind: "replaced"; readonly by: string; readonly most: number }
  /** Another text in place of the whole. */
  | { readonly kind: "rewritten"; readonly text: string }
  | { readonly kind: "undone" }
  | { readonly kind: "redone" };

/** A pause in typing after which a new step of undo begins. */
const PAUSE_MS = 1_500;
const MOST_STEPS = 200;

export function beginHistory(text: string): EssayHistory {
  const end = text.length;
  return { now: { text, start: end, end }, past: [], future: [], stretch: null };
}

/** The essay after an event. Typing is undone in stretches: up to a pause, a new word, or a change from writing to deleting. */
export function advanceEssay(history: EssayHistory, event: EssayEvent): EssayHistory {
  switch (event.kind) {
    case "typed":
      return withTyping(history, event.writing, event.atMs);
    case "selected": {
      const { start, end } = event;
      const { now } = history;
      if (start === now.start && end === now.end) return history;
      return { ...history, now: { ...now, start, end }, stretch: null };
    }
    case "replaced":
      return withReplacement(history, event.by, event.most);
    case "rewritten":
      return withRewriting(history, event.text);
    case "undone": {
      const before = history.past.at(-1);
      if (before === undefined) return history;
      const past = history.past.slice(0, -1);
      return { now: before, past, future: [history.now, ...history.future], stretch: null };
    }
    case "redone": {
      const [after, ...future] = history.future;
      if (after === undefined) return history;
      return { now: after, past: [...history.past, history.now], future, stretch: null };
    }
  }
}

function withTyping(history: EssayHistory, writing: Writing, atMs: number): EssayHistory {
  const { now, past, stretch } = history;
  if (writing.text === now.text) return { ...history, now: writing };
  const kind = writing.text.length >= now.text.length ? "insert" : "delete";
  const goesOn =
    stretch !== null &&
    stretch.kind === kind &&
    atMs - stretch.atMs < PAUSE_MS &&
    !beginsWord(now.text, writing);
  return {
    now: writing,
    past: goesOn ? past : withStep(past, now),
    future: [],
    stretch: { kind, atMs },
  };
}

/** Whether the letter just typed stands after a space that was there before. */
function beginsWord(before: string, { text, start }: Writing): boolean {
  const typed = text.charAt(start - 1);
  return text.length > before.length && /\S/.test(typed) && /\s/.test(text.charAt(start - 2));
}

function withReplacement(history: EssayHistory, by: string, most: number): EssayHistory {
  const { text, start, end } = history.now;
  const room = Math.max(0, most - (text.length - (end - start)));
  const fitting = by.slice(0, room);
  if (fitting === "" && start === end) return history;
  const caret = start + fitting.length;
  const next = text.slice(0, start) + fitting + text.slice(end);
  return {
    now: { text: next, start: caret, end: caret },
    past: withStep(history.past, history.now),
    future: [],
    stretch: null,
  };
}

function withRewriting(history: EssayHistory, text: string): EssayHistory {
  if (text === history.now.text) return history;
  const past = withStep(history.past, history.now);
  return { ...beginHistory(text), past };
}

function withStep(past: readonly Writing[], step: Writing): Writing[] {
  return [...past, step].slice(-MOST_STEPS);
}
