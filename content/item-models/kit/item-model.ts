import type { Figure } from "@lexiquant/domain/item";
import type { CheckedItem, RecomputedKey } from "../../machine-checks/machine-check.ts";
import { type Chance, seededChance } from "./chance.ts";

/**
 * An item model is a question with its numbers, story and wording left open. A seed fixes them, and
 * the same seed always makes the same item. The key is computed exactly from the parameters; it is
 * then recomputed from the statement by another road (`recompute`), which shares no code with it.
 */

/** Why the right response is right. */
export interface Reason {
  readonly rationale: string;
}

/** Why a wrong response is wrong, and the named slip that leads to it. */
export interface Slip extends Reason {
  /** Id of the misconception catalogue. */
  readonly misconception: string;
  readonly whyTempting: string;
  readonly repairQuestion: string;
}

interface Choice {
  /** Markup, for example `$\frac{3}{4}$`. */
  readonly text: string;
  /** Numeric value, by which options are put in rising order. Without it they are shuffled. */
  readonly order?: number;
}
export type RightChoice = Choice & Reason;
export type WrongChoice = Choice & Slip;

export type Relation = "A" | "B" | "C" | "D";

/** What the candidate answers, by type. */
export type QuestionBody =
  | {
      readonly type: "single-choice";
      readonly key: RightChoice;
      /** Four or more, the best first: the first four that differ from the key and each other are used. */
      readonly wrong: readonly WrongChoice[];
    }
  | {
      readonly type: "multiple-choice";
      readonly right: readonly RightChoice[];
      readonly wrong: readonly WrongChoice[];
      /** Where the stem states how many to choose. */
      readonly picks: number | null;
    }
  | {
      readonly type: "quantitative-comparison";
      readonly quantityA: string;
      readonly quantityB: string;
      readonly key: Relation;
      /** A reason for the key, a slip for each of the three others. */
      readonly answers: Readonly<Record<Relation, Reason | Slip>>;
    }
  | {
      readonly type: "numeric-entry";
      readonly key:
        | { readonly form: "decimal"; readonly value: string; readonly roundTo?: string }
        | { readonly form: "fraction"; readonly numerator: number; readonly denominator: number };
      readonly unitBefore?: string;
      readonly unitAfter?: string;
      /** Wrong numbers that slips lead to, `"12.5"` or `"3/5"`; those equal to the key are left out. */
      readonly slips: readonly (Slip & { readonly value: string })[];
    };

export interface ModelStep {
  readonly text: string;
  readonly why: string;
  /** Both sides are equal exactly under `given`, in plain ASCII mathematics. */
  readonly check?: {
    readonly left: string;
    readonly right: string;
    readonly given?: Readonly<Record<string, string>>;
  };
}

/** One question, complete but for its id. Word limits and hint rules are those of `docs/writing-items.md`. */
export interface Question {
  readonly stem: string;
  readonly figure?: Figure;
  readonly body: QuestionBody;
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  readonly targetSeconds: number;
  readonly explanation: {
    readonly quick: string;
    readonly detailed: string;
    readonly steps: readonly ModelStep[];
    readonly hints: readonly string[];
    readonly fasterWay?: string;
    readonly takeaway: string;
    readonly selfExplain: { readonly prompt: string; readonly expectations: readonly string[] };
  };
}

interface ModelDefinition<Parameters> {
  /** Stable, kebab case: `percent-successive-changes-qc`. */
  readonly id: string;
  /** Leaves of the tree, the main one first. */
  readonly knowledgeComponents: readonly string[];
  readonly traps: readonly string[];
  /** How `recompute` finds the key, in one clause; shown to students. */
  readonly method: string;
  /** Null where the draw does not meet the model's constraints: another is made. */
  readonly draw: (chance: Chance) => Parameters | null;
  readonly write: (parameters: Parameters) => Question;
  readonly recompute: (parameters: Parameters, item: CheckedItem) => RecomputedKey;
}

/** What a seed makes of a model. */
export interface Draw {
  readonly question: Question;
  readonly recompute: (item: CheckedItem) => RecomputedKey;
  /** For what the model leaves open after the parameters are drawn: the order of unordered options. */
  readonly chance: Chance;
}

export interface ItemModel
  extends Pick<ModelDefinition<never>, "id" | "knowledgeComponents" | "traps" | "method"> {
  /** Every acceptable draw of a seed, one after the other; the first that makes a sound item counts. */
  readonly draws: (seed: number) => Generator<Draw>;
}

const MOST_ATTEMPTS = 2_000;

export function defineModel<Parameters>(definition: ModelDefinition<Parameters>): ItemModel {
  const { id, knowledgeComponents, traps, method, draw, write, recompute } = definition;
  return {
    id,
    knowledgeComponents,
    traps,
    method,
    draws: function* (seed) {
      const chance = seededChance(seed);
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const parameters = draw(chance);
        if (parameters === null) continue;
        yield {
          question: write(parameters),
          recompute: (item) => recompute(parameters, item),
          chance,
        };
      }
    },
  };
}
