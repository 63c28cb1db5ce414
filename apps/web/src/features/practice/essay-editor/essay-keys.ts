import type { Shortcut } from "../session/shortcuts-dialog.tsx";

export const ESSAY_KEYS: readonly Shortcut[] = [
  ["Ctrl+X, Ctrl+C, Ctrl+V", "Cut, copy, paste (on a Mac with Cmd)"],
  ["Ctrl+Z / Ctrl+Y or Ctrl+Shift+Z", "Undo / redo"],
  ["Tab", "Leave the text"],
];
