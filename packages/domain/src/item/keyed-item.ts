import type { ItemId, KnowledgeComponentId, MisconceptionId, StimulusId } from "../kernel/index.ts";
import type { Figure } from "./figure.ts";
import type { DifficultyBand } from "./item-type.ts";
import type { OptionId } from "./public-item.ts";
import type { SentenceId } from "./stimulus.ts";

/** Text in the markup of `markup.ts`. */
export type Markup = string;

/** Why an option, a sentence or a typed number is right or wrong. */
export interface Rationale {
  readonly text: Markup;
  /** What draws candidates to it; empty for the key. */
  readonly whyTempting: Markup;
  readonly misconceptionId: MisconceptionId | null;
  /** Asked of a candidate who chose it, to let the slip be found unaided; empty for the key. */
  readonly repairQuestion: Markup;
}

export interface KeyedOption {
  readonly id: OptionId;
  readonly text: Markup;
  readonly rationale: Rationale;
}

/** A statement that a machine can check: both sides are equal under the given values. */
export interface StepCheck {
  readonly left: string;
  readonly right: string;
  /** Value of each free symbol, as an exact expression. Empty when there is none. */
  readonly given: Readonly<Record<string, string>>;
}

export interface SolutionStep {
  readonly text: Markup;
  readonly why: Markup;
  readonly check: StepCheck | null;
}

export interface Explanation {
  /** Quick Breakdown: at most 90 words. */
  readonly quick: Markup;
  /** Detailed Analysis: at most 450 words. */
  readonly detailed: Markup;
  readonly steps: readonly SolutionStep[];
  /** From "what is asked" to "all but the last step"; three or four levels, none gives the key. */
  readonly hints: readonly Markup[];
  readonly fasterWay: Markup | null;
  /** The rule to keep, in one sentence. */
  readonly takeaway: Markup;
  readonly selfExplain: { readonly prompt: Markup; readonly expectations: readonly string[] };
}

/** What in the text decides a verbal item. */
export interface TextEvidence {
  /** Words of the stem that decide the blank, exactly as printed there. */
  readonly clueWords: readonly string[];
  /** What a reader would put in each blank before looking at the options. */
  readonly blankPredictions: readonly string[];
  /** Sentences of the passage that prove the key. */
  readonly sentenceIds: readonly SentenceId[];
}

export type Verification =
  | { readonly kind: "machine-recomputed"; readonly method: string; readonly date: string }
  | {
      readonly kind: "double-keyed";
      readonly readers: number;
      readonly agreed: number;
      readonly date: string;
    };

export interface Provenance {
  readonly author: string;
  /** ISO date. */
  readonly written: string;
  readonly drafts: number;
  /** The parametric model and seed that made the item, or null when it was written by hand. */
  readonly model: { readonly id: string; readonly seed: number } | null;
}

interface KeyedItemCore {
  readonly id: ItemId;
  readonly version: number;
  /** Kept for those who met it, drawn for nobody. */
  readonly retired: boolean;
  readonly stimulusId: StimulusId | null;
  readonly dataSet: boolean;
  readonly stem: Markup;
  readonly figure: Figure | null;
  readonly difficulty: DifficultyBand;
  /** The exam's pace for this item, in seconds. */
  readonly targetSeconds: number;
  /** What the item exercises, the main component first. */
  readonly knowledgeComponents: readonly KnowledgeComponentId[];
  readonly traps: readonly string[];
  readonly explanation: Explanation;
  readonly evidence: TextEvidence | null;
  readonly verification: Verification;
  readonly provenance: Provenance;
  readonly similarIds: readonly ItemId[];
}

/** A wrong number that a known slip produces, so that a wrong entry can be explained. */
export interface AnticipatedError {
  /** In the form the candidate would type: `12.5`, or `3/8` for a fraction. */
  readonly value: string;
  readonly rationale: Rationale;
}

export interface DecimalKey {
  readonly form: "decimal";
  /** Exact decimal, such as `-36.5`. */
  readonly value: string;
  /** Where the stem asks for rounding: the unit, such as `0.1` or `1`. Otherwise null. */
  readonly roundTo: string | null;
}

export interface FractionKey {
  readonly form: "fraction";
  readonly numerator: number;
  readonly denominator: number;
}

interface WithOptions {
  readonly options: readonly KeyedOption[];
}

/** An item with everything in it. Stays on the server: see `toPublicItem`. */
export type KeyedItem = KeyedItemCore &
  (
    | {
        readonly type: "text-completion";
        readonly blanks: readonly (readonly KeyedOption[])[];
        readonly key: readonly OptionId[];
      }
    | ({ readonly type: "sentence-equivalence"; readonly key: readonly OptionId[] } & WithOptions)
    | ({ readonly type: "reading-single"; readonly key: OptionId } & WithOptions)
    | ({ readonly type: "reading-multiple"; readonly key: readonly OptionId[] } & WithOptions)
    | {
        readonly type: "select-in-passage";
        readonly key: SentenceId;
        readonly sentenceRationales: Readonly<Record<SentenceId, Rationale>>;
      }
    | ({
        readonly type: "quantitative-comparison";
        readonly quantityA: Markup;
        readonly quantityB: Markup;
        readonly key: OptionId;
      } & WithOptions)
    | ({ readonly type: "single-choice"; readonly key: OptionId } & WithOptions)
    | ({
        readonly type: "multiple-choice";
        readonly key: readonly OptionId[];
        readonly picks: number | null;
      } & WithOptions)
    | {
        readonly type: "numeric-entry";
        readonly key: DecimalKey | FractionKey;
        readonly unitBefore: string;
        readonly unitAfter: string;
        readonly anticipatedErrors: readonly AnticipatedError[];
      }
  );
export type KeyedItemOf<Type extends KeyedItem["type"]> = Extract<KeyedItem, { type: Type }>;
