/** A run of text that both versions have, or only one of them. */
export interface DifferencePart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Above so many pairs of words a rewritten passage is shown as a whole: comparing it would stop the page. */
const MOST_PAIRS = 4_000_000;

/**
 * What has changed between two versions of a text: sentences first, so that moved and rewritten ones stay together, then
 * words within what was rewritten. The parts that are not `added` make up the first text, those not `removed` the second.
 */
export function textDifference(before: string, after: string): DifferencePart[] {
  const sentences = difference(inSentences(before), inSentences(after));
  return joined(withWords(sentences));
}

/** Sentences with the space behind them; a line's end ends one too. */
function inSentences(text: string): string[] {
  return text.match(/[^.?!\n]*(?:[.?!]+["”’)]*\s*|\n\s*|$)/g)?.filter((part) => part !== "") ?? [];
}

function inWords(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

/** A rewritten passage is compared word by word, unless little of it is left. */
function withWords(parts: readonly DifferencePart[]): DifferencePart[] {
  const result: DifferencePart[] = [];
  for (const passage of passagesOf(parts)) {
    const { same, removed, added } = passage;
    const words = rewritten(removed, added);
    result.push(...words);
    if (same !== "") result.push({ kind: "same", text: same });
  }
  return result;
}

interface Passage {
  readonly removed: string;
  readonly added: string;
  /** What follows and stayed as it was. */
  readonly same: string;
}

function passagesOf(parts: readonly DifferencePart[]): Passage[] {
  const passages: { removed: string; added: string; same: string }[] = [];
  for (const { kind, text } of parts) {
    const last = passages.at(-1);
    if (last === undefined || (last.same !== "" && kind !== "same")) {
      passages.push({ removed: "", added: "", same: "", [kind]: text });
    } else {
      last[kind] += text;
    }
  }
  return passages;
}

/** Share of the shorter passage's words that must be in both for a comparison word by word to be readable. */
const LEAST_SHARED = 0.4;

function rewritten(removed: string, added: string): DifferencePart[] {
  const whole = [
    { kind: "removed" as const, text: removed },
    { kind: "added" as const, text: added },
  ].filter(({ text }) => text !== "");
  if (whole.length < 2) return whole;
  const words = difference(inWords(removed), inWords(added));
  const length = (wanted: DifferencePart["kind"]) =>
    words
      .filter(({ kind, text }) => kind === wanted && text.trim() !== "")
      .reduce((sum, { text }) => sum + text.length, 0);
  const shorter = length("same") + Math.min(length("removed"), length("added"));
  return length("same") < LEAST_SHARED * shorter ? whole : words;
}

/** By the longest common subsequence of the pieces. */
function difference(before: readonly string[], after: readonly string[]): DifferencePart[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start])
    start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = middleDifference(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  const same = (pieces: readonly string[]) =>
    pieces.map((text) => ({ kind: "same" as const, text }));
  return [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))];
}

function middleDifference(before: readonly string[], after: readonly string[]): DifferencePart[] {
  if (before.length * after.length > MOST_PAIRS) {
    return [
      { kind: "removed", text: before.join("") },
      { kind: "added", text: after.join("") },
    ];
  }
  const width = after.length + 1;
  // Length of the longest common subsequence of what begins at each pair of places.
  const lengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      lengths[one * width + other] =
        before[one] === after[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
    }
  }
  return walk(before, after, lengthAt);
}

function walk(
  before: readonly string[],
  after: readonly string[],
  lengthAt: (one: number, other: number) => number,
): DifferencePart[] {
  const parts: DifferencePart[] = [];
  let one = 0;
  let other = 0;
  while (one < before.length || other < after.length) {
    const removed = before[one];
    const added = after[other];
    if (removed !== undefined && removed === added) {
      parts.push({ kind: "same", text: removed });
      one += 1;
      other += 1;
    } else if (
      removed !== undefined &&
      (added === undefined || lengthAt(one + 1, other) >= lengthAt(one, other + 1))
    ) {
      parts.push({ kind: "removed", text: removed });
      one += 1;
    } else if (added !== undefined) {
      parts.push({ kind: "added", text: added });
      other += 1;
    }
  }
  return parts;
}

/** Neighbors of one kind as one part. */
function joined(parts: readonly DifferencePart[]): DifferencePart[] {
  const result: { kind: DifferencePart["kind"]; text: string }[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
