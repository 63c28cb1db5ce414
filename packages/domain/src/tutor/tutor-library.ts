import type { Figure, ItemKind, LessonText, Markup } from "../item/index.ts";
import type { KnowledgeComponentId } from "../kernel/index.ts";
import type { LearnerFacts } from "./learner-facts.ts";
import type { ReplyPart } from "./reply.ts";
import type { Topic } from "./turn-context.ts";

/** What the tutor looks things up in. Searches give the best entry, or null where nothing is near enough. */
export interface TutorLibrary {
  lessonOf(topicId: KnowledgeComponentId): LessonText | null;
  findLesson(query: string): LessonText | null;
  findFact(query: string): FactText | null;
  guideTo(kind: ItemKind): GuideText | null;
  lookUp(word: string): Promise<WordText | null>;
}

export interface FactText {
  readonly question: string;
  readonly answer: Markup;
  readonly asOf: string;
  readonly source: string;
}

export interface GuideText {
  readonly steps: readonly Markup[];
  readonly traps: readonly Markup[];
  readonly pace: Markup;
}

export interface WordText {
  readonly word: string;
  /** Our own entry, or WordNet's, which is told apart. */
  readonly source: "lexicon" | "wordnet";
  readonly senses: readonly {
    readonly partOfSpeech: string;
    readonly definition: string;
    readonly sentences: readonly string[];
    readonly synonyms: readonly string[];
    readonly antonyms: readonly string[];
  }[];
  readonly root: string | null;
  readonly mnemonic: string | null;
  readonly confusedWith: readonly { readonly word: string; readonly difference: string }[];
}

/** What is found out about an equation or inequality. `unsure` is said as such, never as right. */
export type RelationVerdict =
  | { readonly verdict: "true" }
  | { readonly verdict: "false"; readonly because: Markup }
  | { readonly verdict: "unsure"; readonly because: Markup };

/** What the tutor works with. */
export interface TutorTools {
  /**
   * Judges steps in their order, one verdict each.
   *
   * @param given values of letters, as exact expressions; other letters stand for every number
   */
  check(
    relations: readonly string[],
    given: Readonly<Record<string, string>>,
  ): Promise<readonly RelationVerdict[]>;
  /** The graph of an expression in x, or null where it cannot be drawn. */
  plot(expression: string): Promise<Figure | null>;
  similar(
    level: "easier" | "harder" | null,
  ): Promise<Extract<ReplyPart, { kind: "question" }> | null>;
  findTopic(query: string): Topic | null;
  /** What is known of the student, read when a move tells it. */
  learner(): Promise<LearnerFacts>;
}
