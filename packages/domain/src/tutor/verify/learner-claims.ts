import { numbersIn } from "./numbers-in.ts";

const OF_THE_STUDENT =
  /\byou(?:['’]ve| have| had| took| spent| answered| got| missed| scored| needed)\b|\byour (?:\w+ )?(?:accuracy|score|average|record|pace|time|streak|history|rate|level|rank|percentile)\b/i;

/** What is counted over many questions: a number of this question cannot stand behind it. */
const OF_THE_HISTORY =
  /\byour (?:\w+ )?(?:accuracy|score|average|record|streak|history|rank|percentile)\b|\byou(?:['’]ve| have)? (?:answered|got|missed|scored|practi[sc]ed)\b[^.]*\b(?:questions|times|percent|sessions)\b|%[^.]*\bof (?:your|the) (?:answers|questions)\b/i;

/**
 * Sentences that say a figure about the student which nothing stands behind.
 *
 * @param known numbers of the question and of what was said of it
 * @param counted numbers that were counted of the student
 */
export function untrueLearnerFigures(
  text: string,
  {
    known,
    counted,
  }: { readonly known: ReadonlySet<string>; readonly counted: ReadonlySet<string> },
): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => OF_THE_STUDENT.test(sentence) || OF_THE_HISTORY.test(sentence))
    .filter((sentence) => {
      const grounds = OF_THE_HISTORY.test(sentence) ? counted : known;
      return numbersIn(sentence).some((number) => !grounds.has(number));
    });
}
