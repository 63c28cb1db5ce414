import type { Sentence } from "../reading/essay-text.ts";

/** Ways of joining and shaping clauses, by signs that rarely mislead; writers of more command have more of them [Lu2010]. */
const SHAPES: readonly RegExp[] = [
  /\b(?:although|even though|though|whereas|while)\b/,
  /\b(?:unless|provided|as long as|whether|lest)\b/,
  /\b(?:whose|whom|in which|for which|of which|to which|by which|with which)\b/,
  /\b(?:however|nevertheless|nonetheless|therefore|thus|consequently)\b/,
  /\b(?:has|have|had) been \w+(?:ed|en)\b|\b(?:is|are|was|were|be|being) \w+(?:ed|en) by\b/,
  /\b(?:would|could|might|should) have \w+/,
  /\bnot only\b|\bneither\b|\bno matter\b|\brather than\b/,
  /^[a-z]+ing [^,]{3,60}, /,
  /, [a-z]{3,}ing\b/,
  /;/,
  /\b(?:so|such) [^.,]{2,30} that\b/,
  /\bit is [a-z]+ (?:that|to)\b|\bwhat [^.,]{3,40} (?:is|was) /,
];

/** How many different shapes of sentences an essay has, 0 to 12. */
export function syntaxRange(sentences: readonly Sentence[]): number {
  return SHAPES.filter((shape) => sentences.some(({ plain }) => shape.test(plain))).length;
}
