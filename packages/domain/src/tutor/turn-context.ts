import type {
  ItemKind,
  KeyedItem,
  Markup,
  PublicItem,
  Rationale,
  Response,
  Stimulus,
} from "../item/index.ts";
import type { ItemId, KnowledgeComponentId } from "../kernel/index.ts";
import type { Directness } from "./hint-ladder.ts";
import type { TutorIntent } from "./intents.ts";

/** A topic (level 2 of the tree), under the name that students see. */
export interface Topic {
  readonly id: KnowledgeComponentId;
  readonly name: string;
}

interface ItemFacts {
  readonly kind: ItemKind;
  readonly topic: Topic;
  readonly stimulus: Stimulus | null;
  /** Whether the same skill can be asked again with other numbers. */
  readonly hasTwins: boolean;
}

/** Before an attempt: what the student sees, and the hints. There is no key in it to give away. */
export interface UnansweredItem extends ItemFacts {
  readonly state: "before" | "timed";
  readonly item: PublicItem;
  readonly hints: readonly Markup[];
  readonly hintsShown: number;
  readonly sinceHintMs: number | null;
  /** In timed practice hints are given only to those who turned them on. */
  readonly hintsAllowed: boolean;
  /** Milliseconds in view so far. */
  readonly elapsedMs: number;
}

/** After an attempt whose outcome is let out, or after the answer was shown. */
export interface AnsweredItem extends ItemFacts {
  readonly state: "after";
  readonly item: KeyedItem;
  readonly outcome: "right" | "wrong" | "gave-up";
  /** Null where the answer was shown without an attempt. */
  readonly response: Response | null;
  /** What is said of the wrong options or the wrong number chosen. */
  readonly slips: readonly NamedRationale[];
  readonly elapsedMs: number | null;
  /** Whether the slip was already talked about in this thread. */
  readonly diagnosed: boolean;
}

export interface NamedRationale extends Rationale {
  /** As students see it: "Option B", "Sentence 3", "25". */
  readonly label: string;
  readonly misconception: { readonly name: string; readonly remedy: string } | null;
}

export type ItemContext = UnansweredItem | AnsweredItem;

/** A session that has ended, for its debrief. */
export interface DebriefFigures {
  readonly answered: number;
  readonly correct: number;
  readonly questions: number;
  readonly elapsedMs: number;
  readonly paceMs: number;
  readonly missed: readonly { readonly itemId: ItemId; readonly topic: Topic }[];
}

/** All that one turn may use. */
export interface TurnContext {
  /** Null in the debrief of a session. */
  readonly question: ItemContext | null;
  readonly debrief: DebriefFigures | null;
  readonly directness: Directness;
}

/** What a student sends: words, or a button. */
export type TurnInput =
  | { readonly kind: "said"; readonly text: string }
  | { readonly kind: "chose"; readonly intent: TutorIntent };
