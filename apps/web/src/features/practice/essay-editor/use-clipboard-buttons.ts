import { useState } from "react";
import type { EssayCommands } from "./use-essay.ts";

type ClipboardCommand = "cut" | "copy" | "paste";

const REFUSALS: Record<ClipboardCommand, string> = {
  cut: "The browser did not let this button reach the clipboard. What you cut can be pasted here, in this essay.",
  copy: "The browser did not let this button reach the clipboard. Use Ctrl+C, on a Mac Cmd+C.",
  paste:
    "The browser did not let this button read the clipboard. What was cut or copied here is pasted; for the rest use Ctrl+V, on a Mac Cmd+V.",
};

/**
 * What the buttons Cut, Copy and Paste do. Outside the test they reach the system's clipboard, where the browser lets
 * them; under its conditions never.
 */
export function useClipboardButtons(commands: EssayCommands, inExam: boolean) {
  const [refused, setRefused] = useState<ClipboardCommand | null>(null);
  const give = async (command: "cut" | "copy") => {
    const held = commands[command]();
    if (inExam || held === "") return;
    const isGiven = await giveToSystem(held);
    setRefused(isGiven ? null : command);
  };
  const paste = async () => {
    if (inExam) {
      commands.paste();
      return;
    }
    const outside = await takeFromSystem();
    setRefused(outside === null ? "paste" : null);
    commands.paste(outside ?? undefined);
  };
  return {
    cut: () => void give("cut"),
    copy: () => void give("copy"),
    paste,
    refusal: refused === null ? null : REFUSALS[refused],
  };
}

/** Without a secure connection a browser has no clipboard to offer; with one it may still refuse. */
async function giveToSystem(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Null where the browser refuses. */
async function takeFromSystem(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()).replaceAll("\r\n", "\n");
  } catch {
    return null;
  }
}
