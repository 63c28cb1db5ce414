import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { analyticsOf, noAnalytics } from "../../../testing/analytics-builder.ts";
import { fakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { unknownRate } from "../../../testing/standing-builder.ts";
import { AnswersView } from "./answers-view.tsx";

function answers(parts: Parameters<typeof analyticsOf>[0] = {}) {
  fakeServer({ readAnalytics: () => analyticsOf(parts) });
  renderScreen(<AnswersView />);
}

describe("the answers, counted", () => {
  it("says the answer first, with its range", async () => {
    answers();
    expect(
      await screen.findByText("You get 68% of questions right at the first attempt."),
    ).not.toBeNull();
    expect(screen.getByText(/lies between 59% and 76%/)).not.toBeNull();
  });

  it("shows no figure where there are too few answers, but how many are missing", async () => {
    answers({ overall: unknownRate(7) });
    expect(await screen.findByText("Not enough data yet")).not.toBeNull();
    expect(
      screen.getAllByText(/7 more answers until a figure is worth showing/).length,
    ).toBeGreaterThan(0);
  });

  it("[AN9] gives every chart a table with the same figures, and a file", async () => {
    answers();
    const section = within(await screen.findByRole("region", { name: "By section" }));
    const charts = screen.getAllByRole("img").length;
    expect(screen.getAllByText("As a table")).toHaveLength(charts);
    expect(screen.getAllByRole("button", { name: /^CSV: / })).toHaveLength(charts);
    await userEvent.click(section.getByText("As a table"));
    const row = section.getByRole("row", { name: /^Verbal/ });
    expect(within(row).getByText("68% (59–76%)")).not.toBeNull();
  });

  it("names what is furthest over the pace", async () => {
    answers();
    expect(await screen.findByText(/Numeric entry, 30 s more than the exam/)).not.toBeNull();
  });

  it("says what is still needed instead of a pace from too few answers", async () => {
    const byKind = analyticsOf().byKind.map((group) => ({ ...group, rate: unknownRate(7) }));
    answers({ byKind });
    const pace = within(await screen.findByRole("region", { name: "Time against the pace" }));
    expect(pace.getByText(/too few answers to speak of pace/)).not.toBeNull();
    expect(pace.getByText(/Numeric entry \(7 more\)/)).not.toBeNull();
    expect(pace.queryByRole("img")).toBeNull();
  });

  it("says how many answers are still needed before the first one", async () => {
    fakeServer({ readAnalytics: () => noAnalytics() });
    renderScreen(<AnswersView />);
    expect(await screen.findByText(/After 8 answers the first figure stands here/)).not.toBeNull();
  });

  it("says in words what failed, and tries again on request", async () => {
    let calls = 0;
    fakeServer({
      readAnalytics: () => {
        calls += 1;
        return calls === 1 ? refusal("overloaded") : analyticsOf();
      },
    });
    renderScreen(<AnswersView />);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/You get 68%/)).not.toBeNull();
  });
});
