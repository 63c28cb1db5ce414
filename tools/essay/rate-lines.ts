import type { EssayRater } from "@lexiquant/api/essay-rater";
import type { EssayRating } from "@lexiquant/domain/essay";
import { promptOf, readEssayPrompts } from "./prompt-of.ts";
import { type EssayLine, type LineProblem, lineProblem } from "./read-essays.ts";

interface RatedLine extends EssayRating {
  readonly line: EssayLine;
}

interface RatedLines {
  readonly rated: readonly RatedLine[];
  readonly problems: readonly LineProblem[];
}

/** Rates one essay after the other; one that the rater refuses, or breaks on, holds up no other. */
export async function rateLines(
  lines: readonly EssayLine[],
  rater: Pick<EssayRater, "feedback">,
): Promise<RatedLines> {
  const prompts = readEssayPrompts();
  const rated: RatedLine[] = [];
  const problems: LineProblem[] = [];
  for (const line of lines) {
    const result = await rater.feedback(line.text, promptOf(line, prompts));
    if (result.ok) rated.push({ line, ...result.value.rating });
    else
      problems.push(lineProblem(line, result.reason === "too-long" ? "too-long" : "rater-failed"));
  }
  return { rated, problems };
}
