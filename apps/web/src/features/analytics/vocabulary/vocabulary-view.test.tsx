import type { VocabularyForecast } from "@lexiquant/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { vocabularyForecast } from "../../../testing/word-builder.ts";
import { calibrationSentence } from "./recall-calibration-section.tsx";
import { VocabularyView } from "./vocabulary-view.tsx";

function show(changes: Partial<VocabularyForecast> = {}) {
  fakeServer({ readVocabularyForecast: () => vocabularyForecast(changes) });
  renderScreen(<VocabularyView />, { at: "/analytics?view=vocabulary" });
}

const table = (name: string) => within(screen.getByRole("table", { name, hidden: true }));

describe("[AN7] the analytics of vocabulary", () => {
  it("tell what is known, what comes, and what will be left on test day with its range", async () => {
    show();
    expect(
      await screen.findByText("You know 120 words and are learning 30. 12 words due now."),
    ).not.toBeNull();
    expect(screen.getByText(/about 96 of the 150 words you have met/)).not.toBeNull();
    expect(screen.getByText(/85 to 108 with 80% certainty/)).not.toBeNull();
    expect(screen.getByText(/In the next 2 days: 32 reviews and 16 new words/)).not.toBeNull();
    expect(screen.getByText("40 answers on 1 day of the last 90, 85% of them recalled.")).not.toBe(
      null,
    );
  });

  it("set what the plan would bring beside what stays without a review, as a rough guide", async () => {
    show();
    expect(
      await screen.findByText(/If you kept to your plan every day.* about 310 of 550 words/),
    ).not.toBeNull();
    expect(screen.getByText(/rough guide: each day left out/)).not.toBeNull();
    const recall = table("Recalled on test day").getAllByRole("row", { hidden: true });
    expect(recall.at(-1)?.textContent).toMatch(/85 to 108310$/);
  });

  it("leave out what the plan would bring where that cannot be told", async () => {
    show({ recall: { ...vocabularyForecast().recall, asPlanned: null } });
    expect(await screen.findByText(/Reviews on the way bring more/)).not.toBeNull();
    expect(screen.queryByText(/kept to your plan/)).toBeNull();
  });

  it("[AN9] have a table and a file behind every picture", async () => {
    show();
    await screen.findByRole("heading", { name: "Where your words stand" });
    const heads = screen
      .getAllByRole("heading", { level: 2 })
      .map((head) => head.textContent ?? "");
    expect(heads).toHaveLength(6);
    for (const head of heads) {
      expect(screen.getByRole("button", { name: `CSV: ${head}` })).not.toBeNull();
      expect(screen.getByRole("table", { name: head, hidden: true })).not.toBeNull();
    }
    const load = table("What the coming days bring");
    expect(load.getByRole("row", { name: "Nov 22 20 8", hidden: true })).not.toBeNull();
    const bins = table("Whether recall comes as predicted");
    expect(bins.getAllByRole("row", { hidden: true })).toHaveLength(2);
  });

  it("say that there is not enough data yet, of all and of the predictions alone", async () => {
    const { calibration, recall } = vocabularyForecast();
    const none = { answered: 4, correct: 3, accuracy: null, low: null, high: null };
    const overall = { ...calibration.overall, observed: { ...none, answersNeeded: 26 } };
    show({ calibration: { ...calibration, overall } });
    expect(
      await screen.findByText(/Not enough data yet: 4 answers so far .* 26 more/),
    ).not.toBeNull();
    show({ recall: { ...recall, met: 0 } });
    expect(await screen.findByText("Not enough data yet")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Begin with words" })).not.toBeNull();
  });

  it("tell of a failure in its place", async () => {
    fakeServer({ readVocabularyForecast: () => refusal("overloaded") });
    renderScreen(<VocabularyView />);
    expect(await screen.findByText("Your vocabulary could not be loaded.")).not.toBeNull();
  });
});

describe("whose memory predictions rest on", () => {
  const { memory } = vocabularyForecast();
  const tried = { ...memory, triedWith: 640, triedOn: "2026-11-20" };
  it.each([
    [
      "before the first trial",
      memory,
      "After about 600 answers on a later day, 60 so far, they are fitted",
    ],
    ["after one that won", { ...tried, basis: "own-reviews" as const }, "how you yourself forget"],
    ["after one that lost", tried, "did not predict you better"],
  ])("%s", async (_, given, said) => {
    show({ memory: given });
    expect(await screen.findByText(new RegExp(said))).not.toBeNull();
  });
});

describe("whether predictions hold", () => {
  const { calibration } = vocabularyForecast();
  const with_ = (predicted: number) =>
    calibrationSentence({ ...calibration, overall: { ...calibration.overall, predicted } });
  it.each([
    [0.87, "the predictions hold"],
    [0.95, "you forget somewhat faster"],
    [0.7, "you keep words somewhat longer"],
  ])("predicted %s", (predicted, said) => {
    expect(with_(predicted)).toContain(said);
  });
});
