/** The ways in which a word is asked for. */
export const DRILL_KINDS = [
  "meaning-to-word",
  "word-to-meaning",
  "sentence-blank",
  "odd-one-out",
  "equivalence-pair",
] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** How a question is answered: by options, by typing, or by recalling and then looking. */
export type AnswerBy = "choosing" | "typing" | "recalling";

export interface DrillOption {
  readonly id: string;
  readonly text: string;
}

/** What is asked, without what is right. */
export type DrillPrompt =
  | {
      readonly drill: "meaning-to-word";
      readonly partOfSpeech: string | null;
      readonly meaning: string;
      /** The first letter, where the word is typed: a synonym is not what is asked for */
      readonly begins: string | null;
      readonly options: readonly DrillOption[] | null;
    }
  | {
      readonly drill: "word-to-meaning";
      readonly word: string;
      readonly partOfSpeech: string | null;
      readonly options: readonly DrillOption[] | null;
    }
  | {
      readonly drill: "sentence-blank";
      readonly before: string;
      readonly after: string;
      readonly partOfSpeech: string | null;
      readonly begins: string | null;
      readonly options: readonly DrillOption[] | null;
    }
  | { readonly drill: "odd-one-out"; readonly options: readonly DrillOption[] }
  | {
      readonly drill: "equivalence-pair";
      readonly before: string;
      readonly after: string;
      readonly options: readonly DrillOption[];
    };

/** A question about a word with its key, which stays on the server. */
export interface KeyedDrill {
  readonly wordId: string;
  readonly answerBy: AnswerBy;
  readonly prompt: DrillPrompt;
  /** Ids of the right options; empty without options */
  readonly key: readonly string[];
  /** The right answer in words */
  readonly answer: string;
  /** Typed answers that are right, folded: see `foldText` */
  readonly accepts: readonly string[];
  /** Typed answers that mean about the same as the word, folded: another try is given for one */
  readonly synonyms: readonly string[];
}

/** A question as the student sees it: made field by field, so that nothing of the key can come along. */
export function publicDrill({ answerBy, prompt }: KeyedDrill): {
  readonly answerBy: AnswerBy;
  readonly prompt: DrillPrompt;
} {
  return { answerBy, prompt };
}
