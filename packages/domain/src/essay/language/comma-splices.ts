import { lower, type Sentence } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import type { LanguageProblem } from "./problem.ts";

const SUBJECT = /^(?:i|he|she|they|we|it|you|this|there)$/;
/** Words that let a second clause follow a comma, or begin a clause that may stand before one. */
const LINK =
  /^(?:if|when|because|although|though|while|since|as|after|before|unless|whereas|whenever|wherever|where|until|once|that|who|which|what|whatever|how|why|whether|than|and|but|or|so|yet|for|nor|either|neither|not|only|in|on|at|by|to|with|without|from|for|of|during|like|instead|even|just|no|had|were|should|suppose|say|says|said|think|thinks|believe|believes|agree|know|feel|argue|mean|the|whose)$/;

/** Two sentences with a comma between them: "Computers are useful, they help us learn." Only where nothing could link them. */
export function findCommaSplices(text: string, { tokens }: Sentence): LanguageProblem[] {
  if (/[:;"“”(]/.test(tokens.map((token) => token.text).join(""))) return [];
  const found = tokens.findIndex((token, at) => token.text === "," && isSplice(tokens, at));
  const comma = tokens[found];
  const next = tokens[found + 1];
  if (comma === undefined || next === undefined) return [];
  const { start } = comma;
  return [
    {
      kind: "punctuation",
      start,
      end: next.end,
      quote: text.slice(start, next.end),
      suggestion: `; ${next.text}`,
    },
  ];
}

function isSplice(tokens: readonly Token[], comma: number): boolean {
  const before = tokens.slice(0, comma);
  const subject = tokens[comma + 1];
  const verb = tokens[comma + 2];
  if (subject === undefined || !SUBJECT.test(lower(subject))) return false;
  if (!/^(?:VERB|AUX)$/.test(verb?.partOfSpeech ?? "") || before.length < 4) return false;
  const opensWithSubject = /^(?:PRON|NOUN|DET|PROPN)$/.test(before[0]?.partOfSpeech ?? "");
  const hasVerb = before.some(({ partOfSpeech }) => /^(?:VERB|AUX)$/.test(partOfSpeech));
  const isSimple = !before.some((token, at) => at > 0 && LINK_BREAK.test(lower(token)));
  return (
    opensWithSubject &&
    hasVerb &&
    isSimple &&
    !LINK.test(lower(before[0] ?? subject)) &&
    !before.some(({ text }) => text === ",") &&
    !isAside(tokens.slice(comma + 1))
  );
}

const SAYS = /^(?:say|tell|write|argue|add|answer|ask|think|believe|suppose|know|admit)$/;

/** "…, he tells us, …", "she stands there, she trusts it, and she is alone": an aside, or a list of clauses. */
function isAside(after: readonly Token[]): boolean {
  const next = after.findIndex(({ text }) => text === ",");
  const joint = after[next + 1];
  if (next < 0 || joint === undefined) return false;
  return (
    after.slice(1, 3).some(({ lemma }) => SAYS.test(lemma)) || /^(?:and|or)$/.test(lower(joint))
  );
}

const LINK_BREAK =
  /^(?:if|when|because|although|though|while|since|unless|whereas|whenever|until|that|who|which|what|how|why|whether|not|and|or|either|neither|say|says|said|think|believe|know|more|less)$/;
