import type { Shortcut } from "../../session/shortcuts-dialog.tsx";

export const WORD_SHORTCUTS: readonly Shortcut[] = [
  ["A to F, or 1 to 6", "Choose an option"],
  ["Enter", "Hand in the answer; after that, take the proposed rating"],
  ["N", "I do not know"],
  ["1, 2, 3, 4", "Once the answer is shown: again, hard, good, easy"],
  ["U", "Take the last rating back"],
  ["L", "Listen to the word"],
  ["?", "This list"],
];
export const WORD_KEYS_HINT =
  "While you type an answer, letters go into the field; Enter hands it in.";
