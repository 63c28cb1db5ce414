import { z } from "zod";

/** What a student can want of the tutor. */
export const TUTOR_INTENTS = [
  "hint",
  "where-to-start",
  "quick-breakdown",
  "detailed-analysis",
  "give-up",
  "why-was-i-wrong",
  "why-option",
  "check-step",
  "explain-step",
  "concept",
  "formula",
  "word-meaning",
  "word-relations",
  "compare-words",
  "evidence",
  "similar",
  "start-drill",
  "how-am-i-doing",
  "what-next",
  "exam-facts",
  "dispute",
  "plot",
  "frustration",
  "essay-help",
  "greeting",
  "what-are-you",
  "strategy",
  "faster-way",
  "pacing",
  "rephrase",
] as const;

export const tutorIntentSchema = z.enum(TUTOR_INTENTS);
export type TutorIntent = z.infer<typeof tutorIntentSchema>;

/** What an utterance can be recognised as: `off-topic` is no intent that anybody may ask for by a button. */
export type RecognisedIntent = TutorIntent | "off-topic";

/** As a button says it. */
export const INTENT_LABELS: Readonly<Record<TutorIntent, string>> = {
  hint: "Give me a hint",
  "where-to-start": "Where do I start?",
  "quick-breakdown": "Quick Breakdown",
  "detailed-analysis": "Detailed Analysis",
  "give-up": "Show the answer",
  "why-was-i-wrong": "Why was I wrong?",
  "why-option": "Why not that option?",
  "check-step": "Check a step of mine",
  "explain-step": "Explain the first step",
  concept: "Explain the concept",
  formula: "Show the formulas",
  "word-meaning": "What does a word mean?",
  "word-relations": "Words like it",
  "compare-words": "Compare two words",
  evidence: "Where does the text say so?",
  similar: "A similar question",
  "start-drill": "Start a drill",
  "how-am-i-doing": "How am I doing?",
  "what-next": "What should I do next?",
  "exam-facts": "About the test",
  dispute: "I think the key is wrong",
  plot: "Draw a graph",
  frustration: "I am stuck",
  "essay-help": "Help with the essay",
  greeting: "Hello",
  "what-are-you": "What are you?",
  strategy: "How to approach this kind",
  "faster-way": "Is there a faster way?",
  pacing: "How is my pace?",
  rephrase: "What is being asked?",
};
