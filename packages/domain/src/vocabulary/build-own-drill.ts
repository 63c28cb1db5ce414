import { type RandomSource, seededRandom, shuffled } from "../kernel/index.ts";
import { mixed, NOT_TYPED } from "./build-drill.ts";
import type { AnswerBy, DrillKind, KeyedDrill } from "./drill.ts";
import { foldText } from "./fold-text.ts";
import type { OwnWord } from "./lexicon-word.ts";

/** What a question on a word of a student's own is made of. */
export interface OwnDrillRequest {
  readonly word: OwnWord;
  /** The student's other words: wrong options come from these alone, since what a word means is only known of them */
  readonly others: readonly OwnWord[];
  readonly kind: DrillKind;
  readonly answerBy: AnswerBy;
  readonly seed: number;
}

const WRONG_OPTIONS = 3;
/** What is longer is a sentence, which nobody types to the letter. */
const MOST_TYPED_CHARACTERS = 40;

/** A question on a student's own word; null for the drills that want sentences or synonyms. */
export function buildOwnDrill(request: OwnDrillRequest): KeyedDrill | null {
  const random = seededRandom(request.seed);
  if (request.kind === "meaning-to-word") return frontAsked(request, random);
  return request.kind === "word-to-meaning" ? backAsked(request, random) : null;
}

function frontAsked(request: OwnDrillRequest, random: RandomSource): KeyedDrill {
  const { word } = request;
  const asked = {
    drill: "meaning-to-word",
    partOfSpeech: null,
    meaning: word.back,
    begins: null,
  } as const;
  const made = { wordId: word.id, answer: word.front, ...NOT_TYPED };
  const wrong = request.answerBy === "choosing" ? wrongSides(request, "front", random) : null;
  if (wrong !== null) {
    const { options, key } = mixed([word.front], wrong, random);
    return { ...made, answerBy: "choosing", prompt: { ...asked, options }, key };
  }
  const plain = { ...made, prompt: { ...asked, options: null }, key: [] };
  const isTyped = word.front.length <= MOST_TYPED_CHARACTERS && foldText(word.front) !== "";
  return isTyped
    ? { ...plain, answerBy: "typing", accepts: [foldText(word.front)] }
    : { ...plain, answerBy: "recalling" };
}

function backAsked(request: OwnDrillRequest, random: RandomSource): KeyedDrill {
  const { word } = request;
  const asked = { drill: "word-to-meaning", word: word.front, partOfSpeech: null } as const;
  const made = { wordId: word.id, answer: word.back, ...NOT_TYPED };
  const wrong = request.answerBy === "choosing" ? wrongSides(request, "back", random) : null;
  if (wrong === null) {
    return { ...made, answerBy: "recalling", prompt: { ...asked, options: null }, key: [] };
  }
  const { options, key } = mixed([word.back], wrong, random);
  return { ...made, answerBy: "choosing", prompt: { ...asked, options }, key };
}

/** Sides of words that agree in neither with the word or each other: no option is right as well. */
function wrongSides(
  { word, others }: OwnDrillRequest,
  side: "front" | "back",
  random: RandomSource,
): string[] | null {
  const [fronts, backs] = [new Set([foldText(word.front)]), new Set([foldText(word.back)])];
  const chosen: string[] = [];
  for (const other of shuffled(others, random)) {
    if (chosen.length === WRONG_OPTIONS) break;
    const [front, back] = [foldText(other.front), foldText(other.back)];
    if (other[side].trim() === "" || fronts.has(front) || backs.has(back)) continue;
    fronts.add(front);
    backs.add(back);
    chosen.push(other[side]);
  }
  return chosen.length === WRONG_OPTIONS ? chosen : null;
}
