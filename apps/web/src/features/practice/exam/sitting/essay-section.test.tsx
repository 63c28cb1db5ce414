import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeSignIn } from "../../../../lib/token-store.ts";
import { EXAM_ID, examSection, fakeExam, preparedExam } from "../../../../testing/fake-exam.ts";
import { NO_ANSWER } from "../../../../testing/fake-server.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { SessionScreen } from "../../screens/session-screen.tsx";
// Loaded here, so that no test waits for it.
import "./sitting-screen.tsx";

const LONG = { timeout: 8_000 };
const ESSAY = {
  promptId: "w-1",
  paragraphs: ["Cities should be quiet."],
  directive: "Write a response in which you discuss how far you agree.",
  draft: { revision: 0, text: "" },
};

async function write(changes: Parameters<typeof fakeExam>[0] = {}) {
  const server = fakeExam({
    exam: preparedExam({
      sections: [
        examSection({ place: 0, measure: "analytical-writing", questions: 1 }),
        examSection({ place: 1 }),
      ],
    }),
    essay: ESSAY,
    ...changes,
  });
  server.begin(0);
  renderScreen(<SessionScreen />, { at: `/practice/session?exam=${EXAM_ID}` });
  const text = await screen.findByRole<HTMLTextAreaElement>(
    "textbox",
    { name: "Your essay" },
    LONG,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  await user.click(text);
  return { server, text, user };
}

const press = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe("the essay editor", { timeout: 30_000 }, () => {
  it("[PS10] shows issue and directions, checks nothing, and saves what is typed", async () => {
    const { server, text, user } = await write();
    expect(screen.getByText("Cities should be quiet.")).not.toBeNull();
    expect(screen.getByText(/discuss how far you agree/)).not.toBeNull();
    const off = ["autocorrect", "autocapitalize", "autocomplete"];
    expect(off.map((name) => text.getAttribute(name))).toEqual(["off", "off", "off"]);
    const never = ["spellcheck", "writingsuggestions"];
    expect(never.map((name) => text.getAttribute(name))).toEqual(["false", "false"]);
    await user.keyboard("Noise t");
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(() => expect(server.lastSaved()?.essay).toMatchObject({ text: "Noise t" }), LONG);
    expect(await screen.findByText("Saved.", {}, LONG)).not.toBeNull();
  });

  it("[PS10] cuts, copies and pastes inside the essay, and undoes and redoes by button and key", async () => {
    const { text, user } = await write();
    await user.keyboard("one two");
    text.setSelectionRange(0, 4);
    await user.click(press("Cut"));
    expect(text.value).toBe("two");
    await user.click(press("Undo"));
    expect(text.value).toBe("one two");
    await user.click(press("Redo"));
    text.setSelectionRange(3, 3);
    await user.click(press("Paste"));
    expect(text.value).toBe("twoone ");
    expect(document.activeElement).toBe(text);
    await user.keyboard("{Control>}z{/Control}");
    expect(text.value).toBe("two");
    await user.keyboard("{Control>}y{/Control}");
    expect(text.value).toBe("twoone ");
  });

  it("[PS10] takes nothing from the clipboard of the system, and gives it nothing", async () => {
    const { text, user } = await write();
    await navigator.clipboard.writeText("from outside");
    await user.click(press("Paste"));
    expect(text.value).toBe("");
    await user.paste("from outside");
    expect(text.value).toBe("");
    await user.keyboard("own");
    text.setSelectionRange(0, 3);
    await user.copy();
    text.setSelectionRange(3, 3);
    await user.paste("from outside");
    expect(text.value).toBe("ownown");
    text.setSelectionRange(0, 3);
    await user.click(press("Copy"));
    expect(await navigator.clipboard.readText()).toBe("from outside");
  });

  it("says that the longest text is reached, and that a paste was left out", async () => {
    const draft = { revision: 1, text: "x".repeat(19_999) };
    const { text, user } = await write({ essay: { ...ESSAY, draft } });
    expect(screen.queryByText(/20,000 characters/)).toBeNull();
    text.setSelectionRange(19_999, 19_999);
    await user.keyboard("y");
    expect(await screen.findByText(/longest text that can be kept: 20,000/)).not.toBeNull();
    text.setSelectionRange(0, 3);
    await user.click(press("Copy"));
    text.setSelectionRange(0, 0);
    await user.click(press("Paste"));
    expect(await screen.findByText(/The end of what you pasted is left out/)).not.toBeNull();
    expect(text.value).toHaveLength(20_000);
    await user.click(press("Undo"));
    await user.keyboard("{Backspace}");
    expect(screen.queryByText(/20,000/)).toBeNull();
  });

  it("[PS10] counts words only where that is chosen", async () => {
    const { user } = await write();
    await user.keyboard("one two");
    expect(screen.queryByText(/2 words/)).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: /Word count/ }));
    expect(screen.getByText(/2 words/)).not.toBeNull();
  });

  it("says that the text is kept here where it cannot be sent, and has it again after a reload", async () => {
    const { user, server } = await write({ changes: { saveSectionWork: () => NO_ANSWER } });
    await user.keyboard("kept");
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await screen.findByText("Kept in this browser, not sent yet.", {}, LONG)).not.toBeNull();
    renderScreen(<SessionScreen />, { at: `/practice/session?exam=${EXAM_ID}` });
    await waitFor(() => {
      const texts = screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: "Your essay" });
      expect(texts.map(({ value }) => value)).toEqual(["kept", "kept"]);
    }, LONG);
    expect(server.of("readExam").length).toBeGreaterThan(1);
  });

  it("sends the essay with the section's end", async () => {
    const { user, server } = await write();
    await user.keyboard("last words");
    await user.click(press("Exit section"));
    const dialog = within(await screen.findByRole("dialog", { name: "Exit this section?" }, LONG));
    expect(dialog.getByText(/Your essay is kept as it is/)).not.toBeNull();
    await user.click(dialog.getByRole("button", { name: "Exit section" }));
    await waitFor(
      () =>
        expect(server.of("endSection").at(-1)?.body).toMatchObject({
          work: [],
          essay: { text: "last words" },
        }),
      LONG,
    );
  });
});

describe("an essay that the network kept back", { timeout: 30_000 }, () => {
  /** Saves `saved`, writes `unsent` without a network, and comes back after 0:00. */
  async function comeBackLate() {
    let reachable = true;
    const { server, user } = await write({
      changes: {
        saveSectionWork: ({ body }) => {
          if (!reachable) return NO_ANSWER;
          const sent = body as Parameters<typeof server.store>[0]; // what the screen sends
          server.store(sent);
          return { stored: [], essayRevision: sent.essay?.revision ?? null, clock: server.clock() };
        },
        endSection: ({ body }) =>
          reachable ? server.end(0, body as Parameters<typeof server.store>[0], true) : NO_ANSWER, // what the screen sends
      },
    });
    server.remainingMs = 5_000;
    await user.keyboard("saved");
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await screen.findByText("Saved.", {}, LONG)).not.toBeNull();
    reachable = false;
    await user.keyboard(" unsent");
    await vi.advanceTimersByTimeAsync(6_000);
    await screen.findByRole("heading", { name: "Time is up" }, LONG);
    expect(screen.getByText(/saved before the end is scored.*but it is not scored/)).not.toBeNull();
    reachable = true;
    server.remainingMs = 0;
    window.dispatchEvent(new Event("online"));
    await screen.findByRole("heading", { name: "Section 2 of 2: Verbal Reasoning" }, LONG);
    return { server, user };
  }
  const mirror = () => localStorage.getItem(`lexiquant-exam-ada-${EXAM_ID}-0`);

  it("is kept in the browser, said not to be scored, and shown until it is discarded", async () => {
    const { user } = await comeBackLate();
    expect(mirror()).toContain("saved unsent");
    expect(screen.getByText(/Time was up.*wrote last was not saved.*not scored/)).not.toBeNull();
    const late = within(screen.getByRole("region", { name: "Text that came too late" }));
    expect(late.getByText("saved unsent")).not.toBeNull();
    expect(late.getByText(/so it is not scored/)).not.toBeNull();
    await user.click(late.getByRole("button", { name: "Discard it" }));
    expect(screen.queryByRole("region", { name: "Text that came too late" })).toBeNull();
    expect(mirror()).toBeNull();
  });

  it("is not kept twice where all of it came in time", async () => {
    const { user, server } = await write();
    await user.keyboard("all of it");
    await user.click(press("Exit section"));
    const dialog = within(await screen.findByRole("dialog", { name: "Exit this section?" }, LONG));
    await user.click(dialog.getByRole("button", { name: "Exit section" }));
    await screen.findByRole("heading", { name: "Section 2 of 2: Verbal Reasoning" }, LONG);
    expect(server.exam.lastEnded?.essay?.text).toBe("all of it");
    expect(screen.queryByRole("region", { name: "Text that came too late" })).toBeNull();
    await waitFor(() => expect(mirror()).toBeNull());
  });
});
