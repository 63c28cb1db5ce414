import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { ITEM_ID, paceOf, paceRowOf } from "../../../testing/standing-builder.ts";
import { PaceView } from "./pace-view.tsx";

function pace(parts: Parameters<typeof paceOf>[0] = {}) {
  fakeServer({ readPace: () => paceOf(parts) });
  renderScreen(<PaceView />);
}

describe("pace", () => {
  it("[AN3] is held against the exam's by type, difficulty and place, with what is rushed and stuck", async () => {
    pace();
    expect(
      await screen.findByText(/Of 40 answers under the clock, 4 \(10%\) were rushed/),
    ).not.toBeNull();
    expect(
      screen.getByText(/Untimed practice is not counted in here \(12 answers\)/),
    ).not.toBeNull();
    expect(screen.getByText(/In 2 \(5%\) you were stuck/)).not.toBeNull();
    expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"))).toEqual(
      [
        "Pace by question type: time over the exam’s pace",
        "Right answers lost to time sunk, with the 80% range",
        "Pace by difficulty: time over the exam’s pace",
        "Pace by place in the session: time over the exam’s pace",
        "Right answers won by staying and by leaving, with the 80% range",
      ],
    );
    expect(screen.getAllByText("As a table")).toHaveLength(5);
  });

  it("[AN3] draws no group without enough answers, but says what it needs", async () => {
    pace({ byKind: [paceRowOf({ ratio: null, answersNeeded: 6 })] });
    const section = within(await screen.findByRole("region", { name: "Pace by question type" }));
    expect(section.queryByRole("img")).toBeNull();
    expect(section.getByText(/Numeric entry \(6 more\)/)).not.toBeNull();
  });

  it("[AN3] says what is missing and leads to a timed set while nothing was answered under the clock", async () => {
    pace({ overall: paceRowOf({ answers: 0, ratio: null, answersNeeded: 8 }) });
    expect(await screen.findByText(/After 8 answers under the clock/)).not.toBeNull();
    expect(screen.getByText(/Untimed practice is not counted in here \(12/)).not.toBeNull();
    const link = screen.getByRole("link", { name: "Set up a timed set" });
    expect(link.getAttribute("href")).toContain("pace=1");
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("[AN3] draws no loss that is not known", async () => {
    pace({ sunk: { questions: 3, minutes: 9, worthRight: null } });
    const section = within(await screen.findByRole("region", { name: "Time sunk" }));
    expect(section.getByText(/will show after more answers/)).not.toBeNull();
    expect(section.queryByRole("img")).toBeNull();
  });

  it("[AN3] weighs decisions to stay or to leave, and says where there is not enough data", async () => {
    pace();
    const section = within(await screen.findByRole("region", { name: "Stay or leave" }));
    expect(section.getByText(/Staying cost you points: 20 decisions, −4\.1/)).not.toBeNull();
    expect(section.getByText(/Leaving: not enough data yet, 5 more decisions/)).not.toBeNull();
    expect(section.getByText(/^−4\.1 \(−[\d.]+ to [−+][\d.]+\)$/)).not.toBeNull();
    expect(section.getByRole("rowheader", { name: "Leaving" })).not.toBeNull();
    expect(section.getByRole("button", { name: /CSV/ })).not.toBeNull();
  });

  it("[AN3] links to the questions where the time went wrong", async () => {
    pace({
      examples: [
        {
          itemId: ITEM_ID,
          flag: "over-invested",
          begins: "A tank is filled",
          elapsedMs: 312_000,
          expectedMs: 105_000,
          correct: false,
          submittedAt: "2026-11-20T10:00:00.000Z",
        },
      ],
    });
    const link = await screen.findByRole("link", { name: "A tank is filled" });
    expect(link.getAttribute("href")).toBe("/question/view?id=q-qc-002");
    expect(screen.getByText(/Time sunk: 5 min 12 s, expected 1 min 45 s; wrong/)).not.toBeNull();
  });
});
