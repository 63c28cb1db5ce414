import type { EssayReasoning } from "@lexiquant/contract";
import type { EssayWithTask } from "./essay-between-marks.ts";
import { findQuote } from "./find-quote.ts";
import type { SaidOfReasoning } from "./reasoning-rules.ts";

const SHORTEST = 20;
/** 45 words are asked for. */
const LONGEST = 400;

/** A link, markup, code, or the mark that the essay stood between. */
const NOT_PLAIN = /https?:|www\.|[<>{}`]|\]\(|\*\*|[0-9a-f]{8}-[0-9a-f]{4}-/i;

/** The score has other sources; a model that names one does what the essay told it to, or what it was told not to. */
const NAMES_A_SCORE = new RegExp(
  [
    "\\b[0-6](?:\\.[05])?\\s*(?:/|of|out of)\\s*(?:6|six)\\b",
    "\\b(?:scor|grad|rat)(?:es?|ed|ing)\\b[^.]{0,20}\\b(?:[0-6](?:\\.[05])?|six)\\b",
    "\\b(?:deserves?|earns?|merits?|worth)\\b[^.]{0,20}\\b(?:[0-6](?:\\.[05])?|six)\\b",
    "\\b(?:perfect|full|top|highest|maximum) (?:scores?|marks?|grades?|ratings?)\\b",
  ].join("|"),
  "i",
);

/** In the writer's voice, or as if the essay had it. "World War I" is neither. */
const AS_IF_WRITTEN =
  /(?<!War )\bI\b|\b(?:[Mm]y|[Mm]ine|[Mm]yself)\b|\b(?:[Yy]ou|[Yy]our essay|[Tt]he essay|[Tt]he writer)\s+(?:already\s+)?(?:wrote|writes?|said|says?|mention(?:s|ed)?|g[ai]ves?|gave|cite[sd]?|describe[sd]?|use[sd]?)\b/;

const SHARED_WORDS = 2;
const STEM = 5;

/** What may be shown of what a model said of an essay's reasoning, part by part; null where nothing may. */
export function keptReasoning(said: SaidOfReasoning, essay: EssayWithTask): EssayReasoning | null {
  const { strongest, weakest, example, counterargument } = said;
  const kept: EssayReasoning = {
    strongest: keptPoint(strongest, essay),
    weakest: keptPoint(weakest, essay),
    example: AS_IF_WRITTEN.test(example ?? "") ? null : keptAdvice(example, essay),
    counterargument: keptAdvice(counterargument, essay),
  };
  return Object.values(kept).every((part) => part === null) ? null : kept;
}

/** With a quote that stands in the essay; shown in the essay's own letters. */
function keptPoint(
  point: SaidOfReasoning["strongest"],
  essay: EssayWithTask,
): EssayReasoning["strongest"] {
  if (point === null) return null;
  const quote = findQuote(essay.text, point.quote);
  const text = plain(point.text);
  return quote === null || text === null ? null : { quote, text };
}

/** Without a quote, so it must speak of the same things as the essay or its issue. */
function keptAdvice(said: string | null, { paragraphs, text }: EssayWithTask): string | null {
  const advice = plain(said ?? "");
  if (advice === null) return null;
  const known = stemsOf([...paragraphs, text].join(" "));
  const shared = [...stemsOf(advice)].filter((stem) => known.has(stem));
  return shared.length < SHARED_WORDS ? null : advice;
}

/** Null where it is no plain text of the length that was asked for. */
function plain(said: string): string | null {
  const text = said.trim().replace(/\s+/g, " ");
  if (text.length < SHORTEST || text.length > LONGEST) return null;
  return NOT_PLAIN.test(text) || NAMES_A_SCORE.test(text) ? null : text;
}

/** Beginnings of the longer words, which bear the subject. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.flatMap((word) => (word.length < STEM ? [] : [word.slice(0, STEM)])));
}
