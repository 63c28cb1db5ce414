import type { KeyPress } from "../../session/shortcut-commands.ts";

/** What a key does while words are practiced. */
export type WordCommand =
  | { readonly kind: "choose"; readonly place: number }
  | { readonly kind: "rate"; readonly place: number }
  | { readonly kind: "go-on" | "not-known" | "undo" | "listen" | "help" };

/** Where a word stands: its question is open, its answer is on its way, or it lies open and waits for a rating. */
export type CardStage = "asked" | "underway" | "judged";

interface WordKeyContext {
  readonly stage: CardStage;
  readonly choices: number;
  readonly ratings: number;
  /** Single letters can be switched off, for people whose software types them. */
  readonly lettersOn: boolean;
}

const TOOLS: Readonly<Record<string, WordCommand>> = {
  u: { kind: "undo" },
  l: { kind: "listen" },
  "?": { kind: "help" },
};

/** What a key means now. A text field keeps every key but Enter, which hands in what is typed. */
export function wordCommandFor(press: KeyPress, context: WordKeyContext): WordCommand | null {
  const { key, control, shift, foreign, target } = press;
  if (foreign) return null;
  if (key === "Enter") return enterCommand(press);
  const typing = target === "text" || target === "entry";
  if (control || typing || !context.lettersOn) return null;
  const named = key.toLowerCase();
  const placed = shift ? null : placeCommand(named, context);
  if (placed !== null) return placed;
  if (named === "n" && context.stage === "asked") return { kind: "not-known" };
  return TOOLS[named] ?? null;
}

/** Enter on a button or a link does what they do; in a longer text it makes a line. */
function enterCommand({ control, shift, target }: KeyPress): WordCommand | null {
  const taken = target === "text" || target === "control";
  return shift || (taken && !control) ? null : { kind: "go-on" };
}

/** Letters and figures choose while a word is asked; once it is judged, figures rate. */
function placeCommand(key: string, { stage, choices, ratings }: WordKeyContext) {
  if (stage === "judged") {
    const place = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    return place >= 0 && place < ratings ? ({ kind: "rate", place } as const) : null;
  }
  if (stage !== "asked") return null;
  const place = /^[1-9]$/.test(key) ? Number(key) - 1 : "abcdefghi".indexOf(key);
  return place >= 0 && place < choices ? ({ kind: "choose", place } as const) : null;
}
