import type { ItemKind, Measure } from "../item/index.ts";
import { type Learner, type LearnerItem, type LearnerModel, skillOf } from "../learner/index.ts";

/** A question that could be set. */
export interface Candidate extends LearnerItem {
  readonly kind: ItemKind;
  readonly stimulusId: string | null;
  /** The item model that it was drawn from; two of one model are twins. */
  readonly modelId: string | null;
  /** How often it was served to anybody, ≥ 0. */
  readonly exposures: number;
  /** Whether this student has met it. */
  readonly isSeen: boolean;
}

/** What comes back of a missed question: the question itself, or a twin that is drawn of it. */
export type Redo = "same" | "twin";

/** A missed question on its way back. */
export interface MissedItem {
  readonly itemId: string;
  readonly redo: Redo;
  /** When its next try is due, in the days of the learner's log. */
  readonly dueDay: number;
}

/** What the exam asks of a skill, and what a question of it costs. */
export interface SkillDemand {
  /** Share of the measure's questions, 0 … 1; they sum to 1 within a measure. */
  readonly share: number;
  /** Median time of an answer over all students. Of the skill, not of the item: else short items would be farmed. */
  readonly medianMinutes: number;
}

/** Where a student stands in a measure, on its reported scale; null where it is not known or not set. */
export interface Standing {
  readonly estimate: number | null;
  readonly target: number | null;
}

/** Everything that the next practice is chosen from. */
export interface PracticeState {
  readonly model: LearnerModel;
  readonly learner: Learner;
  /** Today, in the days of the learner's log. */
  readonly day: number;
  /** Days until the test, > 0; null where no date is set. */
  readonly daysToTest: number | null;
  /** By skill (`measure.domain.topic`): what is not in it is not practised. */
  readonly demands: ReadonlyMap<string, SkillDemand>;
  /** The student's time over the median, about .5 … 2. */
  readonly pace: number;
  readonly standings: Readonly<Record<Measure, Standing>>;
  readonly candidates: readonly Candidate[];
  readonly missed: readonly MissedItem[];
}

/** The skill that a question counts to when skills are mixed and shares are kept: that of its main component. */
export const mainSkillOf = ({ components }: LearnerItem): string => skillOf(components[0] ?? "");

/** The first parts of a skill's path: `quantitative.algebra`. */
export const domainOf = (skill: string): string => skill.split(".").slice(0, 2).join(".");

export const measureOf = (skill: string): Measure =>
  skill.startsWith("verbal.") ? "verbal" : "quantitative";
