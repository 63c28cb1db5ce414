import type { TurnInput } from "./turn-context.ts";
import type { MoveKind, TurnPlan } from "./turn-plan.ts";

/**
 * Moves that a language model may put into words of its own. The others carry what was written and verified with the
 * item to be shown as it stands, or do something.
 */
const REWORDED: ReadonlySet<MoveKind> = new Set([
  // What recognition does not understand, or takes for a strange subject, may well be about the question.
  "clarify",
  "off-topic",
  "explain-options",
  "explain-slip",
  "was-right",
  "explain-step",
  "lesson",
  "formulas",
  "faster-way",
  "evidence",
  "outline",
  "guide",
  "comfort",
]);

/**
 * Whether a configured model words a turn: after an attempt, and only what was asked in the student's own words, which
 * authored text may miss. Buttons get the authored text, at once; before an attempt everything is authored.
 */
export function mayBeReworded({ move, mayReveal }: TurnPlan, input: TurnInput): boolean {
  return mayReveal && input.kind === "said" && REWORDED.has(move.kind);
}

/**
 * Whether a configured model may say what was meant: where recognition did not understand, and no answer is known that
 * the model could word itself.
 */
export function mayBeInterpreted({ intent, mayReveal }: TurnPlan, input: TurnInput): boolean {
  return !mayReveal && input.kind === "said" && intent === "unknown";
}
