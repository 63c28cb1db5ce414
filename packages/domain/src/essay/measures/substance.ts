import type { EssayPrompt } from "../prompt.ts";
import { type EssayText, lower, type Sentence, stemOf } from "../reading/essay-text.ts";
import { FUNCTION_WORDS, LIGHT_WORDS, STOCK_WORDS } from "../reading/word-lists.ts";
import { functionShare, implausibility } from "./plausibility.ts";
import type { SentenceRole } from "./sentence-role.ts";
import { straySentences } from "./stray.ts";
import { promptStemsOf } from "./topic.ts";

export interface Substance {
  /** One per sentence. */
  readonly roles: readonly SentenceRole[];
  /** Words of the sentences that say something of their own. */
  readonly words: number;
  /** Words of all sentences in each role. */
  readonly wordsIn: Readonly<Record<SentenceRole, number>>;
}

/** A longer sentence counts as this many words: a text without full stops is not richer for it. */
const MOST_WORDS = 60;

/** Tells sentences that develop something from those that only make the essay longer. */
export function substanceOf(essay: EssayText, prompt: EssayPrompt): Substance {
  const context = {
    general: generalStems(prompt),
    copied: wordRuns([...prompt.texts, ...(prompt.instructions ?? [])].join(" . ")),
    earlier: [] as Sentence[],
  };
  const alone = essay.sentences.map((sentence) => {
    const role = roleOf(sentence, context);
    context.earlier.push(sentence);
    return role;
  });
  const roles = withStray(essay, prompt, alone);
  const wordsIn: Record<SentenceRole, number> = {
    content: 0,
    filler: 0,
    repeated: 0,
    copied: 0,
    jumbled: 0,
    stray: 0,
  };
  essay.sentences.forEach(({ words }, index) => {
    const role = roles[index];
    if (role !== undefined)
      wordsIn[role] += role === "content" ? Math.min(words.length, MOST_WORDS) : words.length;
  });
  return { roles, words: wordsIn.content, wordsIn };
}

function withStray(
  { sentences }: EssayText,
  prompt: EssayPrompt,
  roles: readonly SentenceRole[],
): SentenceRole[] {
  const own = sentences.filter((_, at) => /content|filler/.test(roles[at] ?? ""));
  const strayed = straySentences(own, prompt);
  const stray = new Set(own.filter((_, at) => strayed.has(at)));
  return roles.map((role, at) => {
    const sentence = sentences[at];
    return role === "content" && sentence !== undefined && stray.has(sentence) ? "stray" : role;
  });
}

interface Context {
  /** Stems that fit any essay, and those of the issue. */
  readonly general: ReadonlySet<string>;
  readonly copied: ReadonlySet<string>;
  readonly earlier: readonly Sentence[];
}

const FEWEST_FUNCTION_WORDS = 0.2;
const MOST_IMPLAUSIBLE = 0.12;

function roleOf(sentence: Sentence, { general, copied, earlier }: Context): SentenceRole {
  const { words, content } = sentence;
  if (words.length >= 6 && functionShare(sentence) < FEWEST_FUNCTION_WORDS) return "jumbled";
  if (words.length >= 6 && implausibility(sentence) > MOST_IMPLAUSIBLE) return "jumbled";
  if (earlier.some((other) => isRepeat(sentence, other))) return "repeated";
  if (isOfOneMold(sentence, earlier)) return "jumbled";
  if (copiedShare(sentence, copied) > 0.6) return "copied";
  // A misspelled word makes nothing more specific.
  const known = new Set(
    words.flatMap((word) =>
      word.zipf === null && word.partOfSpeech !== "PROPN" ? [] : [stemOf(word)],
    ),
  );
  const specific = [...content].filter((stem) => known.has(stem) && !general.has(stem)).length;
  const isFiller = words.length >= 5 && (specific === 0 || specific / content.size < 0.3);
  return isFiller ? "filler" : "content";
}

const STOCK_STEMS: ReadonlySet<string> = new Set(
  [...STOCK_WORDS, ...LIGHT_WORDS].map((lemma) => stemOf({ lemma })),
);

const generalStems = (prompt: EssayPrompt): ReadonlySet<string> =>
  new Set([...STOCK_STEMS, ...promptStemsOf(prompt)]);

const SAME = 0.7;

function isRepeat(one: Sentence, other: Sentence): boolean {
  if (one.plain === other.plain) return true;
  if (one.content.size < 3 || other.content.size < 3) return false;
  const shared = [...one.content].filter((stem) => other.content.has(stem)).length;
  return shared / (one.content.size + other.content.size - shared) >= SAME;
}

/** Sentences made to one pattern, other words put in: two may be a figure of speech. */
const MOLDED = 2;
const SHORTEST_MOLD = 5;

function isOfOneMold(sentence: Sentence, earlier: readonly Sentence[]): boolean {
  if (sentence.words.length < SHORTEST_MOLD) return false;
  const mold = moldOf(sentence);
  return earlier.filter((other) => moldOf(other) === mold).length >= MOLDED;
}

/** A sentence with its open-class words left blank. */
const moldOf = ({ words }: Sentence): string =>
  words.map((word) => (FUNCTION_WORDS.has(lower(word)) ? lower(word) : "_")).join(" ");

const RUN = 4;

/** Every run of four words of a text. */
function wordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z']+|\./g) ?? [];
  return new Set(words.map((_, at) => words.slice(at, at + RUN).join(" ")));
}

function copiedShare({ words }: Sentence, runs: ReadonlySet<string>): number {
  if (words.length < RUN) return 0;
  const forms = words.map(lower);
  const isCopied = forms.map(() => false);
  forms.forEach((_, at) => {
    if (at + RUN <= forms.length && runs.has(forms.slice(at, at + RUN).join(" ")))
      isCopied.fill(true, at, at + RUN);
  });
  return isCopied.filter(Boolean).length / forms.length;
}
