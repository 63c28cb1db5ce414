import { useEffect, useRef } from "react";
import { targetOf } from "../../session/use-shortcuts.ts";
import { type CardStage, type WordCommand, wordCommandFor } from "./word-commands.ts";

interface WordKeys {
  /** False while a dialog has the keyboard. */
  readonly enabled: boolean;
  readonly lettersOn: boolean;
  readonly stage: CardStage;
  readonly choices: number;
  readonly ratings: number;
  readonly onCommand: (command: WordCommand) => void;
}

/** Listens for the keys of a session of words. */
export function useWordKeys(keys: WordKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { enabled, onCommand, ...context } = latest.current;
      if (!enabled || event.defaultPrevented || event.isComposing) return;
      const command = wordCommandFor(
        {
          key: event.key,
          control: event.ctrlKey,
          shift: event.shiftKey,
          foreign: event.altKey || event.metaKey,
          target: targetOf(event.target),
        },
        context,
      );
      if (command === null) return;
      event.preventDefault();
      // A key that is held down commands once: Enter must not walk on through the session.
      if (!event.repeat) onCommand(command);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
