import type { SentenceRole } from "../measures/sentence-role.ts";
import type { EssayText, Sentence } from "../reading/essay-text.ts";
import { stemOf } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import { type Cue, shows } from "./cues.ts";

/** What an argued essay is built of, as sentence numbers where it was found. */
export interface Structure {
  /** First statement of a position in the opening; null where the opening takes none. */
  readonly thesis: number | null;
  readonly examples: readonly number[];
  readonly objections: readonly number[];
  /** Objections that are answered within the next sentences. */
  readonly replies: readonly number[];
  readonly limits: readonly number[];
  readonly reasons: readonly number[];
  /** Names and numbers in sentences that say something: what examples and evidence are made of. */
  readonly specifics: number;
  /** The last paragraph gathers or repeats the position, and is not the opening once more. */
  readonly conclusion: number | null;
  /** Body paragraphs whose first sentence speaks of what the paragraph speaks of. */
  readonly ledParagraphs: number;
  readonly bodyParagraphs: number;
}

/** @param roles of the sentences: those that would fit any essay show nothing but, perhaps, a position */
export function structureOf(essay: EssayText, roles: readonly SentenceRole[]): Structure {
  const { sentences, paragraphs } = essay;
  const found = (cue: Cue) =>
    sentences.flatMap((sentence, at) =>
      (roles[at] === "content" || cue === "stance") && shows(sentence, cue) ? [at] : [],
    );
  const opening = openingLength(essay);
  const objections = found("objection");
  const body = paragraphs.slice(1, -1);
  return {
    thesis: found("stance").find((at) => at < opening) ?? null,
    examples: found("example"),
    objections,
    replies: objections.flatMap((at) => replyTo(sentences, at) ?? []),
    limits: found("limit"),
    reasons: found("reason"),
    specifics: sentences
      .filter((_, at) => roles[at] === "content")
      .flatMap(({ words }) => words.filter(isSpecific)).length,
    conclusion: conclusionOf(essay, roles),
    ledParagraphs: body.filter(isLed).length,
    bodyParagraphs: body.length,
  };
}

const isSpecific = ({ partOfSpeech, text }: Token) =>
  /^(?:PROPN|NUM)$/.test(partOfSpeech) || /^[@\d]/.test(text);

/** Sentences of the opening: the first paragraph, or the first quarter of an essay without paragraphs. */
function openingLength({ paragraphs, sentences }: EssayText): number {
  return paragraphs.length > 1
    ? (paragraphs[0]?.length ?? 0)
    : Math.max(2, Math.ceil(sentences.length / 4));
}

function replyTo(sentences: readonly Sentence[], objection: number): number | null {
  for (let at = objection; at <= objection + 3; at += 1) {
    const sentence = sentences[at];
    if (sentence === undefined) return null;
    if (at > objection && shows(sentence, "contrast")) return at;
    if (at === objection && /\b(?:but|however|yet|still)\b/.test(sentence.plain)) return at;
  }
  return null;
}

function conclusionOf(
  { paragraphs, sentences }: EssayText,
  roles: readonly SentenceRole[],
): number | null {
  const isOwn = (_: Sentence, at: number) => roles[at] === "content" || roles[at] === "filler";
  const own = new Set(sentences.filter(isOwn));
  const divided = paragraphs.filter((paragraph) => paragraph.some((sentence) => own.has(sentence)));
  const last =
    divided.length > 1
      ? (divided.at(-1) ?? [])
      : sentences.slice(-Math.max(1, Math.ceil(sentences.length / 6)));
  const closing = last.find((one) => shows(one, "conclusion") || shows(one, "stance"));
  const ended = last.at(-1);
  if (closing === undefined || ended === undefined || sentences.length < 5) return null;
  return /[.!?]["”’')]*$/.test(ended.plain) ? sentences.indexOf(closing) : null;
}

function isLed([first, ...rest]: readonly Sentence[]): boolean {
  if (first === undefined || rest.length < 2) return false;
  const spoken = new Set(rest.flatMap(({ words }) => words.map(stemOf)));
  return [...first.content].some((stem) => spoken.has(stem));
}
