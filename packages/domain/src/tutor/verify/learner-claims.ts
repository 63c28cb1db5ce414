import { numbersIn } from "./numbers-in.ts";

const OF_THE_STUDENT =
  /\byou(?:['’]ve| have| had| took| spent| answered| got| missed| scored| needed)\b|\byour (?:\w+ )?(?:accuracy|score|average|record|pace|time|streak|history|rate|level|rank|percentile)\b/i;

/** Sentences that say a figure about the student which no source has. */
export function untrueLearnerFigures(text: string, known: ReadonlySet<string>): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => OF_THE_STUDENT.test(sentence))
    .filter((sentence) => numbersIn(sentence).some((number) => !known.has(number)));
}
