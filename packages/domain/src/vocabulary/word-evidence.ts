import type { WordEvidence } from "../learner/index.ts";
import type { Card } from "../spacing/index.ts";
import { WRONG_OPTIONS } from "./build-drill.ts";
import type { AnswerBy, DrillKind } from "./drill.ts";
import type { DrillResponse } from "./judge-drill.ts";

/** The topics of the tree whose questions turn on what single words mean. */
export const WORD_SKILLS = [
  "verbal.sentence-equivalence.word-meaning",
  "verbal.reading.vocabulary-in-context",
] as const;

/** A review of a word, and what came before it. */
export interface SeenReview {
  readonly phase: Card["phase"];
  /** Since the review before, in study days */
  readonly elapsedDays: number;
  readonly drill: DrillKind;
  readonly answerBy: AnswerBy;
  readonly response: DrillResponse;
  /** Null where the student judged */
  readonly isRight: boolean | null;
  readonly elapsedMs: number;
  /** Whether the word's page was shown before: by a review, one taken back too, or beside a question. */
  readonly wasShown: boolean;
  /** Whether the student put it in line: that is done with words that are not known. */
  readonly wasChosen: boolean;
  /** Whether the first review that stands was right; null where there was none, or the student judged. */
  readonly wasRightFirst: boolean | null;
  /** Whether a review before came after as long a pause. */
  readonly wasKeptBefore: boolean;
}

/** A headword of the lexicon. */
export interface SeenWord {
  /** See `LexiconWord` */
  readonly frequency: number | null;
  readonly lexiconWords: number;
}

/** A pause after which a right answer shows what was learned, not what was just read. */
export const KEPT_DAYS = 21;
/** An answer faster than this was not read. */
const LEAST_MS = 1000;
/** Of the words that are asked for rarely, fewer are known: half of all in the middle [decision 0024]. Logits. */
const DIFFICULTY_OF_FREQUENCY: Readonly<Record<number, number>> = { 1: -0.5, 2: 0, 3: 0.5 };
const DIFFICULTY_DEVIATION = 0.6;
const UNJUDGED_DEVIATION = 0.9;
/** Writing a word asks for more than knowing it among others. */
const TYPING_DIFFICULTY = 1;
/** Those that ask for the word alone: the others ask for its neighbors too. */
const PLAIN_DRILLS: ReadonlySet<DrillKind> = new Set([
  "word-to-meaning",
  "meaning-to-word",
  "sentence-blank",
]);

/**
 * What a review of a headword says of the student, or null. A scheduler asks when the answer will most likely be right, so
 * that its reviews are right as often whoever answers: as items they would raise everybody. Two say something: the first
 * meeting of a word of which nothing was taught, and the first review after `KEPT_DAYS` of a word that was not known then.
 */
export function wordEvidence(review: SeenReview, word: SeenWord): WordEvidence | null {
  if (!isJudged(review)) return null;
  if (review.phase === "new") return firstMeeting(review, word);
  const isLearned = review.wasRightFirst === false && !review.wasKeptBefore;
  if (!isLearned || review.elapsedDays < KEPT_DAYS) return null;
  return { kind: "kept", components: WORD_SKILLS, lexiconWords: word.lexiconWords };
}

function isJudged({ isRight, response, elapsedMs }: SeenReview): boolean {
  return isRight !== null && (response.kind === "unknown" || elapsedMs >= LEAST_MS);
}

function firstMeeting(
  { answerBy, drill, wasShown, wasChosen }: SeenReview,
  { frequency }: SeenWord,
): WordEvidence | null {
  if (wasShown || wasChosen || !PLAIN_DRILLS.has(drill)) return null;
  const isTyped = answerBy === "typing";
  const judged = frequency === null ? undefined : DIFFICULTY_OF_FREQUENCY[frequency];
  const deviation = judged === undefined ? UNJUDGED_DEVIATION : DIFFICULTY_DEVIATION;
  return {
    kind: "met",
    components: WORD_SKILLS,
    difficulty: {
      mean: (judged ?? 0) + (isTyped ? TYPING_DIFFICULTY : 0),
      variance: deviation ** 2,
    },
    guessing: isTyped ? 0 : 1 / (WRONG_OPTIONS + 1),
  };
}
