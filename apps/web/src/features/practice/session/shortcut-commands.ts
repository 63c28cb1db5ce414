export type Command =
  | { readonly kind: "pick"; readonly optionId: string }
  | { readonly kind: "eliminate"; readonly optionId: string }
  | { readonly kind: "sureness" }
  | { readonly kind: ToolCommand };

export type ToolCommand =
  | "advance"
  | "next"
  | "back"
  | "mark"
  | "review"
  | "highlight"
  | "calculator"
  | "notes"
  | "tutor"
  | "clock"
  | "stay"
  | "leave"
  | "help";

/** Where the focus stands when a key is pressed. */
export type KeyTarget = "page" | "control" | "entry" | "text";

export interface KeyPress {
  readonly key: string;
  readonly control: boolean;
  readonly shift: boolean;
  /** Alt or the system key: always the browser's or the screen reader's. */
  readonly foreign: boolean;
  readonly target: KeyTarget;
}

/** A first letter that waits for its second: X strikes out. */
export type KeyPrefix = "x" | null;

export interface KeyContext {
  readonly optionIds: readonly string[];
  readonly prefix: KeyPrefix;
  /** Single letters can be switched off, for people whose software types them. */
  readonly lettersOn: boolean;
}

export interface KeyOutcome {
  readonly command: Command | null;
  readonly prefix: KeyPrefix;
}

const NOTHING: KeyOutcome = { command: null, prefix: null };

const TOOL_KEYS: Readonly<Record<string, ToolCommand>> = {
  n: "next",
  b: "back",
  m: "mark",
  r: "review",
  h: "highlight",
  c: "calculator",
  w: "notes",
  u: "tutor",
  t: "clock",
  k: "stay",
  l: "leave",
};

/**
 * What a key means. Letters that name an option choose it; with Shift, and where no option has that
 * letter, they are the tools' keys. Text fields keep every key but Ctrl+Enter.
 */
export function commandFor(press: KeyPress, context: KeyContext): KeyOutcome {
  if (press.foreign) return NOTHING;
  if (press.key === "Enter") return enterOutcome(press);
  if (press.control || press.target === "text" || press.target === "entry") return NOTHING;
  if (!context.lettersOn) return NOTHING;
  if (press.key === "?") return { command: { kind: "help" }, prefix: null };
  // A modifier alone must not break a sequence such as X, then Shift and the letter.
  if (press.key === "Shift") return { command: null, prefix: context.prefix };
  const key = press.key.toLowerCase();
  if (context.prefix === "x") return eliminationOutcome(key, context);
  return plainOutcome(key, press, context);
}

/** Enter on a button, a link or a fold does what they do; in a text field it makes a line. */
function enterOutcome({ control, shift, target }: KeyPress): KeyOutcome {
  const taken = target === "text" || target === "control";
  return shift || (taken && !control) ? NOTHING : { command: { kind: "advance" }, prefix: null };
}

function optionFor(key: string, optionIds: readonly string[]): string | undefined {
  if (/^[1-9]$/.test(key)) return optionIds[Number(key) - 1];
  return optionIds.find((id) => id.toLowerCase() === key);
}

function eliminationOutcome(key: string, { optionIds }: KeyContext): KeyOutcome {
  const optionId = optionFor(key, optionIds);
  return optionId === undefined
    ? NOTHING
    : { command: { kind: "eliminate", optionId }, prefix: null };
}

function plainOutcome(key: string, { shift }: KeyPress, { optionIds }: KeyContext): KeyOutcome {
  const optionId = shift ? undefined : optionFor(key, optionIds);
  if (optionId !== undefined) return { command: { kind: "pick", optionId }, prefix: null };
  if (key === "x") return { command: null, prefix: key };
  if (key === "s") return { command: { kind: "sureness" }, prefix: null };
  const tool = TOOL_KEYS[key];
  return tool === undefined ? NOTHING : { command: { kind: tool }, prefix: null };
}
