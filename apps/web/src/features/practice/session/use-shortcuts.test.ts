import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Command } from "./shortcut-commands.ts";
import { useShortcuts } from "./use-shortcuts.ts";

function listen(): Command[] {
  const commands: Command[] = [];
  const onCommand = (command: Command) => commands.push(command);
  renderHook(() =>
    useShortcuts({ enabled: true, lettersOn: true, optionIds: ["A", "B"], onCommand }),
  );
  return commands;
}
const press = (key: string, repeat = false) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }),
  );

describe("keys pressed in a session", () => {
  it("command once, however long they are held", () => {
    const commands = listen();
    press("Enter");
    press("Enter", true);
    press("Enter", true);
    expect(commands).toEqual([{ kind: "advance" }]);
  });

  it("wait for the second letter while the first is held", () => {
    const commands = listen();
    press("x");
    press("x", true);
    press("b");
    expect(commands).toEqual([{ kind: "eliminate", optionId: "B" }]);
  });
});
