import type { EssayScore, EssayState, EssayTrait } from "@lexiquant/contract";
import { ESSAY_TRAITS } from "@lexiquant/contract";
import { type EssayFeedback, nearestHalf } from "@lexiquant/domain/essay";
import type { ModelOpinion } from "../../db/essay-tables.ts";
import { movedScore } from "./model/weigh-verdicts.ts";
import type { StoredRating } from "./ratings-repository.ts";
import type { StoredEssay } from "./stored-essay.ts";

/** Whether an essay was submitted without a word: the test gives no score then ("NS"), not a low one. */
export function isBlank({ end, draft }: Pick<StoredEssay, "draft" | "end">): boolean {
  return end !== null && draft.text.trim() === "";
}

/** What has become of an essay. */
export function essayState(
  essay: Pick<StoredEssay, "draft" | "end" | "ratingFailure">,
  rating: StoredRating | null,
): EssayState {
  const { end, ratingFailure } = essay;
  if (end === null) return "writing";
  if (isBlank(essay)) return "blank";
  if (rating !== null) return "rated";
  return ratingFailure === null ? "submitted" : "failed";
}

/** The rating that counts: older ones of essays with nothing in them do not. */
export function countedRating(
  essay: Pick<StoredEssay, "draft" | "end">,
  rating: StoredRating | null,
): StoredRating | null {
  return isBlank(essay) ? null : rating;
}

/** What the scores of an essay are made of. */
export interface ScoredRating {
  readonly feedback: Pick<EssayFeedback, "rating">;
  /** Null where no language model was asked, or has answered yet. */
  readonly model: ModelOpinion | null;
}

/** The built-in score, or what a language model's comparison made of it. */
export function essayScore({ feedback, model }: ScoredRating): EssayScore {
  const { score, low, high } = feedback.rating;
  const builtIn: EssayScore = { kind: "estimate", score, low, high };
  return model === null ? builtIn : movedScore(builtIn, model.score);
}

/** The same before it was rounded, for comparing two versions of one essay. */
export function essayEstimate({ feedback, model }: StoredRating): number {
  const { estimate, score } = feedback.rating;
  return model === null ? estimate : estimate + model.score - score;
}

/** In halves. */
export function traitLevels({ feedback }: StoredRating): Record<EssayTrait, number> {
  const levels = ESSAY_TRAITS.map((trait): [EssayTrait, number] => [
    trait,
    nearestHalf(feedback.rating.traits[trait]),
  ]);
  return Object.fromEntries(levels) as Record<EssayTrait, number>; // the keys are ESSAY_TRAITS
}
