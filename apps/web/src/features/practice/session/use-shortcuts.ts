import { useEffect, useRef } from "react";
import { type Command, commandFor, type KeyPrefix, type KeyTarget } from "./shortcut-commands.ts";

interface Shortcuts {
  /** False while a dialog has the keyboard. */
  readonly enabled: boolean;
  readonly lettersOn: boolean;
  readonly optionIds: readonly string[];
  readonly onCommand: (command: Command) => void;
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let prefix: KeyPrefix = null;
    const listen = (event: KeyboardEvent) => {
      const { enabled, lettersOn, optionIds, onCommand } = latest.current;
      if (!enabled || event.defaultPrevented || event.isComposing) return;
      const outcome = commandFor(
        {
          key: event.key,
          control: event.ctrlKey,
          shift: event.shiftKey,
          foreign: event.altKey || event.metaKey,
          target: targetOf(event.target),
        },
        { optionIds, prefix, lettersOn },
      );
      // A key that is held down commands once: Enter must not walk on through the session.
      if (!event.repeat) prefix = outcome.prefix;
      if (outcome.command === null) return;
      event.preventDefault();
      if (!event.repeat) onCommand(outcome.command);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const NOT_TYPED_IN: ReadonlySet<string> = new Set(["radio", "checkbox"]);

/** Where a key was pressed. */
export function targetOf(target: EventTarget | null): KeyTarget {
  if (!(target instanceof HTMLElement)) return "page";
  if (target instanceof HTMLInputElement) return NOT_TYPED_IN.has(target.type) ? "page" : "entry";
  if (target.isContentEditable || target.matches("textarea, select")) return "text";
  return target.closest("button, a[href], summary, [role='tab']") === null ? "page" : "control";
}
