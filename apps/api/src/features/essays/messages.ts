import type { EssayTrait } from "@lexiquant/contract";
import type { EssayRating } from "@lexiquant/domain/essay";
import type { StoredRating } from "../../history/essays/ratings-repository.ts";

/** Stands beside every score. */
export function noticeOf({ model }: Pick<StoredRating, "model">): string {
  return model?.status === "moved"
    ? `An estimate by the built-in rater, moved half a point by a language model (${model.name}), not an official score. The rater sees length, structure, wording and errors; it cannot tell whether an argument is true, and the model can be wrong about it.`
    : "An estimate by the built-in rater, not an official score. It sees length, structure, wording and errors; it cannot tell whether an argument is true.";
}

type Flag = EssayRating["flags"][number];

/** What held the score down, in plain words. */
export const FLAG_MESSAGES: Readonly<Record<Flag, string>> = {
  empty: "There is no text.",
  "too-short": "The essay is too short to be scored higher: fewer than 50 words.",
  "not-english": "Most words were not recognized as English.",
  "copied-prompt": "Much of the text is taken from the task; only your own words count.",
  "off-topic": "The essay hardly speaks of the issue, so it is taken as off topic.",
  "repeated-text": "Much of the text repeats itself; repeated sentences count once.",
  "word-salad": "Much of the text does not read as sentences.",
  "directive-ignored":
    "Nothing beyond a position was found of what the instruction asks for; that limits the score to 3.",
};

/** What the rater looks at for a trait (`domain/essay/rating/traits.ts`): less than the trait's name says. */
export const WHAT_TRAITS_REST_ON: Readonly<Record<EssayTrait, string>> = {
  position:
    "Whether a position stands at the beginning and comes back at the end, how much of the issue's wording is taken up, and which parts of the instruction were found by their wording.",
  development:
    "Three quarters of it is how much you say: words in sentences that are not repeated, copied or good for any essay. One quarter is how many reasons, examples, limits and answered objections were found by their wording, and how many names and numbers stand in it. Whether they convince is not seen.",
  organization:
    "Number of paragraphs, how far the order of the sentences is from chance, first sentences that lead their paragraphs, and a conclusion.",
  language:
    "Range, number and length of different words, shapes of sentences, and errors of grammar; not whether a word is the best one.",
  conventions:
    "Errors found by a hundred words, sentences that run on, and the share of clauses without an error.",
};

/** Where nothing particular was found: the next step of the trait, below level 4 and from there on. */
export const GENERAL_EDITS: Readonly<Record<EssayTrait, { below: string; above: string }>> = {
  position: {
    below: "Write one sentence that says how far you agree, and put it at the end of the opening.",
    above:
      "In the conclusion, say where your position ends: one case in which you would decide otherwise.",
  },
  development: {
    below: "Take your first reason and add one particular case that shows it at work.",
    above: "Take your strongest example and add a sentence that says why it supports the position.",
  },
  organization: {
    below: "Begin each body paragraph with one sentence that states its point.",
    above:
      "Read only the first sentences of the paragraphs: reorder them until they make the argument alone.",
  },
  language: {
    below:
      "Find two short sentences that belong together and join them with because, although or which.",
    above:
      "Find three general words, such as good, thing or important, and replace each with an exact one.",
  },
  conventions: {
    below:
      "Read the essay aloud sentence by sentence and correct one thing in each where you stumble.",
    above: "Read the essay once backward, sentence by sentence, for spelling and missing words.",
  },
};
