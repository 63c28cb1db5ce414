import { MEASURES } from "@lexiquant/domain/item";
import { guessingByNode } from "../../bank/guessing-in.ts";
import { indexItems } from "../../bank/item-index.ts";
import type { LearnerContext } from "../../history/learner/learner-context.ts";

/** What telling where a student stands needs, with bank and exam data put in order once at start. */
export interface StandingContext extends LearnerContext {
  /** By measure, domain and topic: see `guessingByNode`. */
  readonly guessingIn: ReadonlyMap<string, number>;
}

export function createStandingContext(learner: LearnerContext): StandingContext {
  return { ...learner, guessingIn: guessingByNode(indexItems(learner.bank)) };
}

/** Skills that the blueprint of both measures has. */
export function skillCount({ blueprint }: Pick<LearnerContext, "blueprint">): number {
  return MEASURES.reduce((sum, measure) => sum + blueprint.shares[measure].size, 0);
}
