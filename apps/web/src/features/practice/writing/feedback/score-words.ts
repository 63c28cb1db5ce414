import type { EssayFeedbackView, EssayScore } from "@lexiquant/contract";
import { essayRange, levelInWords } from "../../../../items/essays/essay-words.ts";

type Before = NonNullable<EssayFeedbackView["before"]>;
type Model = NonNullable<EssayFeedbackView["model"]>;

export function scoreSentence(score: EssayScore): string {
  return `About ${levelInWords(score.score)} of 6: four of five raters should give between ${levelInWords(score.low)} and ${levelInWords(score.high)}. This is an estimate, not an official score.`;
}

/** How the estimate moved. It may do so without readers telling the versions apart: then that is said too. */
export function changeInWords(
  score: EssayScore,
  { score: old, change }: Before,
  modelReads: boolean,
): string {
  if (old === null) return "The version before was never rated.";
  const from = `Before it was ${levelInWords(old.score)} (${essayRange(old)}).`;
  if (change === null && modelReads) {
    return `${from} The two are compared once the second opinion is there.`;
  }
  if (change === null) {
    return `${from} That came of another version of the rater, so the two cannot be compared.`;
  }
  const size = Math.abs(change).toFixed(1);
  if (size === "0.0") return `${from} The estimate stayed where it was.`;
  const moved = `${from} Before rounding it moved ${change > 0 ? "up" : "down"} by ${size}`;
  const apart = score.low > old.high || score.high < old.low;
  return apart
    ? `${moved}, and the ranges lie apart.`
    : `${moved}. The ranges overlap: a reader might see no difference.`;
}

/** What the language model makes of the score, plainly. */
export function modelInWords({ name, status, builtInScore, modelScore }: Model): string {
  const own = `The built-in estimate is ${levelInWords(builtInScore)}`;
  if (status === "failed" || modelScore === null) {
    return `${own}. A language model (${name}) was asked too, but said nothing that counts, so the built-in estimate stands.`;
  }
  const other = `a language model (${name}) that compared your essay with others of known level puts it at ${levelInWords(modelScore)}`;
  switch (status) {
    case "agrees":
      return `${own}, and ${other}. They agree.`;
    case "one-sided":
      return `${own}. A language model (${name}) gave the same answer about every essay of known level that stood beside yours. Such an answer places no essay, so the built-in estimate stands.`;
    case "moved":
      return `${own}; ${other}. The score was moved half a point toward it.`;
    case "uncertain":
      return `${own}; ${other}. They differ by more than a point: the built-in estimate stands, but take it as uncertain.`;
  }
}
