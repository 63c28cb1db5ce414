import type { PublicItem, Response } from "@lexiquant/domain/item";
import { withoutOption } from "@lexiquant/domain/session";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TEST_ITEMS, TEST_PASSAGE } from "../testing/test-items.ts";
import { type Answering, lookingBack } from "./answering.ts";
import { ItemView } from "./item-view.tsx";
import { StimulusView } from "./stimulus-view.tsx";

/** Shows an item as a session does, and keeps what was answered last. */
function answer(item: PublicItem) {
  const seen: { response: Response | null } = { response: null };
  function Desk() {
    const [response, setResponse] = useState<Response | null>(null);
    const [eliminatedIds, setEliminatedIds] = useState<string[]>([]);
    seen.response = response;
    const answering: Answering = {
      response,
      eliminatedIds,
      locked: false,
      key: null,
      onRespond: setResponse,
      onToggleElimination: (id) => {
        setEliminatedIds([...eliminatedIds, id]);
        setResponse(withoutOption(response, id));
      },
    };
    const selection =
      item.type === "select-in-passage"
        ? {
            selectedId: response?.type === item.type ? response.sentenceId : null,
            locked: false,
            onSelect: (sentenceId: string) => setResponse({ type: item.type, sentenceId }),
          }
        : null;
    return (
      <>
        {selection !== null && <StimulusView stimulus={TEST_PASSAGE} selection={selection} />}
        <ItemView item={item} stimulus={TEST_PASSAGE} answering={answering} />
      </>
    );
  }
  render(<Desk />);
  return { seen, user: userEvent.setup() };
}

// The simulated browser lacks this; the simulated arrow keys need it to find the group.
beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("answering by keyboard", () => {
  it("[QT1] fills each blank from its own column, and the sentence shows the word", async () => {
    const { seen, user } = answer(TEST_ITEMS["text-completion"]);
    await user.tab();
    await user.keyboard(" ");
    await user.tab();
    expect(screen.getByRole("button", { name: "Strike out option A" })).toBe(
      document.activeElement,
    );
    screen.getByRole("radio", { name: /text of D/ }).focus();
    await user.keyboard(" {ArrowDown}");
    expect(seen.response).toEqual({ type: "text-completion", optionIds: ["A", "E"] });
    const stem = document.querySelector("[data-highlight-region=stem]");
    expect(stem?.textContent).toContain("Blank (i): text of A");
    expect(stem?.textContent).toContain("Blank (ii): text of E");
  });

  it.each(["sentence-equivalence", "reading-multiple", "multiple-choice"] as const)(
    "[QT2] [QT4] [QT8] %s: squares are ticked and taken back with Space",
    async (type) => {
      const { seen, user } = answer(TEST_ITEMS[type]);
      for (const letter of ["C", "A", "B", "B"]) {
        screen.getByRole("checkbox", { name: new RegExp(`text of ${letter}`) }).focus();
        await user.keyboard(" ");
      }
      expect(seen.response).toEqual({ type, optionIds: ["A", "C"] });
    },
  );

  it.each(["reading-single", "quantitative-comparison", "single-choice"] as const)(
    "%s: the arrow keys move the one oval",
    async (type) => {
      const { seen, user } = answer(TEST_ITEMS[type]);
      screen.getByRole("radio", { name: /text of A/ }).focus();
      await user.keyboard(" {ArrowDown}{ArrowDown}");
      expect(seen.response).toEqual({ type, optionId: "C" });
      expect(
        screen.getAllByRole("radio").filter((one) => (one as HTMLInputElement).checked),
      ).toHaveLength(1); // every radio is an input
    },
  );

  it("[QT5] chooses a sentence in the passage with the arrow keys and repeats it beside the question", async () => {
    const { seen, user } = answer(TEST_ITEMS["select-in-passage"]);
    const sentences = within(screen.getByRole("radiogroup")).getAllByRole("radio");
    expect(sentences).toHaveLength(3);
    sentences[0]?.focus();
    await user.keyboard("{ArrowDown}");
    expect(seen.response).toEqual({ type: "select-in-passage", sentenceId: "p1s2" });
    expect(screen.getByLabelText("Selected sentence").textContent).toContain("Sentence 2 of 3");
  });

  it("[QT9] takes a decimal as typed and says in words what cannot be a number", async () => {
    const { seen, user } = answer(TEST_ITEMS["numeric-entry"]);
    await user.tab();
    await user.keyboard("-");
    expect(screen.queryByText(/Use digits/)).toBeNull();
    await user.keyboard("4.50");
    expect(seen.response).toEqual({
      type: "numeric-entry",
      entry: { form: "decimal", text: "-4.50" },
    });
    await user.keyboard("x");
    expect(screen.getByText(/Use digits/)).not.toBeNull();
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  });

  it("[QT10] takes a fraction in two boxes and refuses a denominator of 0", async () => {
    const { seen, user } = answer({ ...TEST_ITEMS["numeric-entry"], form: "fraction" });
    await user.tab();
    await user.keyboard("3");
    await user.tab();
    await user.keyboard("0");
    expect(screen.getByText("The denominator cannot be 0.")).not.toBeNull();
    await user.keyboard("{Backspace}8");
    expect(seen.response).toEqual({
      type: "numeric-entry",
      entry: { form: "fraction", numerator: "3", denominator: "8" },
    });
    expect(screen.queryByText("The denominator cannot be 0.")).toBeNull();
  });
});

describe("striking out", () => {
  it("takes a choice back and says so to screen readers", async () => {
    const { seen, user } = answer(TEST_ITEMS["single-choice"]);
    await user.click(screen.getByRole("radio", { name: /text of B/ }));
    await user.click(screen.getByRole("button", { name: "Strike out option B" }));
    expect(seen.response).toEqual({ type: "single-choice", optionId: null });
    expect(screen.getByRole("radio", { name: /text of B.*struck out/ })).not.toBeNull();
  });
});

describe("looking back", () => {
  it("marks the key and a wrong choice in words, and nothing can be changed", () => {
    const answering = lookingBack(
      { type: "single-choice", optionId: "B" },
      { type: "single-choice", optionId: "D" },
    );
    render(<ItemView item={TEST_ITEMS["single-choice"]} stimulus={null} answering={answering} />);
    expect(screen.getByRole("radio", { name: /text of B.*Yours, wrong/ })).not.toBeNull();
    expect(screen.getByRole("radio", { name: /text of D.*Right answer/ })).not.toBeNull();
    for (const radio of screen.getAllByRole("radio")) {
      expect(radio.hasAttribute("disabled")).toBe(true);
    }
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says nothing about the key while there is none to show", () => {
    const answering = lookingBack({ type: "single-choice", optionId: "B" }, null);
    render(<ItemView item={TEST_ITEMS["single-choice"]} stimulus={null} answering={answering} />);
    expect(screen.queryByText(/Right answer|Yours/)).toBeNull();
  });
});
