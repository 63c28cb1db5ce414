/** What an utterance holds besides its words: what the wanted thing is to be about. */
export interface Slots {
  /** Letters of options named, in order. */
  readonly optionIds: readonly string[];
  /** Number of a step named. */
  readonly stepNumber: number | null;
  /** Words asked about: those in quotation marks, or after "mean", "define", "between". */
  readonly words: readonly string[];
  /** Equations and inequalities, as typed. */
  readonly relations: readonly string[];
  /** What is to be drawn: the right side of `y = …`, or what stands after "plot". */
  readonly expression: string | null;
  readonly level: "easier" | "harder" | null;
  readonly count: number | null;
  readonly timed: boolean;
}

const QUOTED = /(?<![a-z])["“”'‘«]([a-z][a-z -]{1,30}?)["“”'’»](?![a-z])/gi;
/** A letter after a word that names options, or in brackets; a capital letter may also stand alone. */
const NAMED_OPTION =
  /\b(?:option|choice|answer|letter|pick(?:ed)?|chose|choose|put|why (?:not|isn't|is)|not|went with)\s+\(?([a-i])\)?(?![a-z'’])|\(([a-i])\)/gi;
const LONE_OPTION = /\b([A-I])\b(?=[\s?.,!]|$)/g;
const STEP =
  /\b(?:step|line|part)\s+(?:number\s+)?(\d{1,2}|one|two|three|four|five|six)\b|\b(first|second|third|fourth|fifth|last) step\b/i;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  last: -1,
};
const SIDE = String.raw`[\d\w.()\[\]+\-*/^√π|!%\s\\{}·×÷−]`;
const RELATION = new RegExp(`${SIDE}+?(?:(?:<=|>=|≤|≥|=|<|>)${SIDE}+)+`, "g");
/** Words that an expression cannot begin or end with: the sentence around it. */
const SENTENCE_WORD = /^(?:sqrt|pi|abs)$/;
const ASKED_WORDS = [
  /\b(?:does|do|did)\s+(?:the\s+)?(?:word\s+)?([a-z-]{3,})\s+mean\b/i,
  /\b(?:meaning|definition|synonyms?|antonyms?|opposite|root|etymology|mnemonic|sentence)s?\s+(?:of|for|with|using)\s+(?:the\s+)?(?:word\s+)?([a-z-]{3,})/i,
  /\b(?:define|meaning:?|what is|what's|whats|what does|another word for|remember)\s+(?:the\s+)?(?:word\s+)?([a-z-]{3,})(?=\s*(?:mean|\?|$|in this|here))/i,
  /\buse\s+([a-z-]{3,})\s+in\s+a\s+sentence/i,
];
const PAIR = [
  /\bbetween\s+(?:the\s+words?\s+)?["“']?([a-z-]{3,})["”']?\s+and\s+["“']?([a-z-]{3,})/i,
  /\b["“']?([a-z-]{3,})["”']?\s+(?:vs\.?|versus|or|compared (?:to|with)|different from|the same as)\s+["“']?([a-z-]{3,})/i,
  /\bcompare\s+["“']?([a-z-]{3,})["”']?\s+(?:and|with|to)\s+["“']?([a-z-]{3,})/i,
];
const DRAWN =
  /\b(?:plot|graph|draw|sketch)\s+(?:the\s+)?(?:graph\s+of\s+|function\s+|curve\s+|line\s+)?(?:[yf](?:\(x\))?\s*=\s*)?(.+)$/i;

/** Reads what a sentence is about. Nothing here decides what is wanted. */
export function readSlots(text: string): Slots {
  return {
    optionIds: optionsNamed(text),
    stepNumber: stepNamed(text),
    words: wordsNamed(text),
    relations: relationsIn(text),
    expression: expressionToDraw(text),
    level: /\beasier|simpler|less hard\b/i.test(text)
      ? "easier"
      : /\bharder|tougher|more (?:difficult|challenging)\b/i.test(text)
        ? "harder"
        : null,
    count: countNamed(text),
    timed: /\btimed|against the clock|with (?:a )?timer|exam pace\b/i.test(text),
  };
}

function optionsNamed(text: string): string[] {
  const named = [...text.matchAll(NAMED_OPTION)].map((match) => ({
    letter: (match[1] ?? match[2] ?? "").toUpperCase(),
    place: match.index + match[0].length,
  }));
  const lone = [...text.matchAll(LONE_OPTION)]
    // "A" and "I" are words more often than letters.
    .filter(
      ([letter], place) =>
        letter !== "I" && (letter !== "A" || place > 0 || !/^\s*A\s+[a-z]/.test(text)),
    )
    .map((match) => ({ letter: match[0], place: match.index + 1 }));
  const inOrder = [...named, ...lone].sort((one, other) => one.place - other.place);
  return [...new Set(inOrder.map(({ letter }) => letter))];
}

function stepNamed(text: string): number | null {
  const [, numbered, ordinal] = STEP.exec(text) ?? [];
  const word = (numbered ?? ordinal)?.toLowerCase();
  if (word === undefined) return null;
  return NUMBER_WORDS[word] ?? Number(word);
}

function wordsNamed(text: string): string[] {
  const quoted = [...text.matchAll(QUOTED)].map(([, word]) => word ?? "");
  if (quoted.length > 0) return [...new Set(quoted.map((word) => word.toLowerCase().trim()))];
  for (const pattern of PAIR) {
    const [, one, other] = pattern.exec(text) ?? [];
    if (one !== undefined && other !== undefined) return [one.toLowerCase(), other.toLowerCase()];
  }
  for (const pattern of ASKED_WORDS) {
    const word = pattern.exec(text)?.[1]?.toLowerCase();
    if (word !== undefined && !NO_WORD.has(word)) return [word];
  }
  return [];
}

const NO_WORD = new Set(
  "this that the word they these those mean meant going asked asking being next wrong right wanted needed best left".split(
    " ",
  ),
);

/** Equations and inequalities with the words around them cut away. */
function relationsIn(text: string): string[] {
  return [...text.matchAll(RELATION)].map(([found]) => trimWords(found)).filter(isRelation);
}

function trimWords(found: string): string {
  const sides = found.split(/(<=|>=|≤|≥|=|<|>)/);
  const first = sides[0] ?? "";
  const last = sides.at(-1) ?? "";
  return [cutBefore(first), ...sides.slice(1, -1), cutAfter(last)]
    .map((part) => part.trim())
    .join(" ")
    .trim();
}

const isProse = (word: string) => /^[a-z]{2,}[.?!,]*$/i.test(word) && !SENTENCE_WORD.test(word);

function cutBefore(side: string): string {
  const words = side.split(/\s+/);
  const last = words.findLastIndex((word) => isProse(word) || /^(?:I|a)$/.test(word));
  return words.slice(last + 1).join(" ");
}

function cutAfter(side: string): string {
  const words = side.trim().split(/\s+/);
  const first = words.findIndex(isProse);
  return (first < 0 ? words : words.slice(0, first)).join(" ").replace(/[.?!,]+$/, "");
}

function isRelation(text: string): boolean {
  const sides = text.split(/<=|>=|≤|≥|=|<|>/).map((side) => side.trim());
  return sides.length > 1 && sides.every((side) => /[\dA-Za-zπ]/.test(side));
}

function expressionToDraw(text: string): string | null {
  const [, drawn] = DRAWN.exec(text.replace(/[?.!]+\s*$/, "")) ?? [];
  if (drawn === undefined || !/x/i.test(drawn) || /[a-z]{4,}/i.test(drawn.replace("sqrt", "")))
    return null;
  return drawn.trim();
}

function countNamed(text: string): number | null {
  const [, count] =
    /\b(\d{1,2})\s+(?:more\s+)?(?:\w+\s+)?(?:questions?|problems?|items?|exercises)\b/i.exec(
      text,
    ) ?? [];
  return count === undefined ? null : Number(count);
}

/** The words and signs that recognition counts: letters of options, numbers and equations under common names. */
export function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[’‘]/g, "'")
    .replace(QUOTED, " quotedword ")
    .replace(/\b(?:option|choice|answer)\s+\(?([a-i])\)?\b/g, " optionletter ")
    .replace(/\(([a-i])\)/g, " optionletter ")
    .replace(/\b[b-h]\b(?!\s*[=+*/^-])/g, " optionletter ")
    .replace(/[\w().^*/+-]+\s*(?:<=|>=|[=<>≤≥])\s*[\w().^*/+-]+/g, " equation ")
    .replace(/\d+(?:[.,]\d+)*%?/g, " number ")
    .replace(/n't\b/g, " not")
    .split(/[^a-z'?]+|(?=\?)/)
    .map((word) => word.replace(/^'+|'+$/g, ""))
    .filter((word) => word !== "");
}
