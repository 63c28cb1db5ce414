import type { Sentence } from "../reading/essay-text.ts";
import { LEARNER_USAGE } from "./learner-usage.ts";
import type { LanguageProblem, ProblemKind } from "./problem.ts";

interface Pattern {
  readonly kind: ProblemKind;
  /** The first group is what is wrong; without one, the whole match. */
  readonly pattern: RegExp;
  readonly suggestion: string | null;
}

/** Forms that learners of English write and its writers do not. */
const PATTERNS: readonly Pattern[] = [
  {
    kind: "word-form",
    pattern: /\b(?:can|could|must|should|will|would|may|might) (?:not )?(to) [a-z]+/g,
    suggestion: null,
  },
  {
    kind: "word-form",
    pattern:
      /\b(?:i|we|they|you|he|she) ((?:am|is|are|was|were) (?:agree|disagree|think|believe|go|want|need|know|like))\b/g,
    suggestion: null,
  },
  {
    kind: "word-form",
    pattern:
      /\b(?:do|does|did|don't|doesn't|didn't) (?:not )?(went|had|was|were|made|took|gave|came|saw|has|thinks|wants|knows|likes|makes|helps|having|going|doing|making)\b/g,
    suggestion: null,
  },
  {
    kind: "word-form",
    pattern:
      /\bto (had|went|was|were|made|took|gave|saw|has|is|are|helped|learned|worked|wanted|makes|helps|gets|goes|learns|knows)\b(?! by| to)/g,
    suggestion: null,
  },
  {
    kind: "word-form",
    pattern:
      /\b(informations|advices|homeworks|knowledges|equipments|furnitures|researches|evidences|childrens|mans|womans|persons's|stuffs|feedbacks)\b/g,
    suggestion: null,
  },
  {
    kind: "word-form",
    pattern:
      /\b(?:more|most) (better|worse|easier|harder|faster|bigger|smaller|happier|smarter|stronger|cheaper|healthier|safer)\b/g,
    suggestion: null,
  },
  {
    kind: "word-form",
    pattern:
      /(?:\b(?:people|students|teachers|children|parents|kids|person|everyone) (?=they)|\b(?:person|everyone) (?=he|she))(they|he|she)\b(?! (?:know|met|love|trust|meet|like|need|work|are|teach|serve|had|have|admire))/g,
    suggestion: "",
  },
  {
    kind: "word-form",
    pattern: /\b(in the other hand|in other hand|by other hand|for other hand)\b/g,
    suggestion: "on the other hand",
  },
  { kind: "word-form", pattern: /\b(depends? (?:of|in))\b/g, suggestion: "depend on" },
  {
    kind: "word-form",
    pattern:
      /\b(?:want|wants|wanted|need|needs|decide|decided|try|hope|plan) (go|be|do|make|get|learn|have|know|become|take)\b/g,
    suggestion: null,
  },
  {
    kind: "word-form",
    pattern:
      /\b(?:for|of|without|by|about|in|from|before|after) (make|do|get|learn|have|become|know|improve|go|understand|explain|choose|evaluate|teach|give|take)\b (?:the|a|an|it|them|their|his|her|my|our|more|better)/g,
    suggestion: null,
  },
  {
    kind: "agreement",
    pattern: /\b((?:every|each) (?:people|children|students|teachers|days|times|things))\b/g,
    suggestion: null,
  },
  {
    kind: "agreement",
    pattern:
      /\b(?:everyone|everybody|nobody|someone|somebody|anyone|everything|each one) (have|are|were|do|don't|need|want|know|like|think)\b(?! (?:not|to|be)\b)/g,
    suggestion: null,
  },
  {
    kind: "agreement",
    pattern:
      /(?<!\bwhat [a-z]+ |\b(?:about|of|to|for|with|in|on|than|from) (?:[a-z]+ ){0,2})\b(?:people|they|we|you) (is|was|has|does|doesn't|wasn't|isn't|hasn't)\b/g,
    suggestion: null,
  },
  {
    kind: "article",
    pattern:
      /\b(an? (?:people|children|advice|information|homework|knowledge|research|equipment))\b(?! (?:paper|center|project|assistant|university|method|team|group|society|gap|desk|program|base|economy|article|interest|institute|question|worker|student|design))/g,
    suggestion: null,
  },
  {
    kind: "article",
    pattern:
      /\b(?:is|was|be|become|becomes) (important|good|bad|very|big|easy|hard) (?:person|thing|idea|way|problem|part|example|reason|place|job|teacher|student)\b/g,
    suggestion: null,
  },
  {
    kind: "spelling",
    pattern:
      /\b(im|ive|dont|cant|didnt|doesnt|isnt|wont|thats|theyre|youre|wouldnt|shouldnt|couldnt|arent|wasnt|havent|hasnt|gonna|wanna|gotta|cuz|bc|u|ur|thier|alot|untill|wich|becuase|beacuse|becouse|recieve|beleive|definately)\b/g,
    suggestion: null,
  },
];

export function findLearnerErrors(text: string, sentence: Sentence): LanguageProblem[] {
  const raw = text.slice(sentence.start, sentence.end).toLowerCase().replaceAll("’", "'");
  return [...PATTERNS, ...LEARNER_USAGE].flatMap(({ kind, pattern, suggestion }) =>
    [...raw.matchAll(pattern)].map((match) => {
      const part = match[1] ?? match[0];
      const start =
        sentence.start +
        match.index +
        match[0].indexOf(part, match[1] === undefined ? 0 : firstOf(match));
      const end = start + part.length;
      return { kind, start, end, quote: text.slice(start, end), suggestion };
    }),
  );
}

/** Where the group can begin at the earliest: it is the end of the match when it stands there, and nowhere before. */
function firstOf(match: RegExpMatchArray): number {
  const [whole, part = ""] = match;
  return whole.endsWith(part) ? whole.length - part.length : 0;
}
