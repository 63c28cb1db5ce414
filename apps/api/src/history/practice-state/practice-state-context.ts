import type { ItemId } from "@lexiquant/domain/kernel";
import type { SkillDemand } from "@lexiquant/domain/plan";
import { guessingByNode } from "../../bank/guessing-in.ts";
import { type ItemIndex, indexItems } from "../../bank/item-index.ts";
import { panelItemsOf } from "../../bank/panel-items.ts";
import { skillDemandsOf } from "../../bank/skill-demands.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createLearnerContext, type LearnerContext } from "../learner/learner-context.ts";

/** What choosing practice needs of the application. */
export type PracticeStateDependencies = Pick<
  Dependencies,
  "bank" | "clock" | "database" | "exams" | "library"
>;

/** The same, with the bank put in order once at start. */
export interface PracticeStateContext extends LearnerContext {
  /** What may be drawn and offered. */
  readonly index: ItemIndex;
  /** What mock exams are made of; kept from a student who has not met it yet. */
  readonly panelItems: ReadonlySet<ItemId>;
  /** By measure, domain and topic: see `guessingByNode`. */
  readonly guessingIn: ReadonlyMap<string, number>;
  /** What the exam asks, by skill. */
  readonly demands: ReadonlyMap<string, SkillDemand>;
}

/** Make one for each database. */
export function createPracticeStateContext(
  dependencies: PracticeStateDependencies,
): PracticeStateContext {
  const index = indexItems(dependencies.bank);
  const panelItems = panelItemsOf(dependencies.exams);
  return {
    ...createLearnerContext(dependencies),
    index,
    guessingIn: guessingByNode(index),
    panelItems,
    demands: skillDemandsOf(index, dependencies.exams),
  };
}
