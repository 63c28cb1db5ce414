import { MEASURES } from "@lexiquant/domain/item";
import { guessingByNode } from "../../bank/guessing-in.ts";
import { indexItems } from "../../bank/item-index.ts";
import {
  createLearnerContext,
  type LearnerContext,
  type LearnerDependencies,
} from "../../history/learner/learner-context.ts";

/** What telling where a student stands needs, with bank and exam data put in order once at start. */
export interface StandingContext extends LearnerContext {
  /** By measure, domain and topic: see `guessingByNode`. */
  readonly guessingIn: ReadonlyMap<string, number>;
}

export function createStandingContext(dependencies: LearnerDependencies): StandingContext {
  return {
    ...createLearnerContext(dependencies),
    guessingIn: guessingByNode(indexItems(dependencies.bank)),
  };
}

/** Skills that the blueprint of both measures has. */
export function skillCount({ blueprint }: Pick<LearnerContext, "blueprint">): number {
  return MEASURES.reduce((sum, measure) => sum + blueprint.shares[measure].size, 0);
}
