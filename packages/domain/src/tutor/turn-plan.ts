import type { RecognisedIntent, TutorIntent } from "./intents.ts";
import type { Slots } from "./utterance.ts";

/** What the tutor does in a turn. The policy chooses it; the words come after. */
export type Move =
  | { readonly kind: "hint"; readonly from: number; readonly to: number }
  | { readonly kind: "wait"; readonly seconds: number }
  | { readonly kind: "no-more-hints" }
  | { readonly kind: "preview" }
  | { readonly kind: "offer-give-up" }
  | { readonly kind: "hints-off" }
  | { readonly kind: "closed-while-timed" }
  | { readonly kind: "not-before-attempt"; readonly wanted: TutorIntent }
  | { readonly kind: "quick" }
  | { readonly kind: "detailed" }
  | { readonly kind: "show-answer" }
  | { readonly kind: "diagnose" }
  | { readonly kind: "explain-slip" }
  | { readonly kind: "was-right" }
  | { readonly kind: "explain-options"; readonly optionIds: readonly string[] }
  | { readonly kind: "check-relations"; readonly relations: readonly string[] }
  | { readonly kind: "compare-reasoning"; readonly text: string }
  | { readonly kind: "ask-for-step" }
  | { readonly kind: "explain-step"; readonly number: number }
  | { readonly kind: "lesson"; readonly query: string | null }
  | { readonly kind: "formulas"; readonly query: string | null }
  | {
      readonly kind: "words";
      readonly words: readonly string[];
      readonly want: "meaning" | "relations" | "difference";
      /** Before an attempt on a completion item nothing is said that one of its options could be matched with. */
      readonly guarded: boolean;
    }
  | { readonly kind: "words-withheld" }
  | { readonly kind: "ask-for-word" }
  | { readonly kind: "evidence" }
  | { readonly kind: "similar"; readonly level: "easier" | "harder" | null }
  | {
      readonly kind: "drill";
      readonly query: string | null;
      readonly itemCount: number;
      readonly timed: boolean;
    }
  | { readonly kind: "progress" }
  | { readonly kind: "next-practice" }
  | { readonly kind: "debrief" }
  | { readonly kind: "exam-fact"; readonly query: string | null }
  | { readonly kind: "dispute" }
  | { readonly kind: "plot"; readonly expression: string | null }
  | { readonly kind: "comfort" }
  | { readonly kind: "essay-help" }
  | { readonly kind: "greet" }
  | { readonly kind: "introduce" }
  | { readonly kind: "guide" }
  | { readonly kind: "faster-way" }
  | { readonly kind: "pace" }
  | { readonly kind: "outline" }
  | { readonly kind: "no-question" }
  | { readonly kind: "clarify"; readonly candidates: readonly TutorIntent[] }
  | { readonly kind: "off-topic" };
export type MoveKind = Move["kind"];

/** What a turn will say, decided before a word of it is written. */
export interface TurnPlan {
  readonly intent: RecognisedIntent | "unknown";
  /** Of the intent, from 0 to 1; 1 for a button. */
  readonly confidence: number;
  readonly slots: Slots;
  readonly move: Move;
  /** Authored pieces that the move tells, for the record and for the check that nothing else is told. */
  readonly contentIds: readonly string[];
  /** Whether the key and the solution may be spoken of. */
  readonly mayReveal: boolean;
}
