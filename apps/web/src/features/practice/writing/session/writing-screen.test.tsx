import type { Essay } from "@lexiquant/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeSignIn } from "../../../../lib/token-store.ts";
import { ESSAY_ID, essayOf, ratedEssay } from "../../../../testing/essay-builder.ts";
import {
  type FakeAnswers,
  fakeServer,
  NO_ANSWER,
  refusal,
} from "../../../../testing/fake-server.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { SessionScreen } from "../../screens/session-screen.tsx";
// Loaded here, so that no test waits for it.
import "./writing-screen.tsx";

const LONG = { timeout: 8_000 };
const AT = `/practice/session?essay=${ESSAY_ID}`;
const MIRROR_KEY = `lexiquant-essay-ada-${ESSAY_ID}`;

type Saved = { revision: number; text: string };

async function write(essay: Essay = essayOf(), changes: FakeAnswers = {}) {
  const requests = fakeServer({
    readEssay: () => essay,
    saveEssayText: ({ body }) => ({ revision: (body as Saved).revision, clock: essay.clock }), // what the screen sends
    submitEssay: ({ body }) => ratedEssay({ draft: (body as { draft: Saved }).draft }), // as above
    ...changes,
  });
  const view = renderScreen(<SessionScreen />, { at: AT });
  const text = await screen.findByRole<HTMLTextAreaElement>(
    "textbox",
    { name: "Your essay" },
    LONG,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  await user.click(text);
  const bodies = (route: string) =>
    requests.filter((sent) => sent.route === route).map(({ body }) => body);
  return { ...view, text, user, bodies };
}

const press = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  localStorage.clear();
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe("writing an essay", { timeout: 30_000 }, () => {
  it("[QT12] [PS10] shows the task, checks nothing in exam conditions, and saves what is typed", async () => {
    const { text, user, bodies } = await write();
    expect(screen.getByText("Cities should be quiet.")).not.toBeNull();
    expect(screen.getByText("Say how far you agree.")).not.toBeNull();
    expect(screen.getByRole("timer").textContent).toMatch(/^(30:00|29:5\d)$/);
    const off = ["spellcheck", "autocorrect", "autocapitalize"];
    expect(off.map((name) => text.getAttribute(name))).toEqual(["false", "off", "off"]);
    await user.keyboard("Noise");
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(
      () => expect(bodies("saveEssayText").at(-1)).toEqual({ revision: 5, text: "Noise" }),
      LONG,
    );
    expect(await screen.findByText("Saved.", {}, LONG)).not.toBeNull();
  });

  it("leaves spelling help and the clipboard of the system to untimed essays, and counts words", async () => {
    const untimed = essayOf({
      timing: { kind: "untimed" },
      clock: { ...essayOf().clock, limitMs: null, remainingMs: null },
    });
    const { text, user } = await write(untimed);
    expect(text.getAttribute("spellcheck")).toBeNull();
    expect(screen.queryByRole("timer")).toBeNull();
    await user.paste("from outside");
    expect(text.value).toBe("from outside");
    expect(screen.getByText(/2 words/)).not.toBeNull();
    await user.keyboard("{Control>}z{/Control}");
    expect(text.value).toBe("");
  });

  it("lets the buttons of an untimed essay reach the clipboard, and says where the browser refuses", async () => {
    const untimed = essayOf({
      timing: { kind: "untimed" },
      clock: { ...essayOf().clock, limitMs: null, remainingMs: null },
    });
    const { text, user } = await write(untimed);
    await navigator.clipboard.writeText("from outside");
    await user.click(press("Paste"));
    await waitFor(() => expect(text.value).toBe("from outside"));
    text.setSelectionRange(0, 4);
    await user.click(press("Cut"));
    expect(await navigator.clipboard.readText()).toBe("from");
    expect(screen.queryByText(/The browser did not let/)).toBeNull();
    const refuse = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    vi.spyOn(navigator.clipboard, "readText").mockImplementation(refuse);
    await user.click(press("Paste"));
    expect(await screen.findByText(/did not let this button read.*use Ctrl\+V/)).not.toBeNull();
    expect(text.value).toBe("from outside");
  });

  it("says that the text is kept here where it cannot be sent, and has it again after a reload", async () => {
    const { user, unmount } = await write(essayOf(), { saveEssayText: () => NO_ANSWER });
    await user.keyboard("kept");
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await screen.findByText("Offline: kept in this browser.", {}, LONG)).not.toBeNull();
    unmount();
    const { text } = await write();
    expect(text.value).toBe("kept");
  });

  it("shows the text of another device that is newer, and offers what this browser could not send", async () => {
    const unsent = { revision: 4, text: "offline words", savedRevision: 2, leftBehind: null };
    localStorage.setItem(MIRROR_KEY, JSON.stringify(unsent));
    const { text, user, bodies } = await write(
      essayOf({ draft: { revision: 7, text: "from the phone" } }),
    );
    expect(text.value).toBe("from the phone");
    expect(screen.getByText(/another text of this essay \(2 words\)/)).not.toBeNull();
    await user.click(press("Use it instead"));
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your essay" }).value).toBe(
      "offline words",
    );
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(
      () => expect(bodies("saveEssayText").at(-1)).toEqual({ revision: 8, text: "offline words" }),
      LONG,
    );
  });

  it("does not write over a newer text of another window unasked", async () => {
    let server: Saved = { revision: 6, text: "from the other window" };
    const { user, bodies } = await write(essayOf(), {
      saveEssayText: ({ body }) => {
        const sent = body as Saved; // what the screen sends
        if (sent.revision > server.revision) server = sent;
        return { revision: server.revision, clock: essayOf().clock };
      },
    });
    await user.keyboard("mine");
    await vi.advanceTimersByTimeAsync(1_500);
    await screen.findByText(/A newer text of this essay was saved/, {}, LONG);
    await user.keyboard(" too");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.text).toBe("from the other window");
    await user.click(press("Keep this one"));
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(() => expect(server.text).toBe("mine too"), LONG);
    expect(bodies("saveEssayText").at(-1)).toMatchObject({ text: "mine too" });
  });
});

describe("submitting an essay", { timeout: 30_000 }, () => {
  it("submits after a confirmation, with the last words, and goes to the feedback", async () => {
    const { user, bodies, router } = await write();
    await user.keyboard("last words");
    await user.click(press("Submit"));
    const dialog = within(await screen.findByRole("dialog", { name: "Submit this essay?" }, LONG));
    expect(dialog.getByText(/Your essay has 2 words/)).not.toBeNull();
    await user.click(dialog.getByRole("button", { name: "Submit the essay" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/practice/results"), LONG);
    expect(bodies("submitEssay")).toEqual([{ draft: { revision: 10, text: "last words" } }]);
  });

  it("submits by itself at 0:00, and again until the server has it", async () => {
    const nearly = essayOf({ clock: { ...essayOf().clock, remainingMs: 3_000 } });
    let online = false;
    const { user, bodies, router } = await write(nearly, {
      saveEssayText: () => NO_ANSWER,
      submitEssay: () => (online ? ratedEssay() : NO_ANSWER),
    });
    await user.keyboard("in time");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await screen.findByRole("heading", { name: "Time is up" }, LONG)).not.toBeNull();
    online = true;
    await vi.advanceTimersByTimeAsync(4_000);
    await waitFor(() => expect(router.state.location.pathname).toBe("/practice/results"), LONG);
    expect(bodies("submitEssay").at(-1)).toMatchObject({ draft: { text: "in time" } });
  });

  it("goes to the essay as it stands where the rater is too busy: it is submitted all the same", async () => {
    let state: Essay["state"] = "writing";
    const { user, router } = await write(essayOf(), {
      readEssay: () => essayOf({ state }),
      submitEssay: () => {
        state = "failed";
        return refusal("essay-rater-busy");
      },
    });
    await user.click(press("Submit"));
    await user.click(await screen.findByRole("button", { name: "Submit the essay" }, LONG));
    await waitFor(() => expect(router.state.location.pathname).toBe("/practice/results"), LONG);
  });

  it("says so where the essay that is submitted is not there any more", async () => {
    let isThere = true;
    const { user } = await write(essayOf(), {
      readEssay: () => (isThere ? essayOf() : refusal("essay-not-found")),
      submitEssay: () => refusal("essay-not-found"),
    });
    await user.click(press("Submit"));
    isThere = false;
    await user.click(await screen.findByRole("button", { name: "Submit the essay" }, LONG));
    expect(await screen.findByText("The essay could not be opened.", {}, LONG)).not.toBeNull();
  });
});

describe("earlier versions of what is written", { timeout: 30_000 }, () => {
  it("brings an earlier version back as one edit that can be undone, and offers none in exam conditions", async () => {
    const asked: string[] = [];
    const versions: FakeAnswers = {
      listEssayVersions: () => ({
        versions: [
          { revision: 9, savedAt: "2026-11-22T10:05:00.000Z", words: 2 },
          { revision: 4, savedAt: "2026-11-22T10:01:00.000Z", words: 6 },
        ],
      }),
      readEssayVersion: ({ url }) => {
        asked.push(url);
        return {
          revision: 4,
          savedAt: "2026-11-22T10:01:00.000Z",
          words: 6,
          text: "A passage that was here. Short text",
        };
      },
    };
    const untimed = essayOf({
      timing: { kind: "untimed" },
      clock: { ...essayOf().clock, limitMs: null, remainingMs: null },
      draft: { revision: 9, text: "Short text" },
    });
    const { text, user, bodies, unmount } = await write(untimed, versions);
    await user.click(press("Earlier versions"));
    const dialog = within(await screen.findByRole("dialog", { name: "Earlier versions" }, LONG));
    const chosen = await dialog.findByRole("combobox", { name: "Version" }, LONG);
    expect(within(chosen).getAllByRole("option")).toHaveLength(1);
    expect(chosen.textContent).toContain("6 words (4 more)");
    await user.click(await dialog.findByRole("button", { name: "Bring this back" }, LONG));
    expect(asked[0]).toContain("/versions/4/");
    expect(text.value).toBe("A passage that was here. Short text");
    expect(document.activeElement).toBe(text);
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(
      () => expect(bodies("saveEssayText").at(-1)).toMatchObject({ revision: 10 }),
      LONG,
    );
    await user.click(press("Undo"));
    expect(text.value).toBe("Short text");
    unmount();
    await write(essayOf(), versions);
    expect(screen.queryByRole("button", { name: "Earlier versions" })).toBeNull();
  });
});
