import type { analyticsSchema } from "@lexiquant/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { fakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { AnalyticsScreen } from "./analytics-screen.tsx";

type Figures = z.input<typeof analyticsSchema>;

const known = {
  answered: 50,
  correct: 34,
  accuracy: 0.68,
  low: 0.59,
  high: 0.76,
  answersNeeded: 0,
};
const unknown = {
  answered: 1,
  correct: 1,
  accuracy: null,
  low: null,
  high: null,
  answersNeeded: 7,
};

const figures: Figures = {
  overall: known,
  totalMs: 3_600_000,
  byMeasure: [
    { id: "verbal", name: "Verbal", rate: known, medianMs: 60_000, targetMs: 70_000 },
    { id: "quantitative", name: "Quantitative", rate: unknown, medianMs: null, targetMs: null },
  ],
  byKind: [
    {
      id: "numeric-entry",
      name: "Numeric entry",
      rate: known,
      medianMs: 130_000,
      targetMs: 100_000,
    },
  ],
  byTopic: [],
  byDifficulty: [],
  byWeek: [{ week: "2026-11-16", rate: known, minutes: 60 }],
  recentSessions: [],
};

const nothing: Figures = {
  overall: { ...unknown, answered: 0, correct: 0, answersNeeded: 8 },
  totalMs: 0,
  byMeasure: [],
  byKind: [],
  byTopic: [],
  byDifficulty: [],
  byWeek: [],
  recentSessions: [],
};

describe("analytics screen", () => {
  it("says the answer first, with its range", async () => {
    fakeServer({ readAnalytics: () => figures });
    renderScreen(<AnalyticsScreen />);
    expect(
      await screen.findByText("You get 68% of questions right at the first attempt."),
    ).not.toBeNull();
    expect(screen.getByText(/lies between 59% and 76%/)).not.toBeNull();
  });

  it("shows no figure where there are too few answers, but how many are missing", async () => {
    fakeServer({ readAnalytics: () => ({ ...figures, overall: unknown }) });
    renderScreen(<AnalyticsScreen />);
    expect(await screen.findByText("Not enough data yet")).not.toBeNull();
    expect(
      screen.getAllByText(/7 more answers until a figure is worth showing/).length,
    ).toBeGreaterThan(0);
  });

  it("[AN9] gives every chart a table with the same figures", async () => {
    fakeServer({ readAnalytics: () => figures });
    renderScreen(<AnalyticsScreen />);
    const region = await screen.findByRole("region", { name: "By section" });
    expect(screen.getAllByRole("img").length).toBe(screen.getAllByText("As a table").length);
    const section = within(region);
    await userEvent.click(section.getByText("As a table"));
    const row = section.getByRole("row", { name: /^Verbal/ });
    expect(within(row).getByText("68% (59–76%)")).not.toBeNull();
  });

  it("names what is furthest over the pace", async () => {
    fakeServer({ readAnalytics: () => figures });
    renderScreen(<AnalyticsScreen />);
    expect(await screen.findByText(/Numeric entry, 30 s more than the exam/)).not.toBeNull();
  });

  it("says what is still needed instead of a pace from too few answers", async () => {
    const byKind = figures.byKind.map((group) => ({ ...group, rate: unknown }));
    fakeServer({ readAnalytics: () => ({ ...figures, byKind }) });
    renderScreen(<AnalyticsScreen />);
    const pace = within(await screen.findByRole("region", { name: "Time against the pace" }));
    expect(pace.getByText(/too few answers to speak of pace/)).not.toBeNull();
    expect(pace.getByText(/Numeric entry \(7 more\)/)).not.toBeNull();
    expect(pace.queryByRole("img")).toBeNull();
  });

  it("says how many answers are still needed before the first one", async () => {
    fakeServer({ readAnalytics: () => nothing });
    renderScreen(<AnalyticsScreen />);
    expect(await screen.findByText(/After 8 answers the first figure stands here/)).not.toBeNull();
  });

  it("says in words what failed, and tries again on request", async () => {
    let calls = 0;
    fakeServer({
      readAnalytics: () => {
        calls += 1;
        return calls === 1 ? refusal("overloaded") : figures;
      },
    });
    renderScreen(<AnalyticsScreen />);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/You get 68%/)).not.toBeNull();
  });
});
