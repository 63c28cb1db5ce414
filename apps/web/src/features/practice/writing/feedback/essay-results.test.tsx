import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { storeSignIn } from "../../../../lib/token-store.ts";
import {
  EARLIER_ID,
  ESSAY_ID,
  ESSAY_TEXT,
  essayOf,
  feedbackOf,
  ratedEssay,
  SETUP_ANSWERS,
} from "../../../../testing/essay-builder.ts";
import { type FakeAnswers, fakeServer, refusal } from "../../../../testing/fake-server.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { ResultsScreen } from "../../screens/results-screen.tsx";
// Loaded here, so that no test waits for it.
import "./essay-results.tsx";

function open(answers: FakeAnswers = {}) {
  const requests = fakeServer({
    ...SETUP_ANSWERS,
    readEssay: () => ratedEssay(),
    readEssayFeedback: () => feedbackOf(),
    ...answers,
  });
  return {
    ...renderScreen(<ResultsScreen />, { at: `/practice/results?essay=${ESSAY_ID}` }),
    requests,
  };
}
const REASONING = "A language model on your reasoning";
const MOVED = {
  name: "tester-1",
  status: "moved" as const,
  builtInScore: 3.5,
  modelScore: 4.5,
  comparisons: 4,
  consistent: 4,
  reasoning: null,
};
const quoteOf = (text: string) => {
  const start = ESSAY_TEXT.indexOf(text);
  return { start, end: start + text.length, text };
};
const region = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => {
  localStorage.clear();
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
});

describe("the feedback on an essay", () => {
  it("begins with the estimate in its range, and says that it is not official", async () => {
    open();
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Estimated: 3.5 of 6, range 2.9 to 4.2");
    expect(screen.getByText(/built-in rater, not an official score/)).not.toBeNull();
    const score = await region("Estimated score");
    expect(
      score.getByRole("img", { name: /Estimate 3\.5, 80% range 2\.9 to 4\.2/ }),
    ).not.toBeNull();
    expect(score.getByText(/four of five raters/)).not.toBeNull();
  });

  it("gives priorities with evidence and one edit, and five traits with their levels", async () => {
    open();
    const first = await region("What to change first");
    expect(first.getByText("Cities must be quiet.")).not.toBeNull();
    expect(first.getByText("Add one particular case.")).not.toBeNull();
    const traits = await region("Five traits");
    expect(traits.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Position and task",
      "Development",
      "Organization",
      "Language",
      "Conventions",
    ]);
    expect(traits.getByText("4.5 of 6")).not.toBeNull();
    expect(traits.getByText("What is seen of development.")).not.toBeNull();
  });

  it("says in plain words what held the score down, and what of the task was not found", async () => {
    const flags = [{ id: "off-topic", message: "It hardly speaks of the issue." }];
    open({ readEssayFeedback: () => feedbackOf({ flags }) });
    expect((await region("What held the score down")).getByText(/hardly speaks/)).not.toBeNull();
    const task = await region("What the task asked for");
    expect(task.getByText(/1 of 2 parts were found/)).not.toBeNull();
    expect(task.getByText(/Not found/).parentElement?.textContent).toContain("a case in which");
  });

  it("marks the text by kind, leads from mark to note and back by keyboard, and filters", async () => {
    open();
    const marked = await region("Your essay, with notes");
    const marks = () => marked.queryAllByRole("link", { name: /, note \d/ });
    expect(marks().map((one) => one.textContent)).toHaveLength(3);
    const harm = marked.getByRole("link", { name: /^harm.*\(Language, note 2\)/ });
    harm.focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.textContent).toContain("They do not agree. Perhaps: harms");
    await userEvent.click(within(document.activeElement as HTMLElement).getByRole("link")); // the note
    expect(document.activeElement).toBe(harm);
    await userEvent.click(marked.getByRole("checkbox", { name: /Language/ }));
    expect(marks()).toHaveLength(2);
    expect(marked.queryByText(/Perhaps/)).toBeNull();
  });

  it("shows which note is open also of a mark that another covers", async () => {
    const [mark] = feedbackOf().marks;
    if (mark === undefined) throw new Error("There are marks.");
    const other = { ...mark, kind: mark.kind === "language" ? "argument" : "language" } as const;
    open({ readEssayFeedback: () => feedbackOf({ marks: [mark, other] }) });
    const marked = await region("Your essay, with notes");
    const covered = marked.getByRole("link", { name: /^\(\w+, note 2\)/ });
    const before = covered.className;
    await userEvent.click(covered);
    expect(document.activeElement?.id).toBe("essay-note-2");
    expect(covered.className).not.toBe(before);
  });

  it("puts essays of the nearest levels beside it, and says where the issue was another", async () => {
    open();
    const anchors = await region("Beside essays of known level");
    expect(anchors.getByText("An essay of level 3.")).not.toBeNull();
    expect(anchors.getByText("Position at 3")).not.toBeNull();
    expect(anchors.queryByText("Written on another issue:")).toBeNull();
    await userEvent.click(anchors.getByRole("tab", { name: "Level 4" }));
    expect(anchors.getByText("An essay of level 4.")).not.toBeNull();
    expect(anchors.getByText("Written on another issue:")).not.toBeNull();
    expect((await region("What could be said")).getByText("Noise is work.")).not.toBeNull();
  });

  it("compares a revision with the version before: scores, traits and text", async () => {
    const score = { kind: "estimate" as const, score: 3, low: 2.4, high: 3.8 };
    const levels = { position: 2, development: 3, organization: 3, language: 4, conventions: 4 };
    open({
      readEssayFeedback: () =>
        feedbackOf({
          before: {
            essayId: EARLIER_ID,
            submittedAt: "2026-11-21T10:00:00.000Z",
            text: ESSAY_TEXT.replace("quiet", "silent"),
            words: 11,
            score,
            traits: levels,
            change: 0.42,
          },
        }),
    });
    const sheet = await region("Estimated score");
    expect(sheet.getByText(/moved up by 0\.4\. The ranges overlap/)).not.toBeNull();
    expect(
      sheet.getByRole("img", { name: /before: Estimate 3\.0.*version: Estimate 3\.5/ }),
    ).not.toBeNull();
    expect((await region("Five traits")).getByText("(before 2.0)")).not.toBeNull();
    const change = screen.getByRole("region", { name: "What you changed" });
    expect([...change.querySelectorAll(".reading del")].map((one) => one.textContent)).toEqual([
      "silent.",
    ]);
    expect([...change.querySelectorAll(".reading ins")].map((one) => one.textContent)).toEqual([
      "quiet.",
    ]);
  });
});

describe("a language model's second opinion", () => {
  it.each([
    ["agrees", 3.5, /They agree/],
    ["moved", 4.5, /moved half a point toward it/],
    ["uncertain", 5, /the built-in estimate stands, but take it as uncertain/],
    ["one-sided", 5, /Such an answer places no essay, so the built-in estimate stands/],
    ["failed", null, /said nothing that counts, so the built-in estimate stands/],
  ] as const)("says plainly where a language model %s", async (status, modelScore, words) => {
    const model = {
      name: "tester-1",
      status,
      builtInScore: 3.5,
      modelScore,
      comparisons: 4,
      consistent: 3,
      reasoning: null,
    };
    open({ readEssayFeedback: () => feedbackOf({ model }) });
    expect((await region("Second opinion")).getByText(words)).not.toBeNull();
    expect(screen.queryByRole("region", { name: REASONING })).toBeNull();
    expect(screen.queryByText(/is reading your essay too/)).toBeNull();
  });

  it("shows the built-in score while a model reads, and takes in what comes of it", async () => {
    let asked = 0;
    const { requests } = open({
      readEssayFeedback: () => {
        asked += 1;
        if (asked === 1) return feedbackOf({ modelReads: true });
        return feedbackOf({ model: MOVED, score: { ...feedbackOf().score, score: 4 } });
      },
    });
    const heading = await screen.findByRole("heading", { name: /^Estimated: 3\.5/ });
    const opinion = await region("Second opinion");
    const status = opinion.getByRole("status");
    expect(status.textContent).toMatch(/is reading your essay too/);
    const link = screen.getByRole("link", { name: "Five traits" });
    link.focus();
    await waitFor(() => expect(status.textContent).toMatch(/moved half a point/), {
      timeout: 6_000,
    });
    expect(heading.textContent).toMatch(/^Estimated: 4\.0/);
    expect(document.activeElement).toBe(link);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(requests.filter(({ route }) => route === "readEssayFeedback")).toHaveLength(2);
  }, 15_000);

  it("keeps the feedback where asking for the second opinion fails, and says so", async () => {
    let asked = 0;
    open({
      readEssayFeedback: () => {
        asked += 1;
        return asked === 1 ? feedbackOf({ modelReads: true }) : refusal("internal-error");
      },
    });
    const alert = await screen.findByRole("alert", {}, { timeout: 15_000 });
    expect(alert.textContent).toContain("Your score and feedback are kept.");
    expect(within(alert).getByRole("button", { name: "Try again" })).not.toBeNull();
    expect(screen.getByRole("heading", { name: /^Estimated: 3\.5/ })).not.toBeNull();
  }, 20_000);

  it("gives a model's reading of the reasoning as the model's, below the rater's feedback", async () => {
    const reasoning = {
      strongest: { quote: quoteOf("Noise harm sleep."), text: "It names what noise does." },
      weakest: null,
      example: "Hospitals that set hours of quiet would show who gains.",
      counterargument: "Noise is what work sounds like.",
    };
    open({ readEssayFeedback: () => feedbackOf({ model: { ...MOVED, reasoning } }) });
    const part = await region(REASONING);
    expect(
      part.getByText(/By tester-1, not by the rater, and no part of the score/),
    ).not.toBeNull();
    expect(part.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "The strongest point",
      "An example that would help, not in your essay",
      "An objection to meet",
    ]);
    expect(part.getByText("Noise harm sleep.").tagName).toBe("Q");
    const rated = screen.getByRole("region", { name: "Your essay, with notes" });
    const told = screen.getByRole("region", { name: REASONING });
    expect(rated.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("does not call a rater another one because its second opinion is still to come", async () => {
    const before = {
      essayId: EARLIER_ID,
      submittedAt: "2026-11-21T10:00:00.000Z",
      text: ESSAY_TEXT,
      words: 11,
      score: { kind: "estimate" as const, score: 3, low: 2.4, high: 3.8 },
      traits: null,
      change: null,
    };
    open({ readEssayFeedback: () => feedbackOf({ before, modelReads: true }) });
    const sheet = await region("Estimated score");
    expect(sheet.getByText(/compared once the second opinion is there/)).not.toBeNull();
  });
});

describe("an essay that was submitted without a word", () => {
  it("has no score and no range, and can be written after all", async () => {
    const { requests } = open({
      readEssay: () => ({
        ...ratedEssay({ state: "blank", words: 0 }),
        draft: { revision: 1, text: "" },
      }),
      reviseEssay: () => essayOf({ id: EARLIER_ID, revisionOf: ESSAY_ID }),
    });
    expect(await screen.findByRole("heading", { name: /^No score \(NS\)/ })).not.toBeNull();
    expect(screen.queryByText(/Estimate|80% range/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Write on this issue" }));
    await userEvent.click(screen.getByRole("button", { name: "Begin the essay" }));
    await waitFor(() => expect(requests.some(({ route }) => route === "reviseEssay")).toBe(true));
    expect(requests.some(({ route }) => route === "readEssayFeedback")).toBe(false);
  });
});

describe("an address that names no essay", () => {
  it("leads to the essays that there are", async () => {
    fakeServer({});
    renderScreen(<ResultsScreen />, { at: "/practice/results?essay" });
    expect(await screen.findByRole("heading", { name: "Which essay?" })).not.toBeNull();
    const link = screen.getByRole("link", { name: "All essays and their scores" });
    expect(link.getAttribute("href")).toBe("/analytics?view=writing");
  });
});

describe("a rated essay", () => {
  it("begins a revision from it, and goes there", async () => {
    const { requests, router } = open({
      reviseEssay: () => essayOf({ id: EARLIER_ID, revisionOf: ESSAY_ID }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Revise and rescore" }));
    await userEvent.click(screen.getByRole("button", { name: "Begin the revision" }));
    await waitFor(() => expect(router.state.location.search).toBe(`?essay=${EARLIER_ID}`));
    expect(requests.find(({ route }) => route === "reviseEssay")?.body).toMatchObject({
      timing: { kind: "untimed" },
    });
  });

  it("deletes it only after a confirmation", async () => {
    const { requests, router } = open({ deleteEssay: () => ({ deleted: true }) });
    await userEvent.click(await screen.findByRole("button", { name: "Delete this essay" }));
    expect(requests.some(({ route }) => route === "deleteEssay")).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Delete the essay" }));
    await waitFor(() => expect(router.state.location.search).toBe("?view=writing"));
    expect(requests.some(({ route }) => route === "deleteEssay")).toBe(true);
  });

  it("shows text that came too late to count", async () => {
    localStorage.setItem(
      `lexiquant-essay-ada-${ESSAY_ID}`,
      JSON.stringify({
        revision: 12,
        text: `${ESSAY_TEXT} More.`,
        savedRevision: 9,
        leftBehind: null,
      }),
    );
    open();
    const late = await region("Text that came too late");
    expect(late.getByText(/a text of this essay \(12 words\) that was not saved/)).not.toBeNull();
    await userEvent.click(late.getByRole("button", { name: "Discard it" }));
    expect(screen.queryByRole("region", { name: "Text that came too late" })).toBeNull();
    expect(localStorage.getItem(`lexiquant-essay-ada-${ESSAY_ID}`)).toBeNull();
  });
});

describe("an essay without a rating", () => {
  it("waits, and shows the feedback once it is rated", async () => {
    let asked = 0;
    open({
      readEssay: () => {
        asked += 1;
        return asked < 2 ? ratedEssay({ state: "submitted" }) : ratedEssay();
      },
    });
    expect(await screen.findByText("Waiting for the rating")).not.toBeNull();
    const heading = await screen.findByRole(
      "heading",
      { name: /^Estimated: 3\.5/ },
      { timeout: 6_000 },
    );
    expect(document.activeElement).toBe(heading);
  }, 10_000);

  it("can be rated again where the rater failed, and says why it was not", async () => {
    let calls = 0;
    open({
      readEssay: () => ratedEssay({ state: "failed", failure: "busy" }),
      submitEssay: () => {
        calls += 1;
        return calls === 1 ? refusal("essay-rater-busy") : ratedEssay();
      },
    });
    const again = await screen.findByRole("button", { name: "Try the rating again" });
    expect(screen.getByText(/The rater had too much to do/)).not.toBeNull();
    await userEvent.click(again);
    expect(await screen.findByText("The essay was not rated. Its text is kept.")).not.toBeNull();
    await userEvent.click(again);
    expect(await screen.findByRole("heading", { name: /^Estimated: 3\.5/ })).not.toBeNull();
  });

  it("that is still written leads back to it; an unknown one is said to be unknown", async () => {
    const { unmount } = open({ readEssay: () => essayOf() });
    expect(await screen.findByRole("link", { name: "Go on writing" })).not.toBeNull();
    unmount();
    open({ readEssay: () => refusal("essay-not-found") });
    expect(await screen.findByText(/no essay with this id/)).not.toBeNull();
  });
});

describe("the earlier versions of a rated essay", () => {
  it("shows how the text stood before, beside what was submitted", async () => {
    open({
      listEssayVersions: () => ({
        versions: [
          { revision: 9, savedAt: "2026-11-22T10:25:00.000Z", words: 11 },
          { revision: 3, savedAt: "2026-11-22T10:05:00.000Z", words: 4 },
          { revision: 1, savedAt: "2026-11-22T10:01:00.000Z", words: 1 },
        ],
      }),
      readEssayVersion: ({ url }) => ({
        revision: 3,
        savedAt: "2026-11-22T10:05:00.000Z",
        words: 4,
        text: url.includes("/versions/3") ? "Cities may be quiet." : "Cities",
      }),
    });
    const part = await region("Earlier versions");
    await userEvent.click(part.getByText("Look at earlier versions"));
    const difference = within(
      await part.findByRole("region", { name: "From this version to now" }),
    );
    expect(difference.getByText("must").tagName).toBe("INS");
    await userEvent.click(part.getByRole("checkbox", { name: "Show what has changed since" }));
    const whole = part.getByRole("region", { name: "The text as it was" });
    expect(whole.textContent).toContain("Cities may be quiet.");
    // How versions are shown stays as chosen from one to the next.
    await userEvent.selectOptions(part.getByRole("combobox", { name: "Version" }), "1");
    expect((await part.findByText("Cities")).closest("section")).toBe(
      part.getByRole("region", { name: "The text as it was" }),
    );
  });

  it("leads back to one of them: the essay is revised from there", async () => {
    const version = { revision: 3, savedAt: "2026-11-22T10:05:00.000Z", words: 4 };
    const { requests } = open({
      listEssayVersions: () => ({ versions: [version] }),
      readEssayVersion: () => ({ ...version, text: "Cities may be quiet." }),
      reviseEssay: () => essayOf({ id: EARLIER_ID, revisionOf: ESSAY_ID }),
    });
    const part = await region("Earlier versions");
    await userEvent.click(part.getByText("Look at earlier versions"));
    await userEvent.click(await part.findByRole("button", { name: "Revise from this version" }));
    await userEvent.click(screen.getByRole("button", { name: "Begin the revision" }));
    await waitFor(() =>
      expect(requests.find(({ route }) => route === "reviseEssay")?.body).toMatchObject({
        revision: 3,
      }),
    );
  });

  it("says that none is kept where that is so, for an exam’s essay too", async () => {
    const current = { revision: 9, savedAt: "2026-11-22T10:25:00.000Z", words: 11 };
    open({
      readEssay: () => ratedEssay({ source: "exam" }),
      listEssayVersions: () => ({ versions: [current] }),
    });
    const part = await region("Earlier versions");
    await userEvent.click(part.getByText("Look at earlier versions"));
    expect(await part.findByText(/There is none to show/)).not.toBeNull();
  });
});
