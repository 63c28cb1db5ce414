import type { Move } from "./turn-plan.ts";
import type { Wanted } from "./wanted.ts";

const DRILL_ITEMS = 10;
const MOST_DRILL_ITEMS = 40;

/** Moves that tell nothing of any question, whatever its state. Null where the intent is about one. */
export function planAnywhere({ intent, slots, text }: Wanted): Move | null {
  switch (intent) {
    case "start-drill":
      return {
        kind: "drill",
        query: text === "" ? null : text,
        itemCount: Math.min(MOST_DRILL_ITEMS, Math.max(1, slots.count ?? DRILL_ITEMS)),
        timed: slots.timed,
      };
    case "how-am-i-doing":
      return { kind: "progress" };
    case "what-next":
      return { kind: "next-practice" };
    case "exam-facts":
      return { kind: "exam-fact", query: text === "" ? null : text };
    case "essay-help":
      return { kind: "essay-help" };
    case "greeting":
      return { kind: "greet" };
    case "what-are-you":
      return { kind: "introduce" };
    case "frustration":
      return { kind: "comfort" };
    default:
      return null;
  }
}

/** Teaching that belongs to no single question: lessons, formulas, graphs. Null for other intents. */
export function planTeaching({ intent, slots, text }: Wanted): Move | null {
  const query = text === "" ? null : text;
  switch (intent) {
    case "concept":
      return { kind: "lesson", query };
    case "formula":
      return { kind: "formulas", query };
    case "plot":
      return { kind: "plot", expression: slots.expression };
    default:
      return null;
  }
}

/** What is said of words. Null for other intents. */
export function planWords({ intent, slots }: Wanted, guarded: boolean): Move | null {
  const want = WORD_WANTS[intent];
  if (want === undefined) return null;
  const enough = slots.words.length >= (want === "difference" ? 2 : 1);
  return enough ? { kind: "words", words: slots.words, want, guarded } : { kind: "ask-for-word" };
}

const WORD_WANTS: Readonly<Partial<Record<string, "meaning" | "relations" | "difference">>> = {
  "word-meaning": "meaning",
  "word-relations": "relations",
  "compare-words": "difference",
};
