import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import {
  type FakeAnswers,
  type FakeRequest,
  fakeServer,
  NO_ANSWER,
  refusal,
} from "../../../testing/fake-server.ts";
import { mistakeOf, mistakePage } from "../../../testing/mistake-builder.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { MistakesView } from "./mistakes-view.tsx";

const first = mistakeOf(1);
const second = mistakeOf(2, { cause: "time", note: "Began too late", hasTwins: true });

function show(changes: FakeAnswers = {}, at = "/analytics?view=errors") {
  const requests = fakeServer({
    listTopics: () => ({ topics: [] }),
    listMistakes: () => mistakePage([first, second], { all: 12, due: 3 }),
    saveMistake: ({ body }) => ({ ...first, ...(body as object) }), // what the view sends
    ...changes,
  });
  return { requests, ...renderScreen(<MistakesView />, { at }) };
}

const of = (requests: readonly FakeRequest[], route: FakeRequest["route"]) =>
  requests.filter((sent) => sent.route === route);

const entry = async (name: RegExp) => within(await screen.findByRole("article", { name }));

describe("[AN6] the error log", () => {
  it("[PR3] names of every mistake the misconception, its remedy, the cause and the way back", async () => {
    show();
    expect(await screen.findByText(/12 mistakes in your log. 3 questions are due/)).not.toBeNull();
    const card = await entry(/number 1/);
    expect(card.getByText("Took the part for the whole")).not.toBeNull();
    expect(card.getByText("Ask what the whole is.")).not.toBeNull();
    expect(card.getByText(/Proposed: slip, because you usually/)).not.toBeNull();
    expect(
      within(card.getByRole("list", { name: "Way back" })).getAllByRole("listitem"),
    ).toHaveLength(5);
    const chosen = (await entry(/number 2/)).getByRole("button", { name: "Time" });
    expect(chosen.ariaPressed).toBe("true");
  });

  it("tells the chance of a question like it with what weighs most, and nothing where it is withheld", async () => {
    const because = [{ about: "difficulty", value: -0.5 } as const];
    const chance = { known: true, pCorrect: 0.42, because } as const;
    show({ listMistakes: () => mistakePage([mistakeOf(1, { chance }), second]) });
    const told = (await entry(/number 1/)).getByText(/^Chance of a right answer/);
    expect(told.textContent).toMatch(/about 42%, because this one is harder than .* \(−\)\.$/);
    expect((await entry(/number 2/)).queryByText(/^Chance/)).toBeNull();
  });

  it("[PR3] sets the cause with one click, and takes it back with another", async () => {
    const { requests } = show();
    const card = await entry(/number 1/);
    await userEvent.click(card.getByRole("button", { name: "Misread" }));
    await waitFor(() => expect(card.getByText(/You say misread/)).not.toBeNull());
    expect(of(requests, "saveMistake")[0]?.body).toEqual({ cause: "misread", note: "" });
    expect(screen.getByRole("option", { name: "Misread (1)" })).not.toBeNull();
    await waitFor(() =>
      expect(card.getByRole("button", { name: "Misread" }).ariaPressed).toBe("true"),
    );
    await userEvent.click(card.getByRole("button", { name: "Misread" }));
    await waitFor(() =>
      expect(of(requests, "saveMistake")[1]?.body).toEqual({ cause: null, note: "" }),
    );
  });

  it("saves a note as it is typed, with the cause that stands", async () => {
    const { requests } = show({ saveMistake: ({ body }) => ({ ...second, ...(body as object) }) }); // what the view sends
    const card = await entry(/number 2/);
    await userEvent.type(card.getByRole("textbox", { name: "Note" }), ", again");
    expect(card.getByText(/Kept in this browser/)).not.toBeNull();
    expect(await card.findByText("Saved.")).not.toBeNull();
    expect(of(requests, "saveMistake").map(({ body }) => body)).toEqual([
      { cause: "time", note: "Began too late, again" },
    ]);
  });

  it("says that a note was not saved, loses nothing of it, and sends it again", async () => {
    let reachable = false;
    const answer = (body: unknown) => ({ ...second, ...(body as object) }); // what the view sends
    const view = show({ saveMistake: ({ body }) => (reachable ? answer(body) : NO_ANSWER) });
    const card = await entry(/number 2/);
    await userEvent.type(card.getByRole("textbox", { name: "Note" }), "!");
    expect(await card.findByText(/Not saved. Your note stays/)).not.toBeNull();
    view.unmount();
    reachable = true;
    const { requests } = show({ saveMistake: ({ body }) => answer(body) });
    const again = await entry(/number 2/);
    expect(again.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Began too late!");
    await waitFor(() =>
      expect(of(requests, "saveMistake")[0]?.body).toMatchObject({ note: "Began too late!" }),
    );
  });

  it("asks for what the address says, and keeps a choice in it", async () => {
    const { requests, router } = show({}, "/analytics?view=errors&state=due&cause=slip");
    await entry(/number 1/);
    expect(of(requests, "listMistakes")[0]?.url).toMatch(/state=due/);
    expect(of(requests, "listMistakes")[0]?.url).toMatch(/cause=slip/);
    await userEvent.selectOptions(screen.getByLabelText("Section"), "verbal");
    expect(router.state.location.search).toBe("?view=errors&state=due&cause=slip&measure=verbal");
    await waitFor(() => expect(of(requests, "listMistakes").at(-1)?.url).toMatch(/measure=verbal/));
    await userEvent.selectOptions(screen.getByLabelText("Question type"), "reading-single");
    await userEvent.selectOptions(
      screen.getByLabelText("What led you off"),
      "Took the part for the whole (3)",
    );
    const narrowed = /kind=reading-single.*misconception=part-for-whole/;
    await waitFor(() => expect(of(requests, "listMistakes").at(-1)?.url).toMatch(narrowed));
  });

  it("tries a question again at once, in the session that asks it already where there is one", async () => {
    const { requests, router } = show({ readQuestion: () => refusal("item-not-found") });
    const card = await entry(/number 1/);
    await userEvent.click(card.getByRole("button", { name: "Try again now" }));
    expect(await card.findByText("The question could not be opened.")).not.toBeNull();
    expect(of(requests, "readQuestion")[0]?.url).toContain("q-sc-001");
    expect(router.state.location.pathname).toBe("/analytics");
    expect(card.queryByRole("button", { name: "Same skill, new numbers" })).toBeNull();
    const twinned = await entry(/number 2/);
    expect(twinned.getByRole("button", { name: "Same skill, new numbers" })).not.toBeNull();
  });

  it("starts a review of all that is due", async () => {
    const { requests } = show({ startSession: () => refusal("no-items-match") });
    await userEvent.click(await screen.findByRole("button", { name: "Review what is due (3)" }));
    await screen.findByText("The session was not started.");
    expect(of(requests, "startSession")[0]?.body).toMatchObject({
      settings: { mode: "review" },
      itemCount: 3,
    });
  });

  it("loads more after the last entry, and the export reads the log to its end", async () => {
    const { requests } = show({
      listMistakes: ({ url }) =>
        url.includes(first.attemptId)
          ? mistakePage([second], { all: 2 })
          : mistakePage([first], { all: 2, hasMore: true }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    await entry(/number 2/);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    const before = of(requests, "listMistakes").length;
    const saved = vi.fn(() => "blob:log");
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole("button", { name: "Whole log (CSV)" }));
    await waitFor(() => expect(of(requests, "listMistakes")).toHaveLength(before + 2));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  });

  it("says when nothing is in it, when nothing matches, and when it cannot be read", async () => {
    const { unmount } = show({ listMistakes: () => mistakePage([]) });
    expect(await screen.findByText("No mistakes so far")).not.toBeNull();
    unmount();
    const narrowed = show(
      { listMistakes: () => mistakePage([], { all: 4 }) },
      "/analytics?view=errors&state=due",
    );
    expect(await screen.findByText("No mistake matches")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Show the whole log" })).not.toBeNull();
    narrowed.unmount();
    show({ listMistakes: () => refusal("internal-error") });
    expect(await screen.findByText("The error log could not be loaded.")).not.toBeNull();
  });
});
