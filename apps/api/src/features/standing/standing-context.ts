import { authoredParameters } from "@lexiquant/domain/adaptive";
import { MEASURES } from "@lexiquant/domain/item";
import { groupBy } from "@lexiquant/domain/kernel";
import { indexItems } from "../../bank/item-index.ts";
import {
  createLearnerContext,
  type LearnerContext,
  type LearnerDependencies,
} from "../../history/learner/learner-context.ts";

/** What telling where a student stands needs, with bank and exam data put in order once at start. */
export interface StandingContext extends LearnerContext {
  /** Chance to be right without knowing, on average over the questions of a measure, domain or topic. */
  readonly guessingIn: ReadonlyMap<string, number>;
}

export function createStandingContext(dependencies: LearnerDependencies): StandingContext {
  const { bank } = dependencies;
  const items = [...indexItems(bank).values()].flatMap(({ item, measure, nodes }) => {
    const { guessing } = authoredParameters(item);
    return [measure, ...nodes].map((node) => ({ node, guessing }));
  });
  const guessingIn = [...groupBy(items, ({ node }) => node)].map(
    ([node, all]): [string, number] => [
      node,
      all.reduce((sum, { guessing }) => sum + guessing, 0) / all.length,
    ],
  );
  return { ...createLearnerContext(dependencies), guessingIn: new Map(guessingIn) };
}

/** Skills that the blueprint of both measures has. */
export function skillCount({ blueprint }: Pick<LearnerContext, "blueprint">): number {
  return MEASURES.reduce((sum, measure) => sum + blueprint.shares[measure].size, 0);
}
