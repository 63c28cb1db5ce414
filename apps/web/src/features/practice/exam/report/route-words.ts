import type { MeasureReport } from "@lexiquant/contract";
import { plural } from "../../../../lib/format.ts";
import { questionsInWords } from "./measure-words.ts";

export type Routing = NonNullable<MeasureReport["routing"]>;
type WhatIf = Routing["whatIf"][number];
type Route = WhatIf["route"];

/** As many questions are named at most; more would be a list, not a sentence. */
const NAMED_QUESTIONS = 3;

const SMALL_NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

/** What the first section led to, and by how much: `8 of 12 right in the first section led to the medium second section. …` */
export function routeSentence(routing: Routing): string {
  const { rawScore, of, route } = routing;
  const right = `${rawScore} of ${of} right in the first section`;
  if (route === null) return `${right}. No second section was begun.`;
  return `${right} led to the ${route} second section. ${marginSentence(routing, route)}`;
}

/** How far the raw score was from the cut-offs around it. */
function marginSentence({ rawScore, cutoffs }: Routing, route: Route): string {
  const above = (cutoff: number, name: Route) =>
    rawScore === cutoff
      ? `The ${name} one begins at ${cutoff} right: no answer to spare.`
      : `The ${name} one begins at ${cutoff} right: ${rawScore - cutoff} to spare.`;
  const short = (cutoff: number, name: Route) =>
    `The ${name} one begins at ${cutoff}: ${cutoff - rawScore} short of it.`;
  if (route === "hard") return above(cutoffs.hard, "hard");
  if (route === "easy") return short(cutoffs.medium, "medium");
  return `${above(cutoffs.medium, "medium")} ${short(cutoffs.hard, "hard")}`;
}

/** `One more right answer in the first section, question 7 say, would have led to the hard second section.` */
export function whatIfSentence({ change, route, positions }: WhatIf): string {
  const count = Math.abs(change);
  const amount = SMALL_NUMBERS[count] ?? String(count);
  const answers = count === 1 ? "answer" : "answers";
  const led = `would have led to the ${route} second section.`;
  if (change < 0) return `${amount} right ${answers} fewer in the first section ${led}`;
  const named = positions.slice(0, Math.min(count, NAMED_QUESTIONS));
  const example = named.length === count ? `, ${questionsInWords(named)} say,` : "";
  return `${amount} more right ${answers} in the first section${example} ${led}`;
}

/** The route is no reward and no loss of its own. */
export const ROUTE_CAVEAT =
  "The scores already take the route’s difficulty into account: a harder second section is worth no points of its own. These cut-offs are ours; those of the test are not published.";

/** For those who hear the picture: `8 of 12 right; medium from 5, hard from 9`. */
export function routePictureInWords({ rawScore, of, cutoffs }: Routing): string {
  return `${plural(of, "question")}, ${rawScore} right; medium from ${cutoffs.medium}, hard from ${cutoffs.hard}`;
}
