import { stemsOfText } from "../measures/text-stems.ts";
import type { DirectiveId, EssayPrompt } from "../prompt.ts";
import { type EssayText, lower, type Sentence, stemOf } from "../reading/essay-text.ts";
import { type Cue, shows } from "./cues.ts";

/** One thing that the instruction asks for: whether the essay was seen to do it, and in which sentence. */
export interface DirectiveAsk {
  readonly ask: AskId;
  readonly sentence: number | null;
}

export type AskId =
  | "position"
  | "where-it-holds"
  | "where-it-fails"
  | "circumstances-for"
  | "circumstances-against"
  | "objection"
  | "reply"
  | "preference"
  | "first-view"
  | "second-view"
  | "claim"
  | "reason"
  | "consequences"
  | "unwelcome-consequence";

const ASKS: Readonly<Record<DirectiveId, readonly AskId[]>> = {
  statement: ["position", "where-it-holds", "where-it-fails"],
  recommendation: ["position", "circumstances-for", "circumstances-against"],
  claim: ["position", "objection", "reply"],
  "two-views": ["preference", "first-view", "second-view"],
  "claim-and-reason": ["claim", "reason"],
  policy: ["position", "consequences", "unwelcome-consequence"],
};

/** Where an essay does what its directive asks; empty where the directive is not known. */
export function directiveAsks(essay: EssayText, prompt: EssayPrompt): DirectiveAsk[] {
  if (prompt.directive === null) return [];
  return ASKS[prompt.directive].map((ask) => {
    const sentence = essay.sentences.findIndex((_, at) =>
      meets({ ask, at, sentences: essay.sentences, prompt }),
    );
    return { ask, sentence: sentence < 0 ? null : sentence };
  });
}

interface Query {
  readonly ask: AskId;
  readonly at: number;
  readonly sentences: readonly Sentence[];
  readonly prompt: EssayPrompt;
}

const TESTS: Readonly<Record<AskId, (query: Query) => boolean>> = {
  position: cue("stance"),
  "where-it-holds": cue("holds"),
  "where-it-fails": cue("limit"),
  "circumstances-for": (query) => both(query, "condition", "benefit"),
  "circumstances-against": (query) =>
    both(query, "condition", "harm") || both(query, "condition", "limit"),
  objection: cue("objection"),
  reply: ({ at, sentences }) => {
    const earlier = sentences.slice(Math.max(0, at - 4), at);
    return (
      has(sentences[at], "contrast") && earlier.some((sentence) => shows(sentence, "objection"))
    );
  },
  preference: cue("preference"),
  "first-view": (query) => speaksOf(query, 0),
  "second-view": (query) => speaksOf(query, 1),
  claim: (query) =>
    has(query.sentences[query.at], "stance") && (names(query, /\bclaim\b/) || speaksOf(query, 0)),
  reason: (query) => names(query, /\b(?:the|this|its|given|stated) reason\b/) || speaksOf(query, 1),
  consequences: cue("consequence"),
  "unwelcome-consequence": (query) => both(query, "consequence", "harm"),
};

function meets(query: Query): boolean {
  return TESTS[query.ask](query);
}

function has(sentence: Sentence | undefined, which: Cue): boolean {
  return sentence !== undefined && shows(sentence, which);
}

function cue(which: Cue): (query: Query) => boolean {
  return ({ at, sentences }) => has(sentences[at], which);
}

/** Both cues in one sentence or in two neighbors. */
function both({ at, sentences }: Query, one: Cue, other: Cue): boolean {
  return has(sentences[at], one) && [at, at + 1].some((near) => has(sentences[near], other));
}

const names = ({ at, sentences }: Query, pattern: RegExp): boolean =>
  pattern.test(sentences[at]?.plain ?? "");

const ORDER = [/\b(?:first|former)\b/, /\b(?:second|latter)\b/];

/** Whether a sentence takes up one text of the issue by its own words, or by its number. */
function speaksOf(query: Query, which: 0 | 1): boolean {
  const sentence = query.sentences[query.at];
  const text = query.prompt.texts[which];
  if (sentence === undefined || text === undefined) return false;
  if (
    names(query, ORDER[which] ?? /$^/) &&
    names(query, /\b(?:view|one|opinion|group|side|position|idea)\b/)
  )
    return true;
  const other = stemsOfText(query.prompt.texts[1 - which] ?? "");
  const own = [...stemsOfText(text)].filter((stem) => !other.has(stem));
  const stems = new Set(
    sentence.words.flatMap((word) => [stemOf(word), stemOf({ lemma: lower(word) })]),
  );
  return own.filter((stem) => stems.has(stem)).length >= Math.min(2, own.length);
}
