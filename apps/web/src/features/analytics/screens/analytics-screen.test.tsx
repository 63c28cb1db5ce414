import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { analyticsOf, noAnalytics } from "../../../testing/analytics-builder.ts";
import { type FakeAnswers, fakeServer, refusal } from "../../../testing/fake-server.ts";
import { recommendationOf } from "../../../testing/recommendation-builder.ts";
import { renderScreen, signedOut } from "../../../testing/render-screen.tsx";
import {
  forecastOf,
  masteryOf,
  nodeOf,
  paceOf,
  slipsOf,
  standingOf,
  writingStandingOf,
} from "../../../testing/standing-builder.ts";
import { AnalyticsScreen } from "./analytics-screen.tsx";

const topic = nodeOf();
const costliest = [{ id: topic.id, points: 0.6, testShare: 0.04 }];
const writing = writingStandingOf();
const ANSWERS: FakeAnswers = {
  readAnalytics: () => analyticsOf(),
  readStanding: () => ({
    today: "2026-11-22",
    measures: [
      standingOf(),
      standingOf({ measure: "quantitative", now: null, answers: 7, answersNeeded: 13 }),
    ],
    writing,
  }),
  readMastery: () => ({ ...masteryOf([topic]), costliest }),
  readPace: () => paceOf(),
  readSlips: () => slipsOf(),
  readRecommendations: () => ({ recommendations: [recommendationOf()] }),
};

function overview(answers: FakeAnswers = {}, at = "/analytics") {
  const requests = fakeServer({ ...ANSWERS, ...answers });
  return { requests, ...renderScreen(<AnalyticsScreen />, { at }) };
}

describe("the overview", () => {
  it("[AN1] says the predicted score first, then draws it, with a table and a file of the same", async () => {
    overview();
    const verbal = within(await screen.findByRole("region", { name: "Verbal Reasoning" }));
    expect(verbal.getByText(/about 154 in Verbal, four times in five/)).not.toBeNull();
    expect(verbal.getByRole("img", { name: /predicted score over time/ })).not.toBeNull();
    await userEvent.click(verbal.getByText("As a table"));
    expect(verbal.getByRole("row", { name: /October 5, 2026 Estimate 148/ })).not.toBeNull();
    expect(verbal.getByRole("button", { name: /CSV/ })).not.toBeNull();
  });

  it("[AN1] shows no number of a measure with too few answers, but how many are missing", async () => {
    overview();
    const part = within(await screen.findByRole("region", { name: "Quantitative Reasoning" }));
    expect(part.getByText(/Not enough data yet: 13 more answers in Quant/)).not.toBeNull();
    expect(part.queryByRole("img")).toBeNull();
    expect(part.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("7");
    expect(screen.queryByRole("region", { name: /Quantitative on the day/ })).toBeNull();
  });

  it("[AN1] says where the student stands in writing, from rated essays, and draws it with the target", async () => {
    overview();
    const part = within(await screen.findByRole("region", { name: "Analytical Writing" }));
    expect(
      part.getByText(/estimated at 3\.5 of 6, four times in five between 2\.9/),
    ).not.toBeNull();
    expect(part.getByText(/Your target of 4\.5 is 1\.0 above the estimate/)).not.toBeNull();
    expect(part.getByText(/Up from 2\.0/)).not.toBeNull();
    expect(part.getByRole("img", { name: /Analytical Writing: .* 80% range/ })).not.toBeNull();
    const label = part.getByText("Target 4.5");
    const lastMark = [...(label.closest("svg")?.querySelectorAll("circle") ?? [])].at(-1);
    expect(lastMark?.compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING); // nothing is drawn over it
    await userEvent.click(part.getByText("As a table"));
    expect(part.getByRole("row", { name: /Mock exam 2\.0 1\.3 to 2\.7/ })).not.toBeNull();
  });

  it("[AN1] shows no number for writing before an essay is rated", async () => {
    const none = writingStandingOf({ count: 0, essays: [] });
    overview({
      readStanding: () => ({ today: "2026-11-22", measures: [standingOf()], writing: none }),
    });
    const part = within(await screen.findByRole("region", { name: "Analytical Writing" }));
    expect(part.getByText(/Not enough yet: one rated essay/)).not.toBeNull();
    expect(part.queryByRole("img")).toBeNull();
    expect(part.getByRole("link", { name: "Write an essay" })).not.toBeNull();
  });

  it("[AN1] shows essays to who has answered no question yet", async () => {
    overview({ readAnalytics: () => noAnalytics() });
    expect(await screen.findByRole("region", { name: "Analytical Writing" })).not.toBeNull();
    expect(screen.queryByRole("region", { name: "Verbal Reasoning" })).toBeNull();
  });

  it("says where those could not be loaded, and nothing of them where there are none", async () => {
    const { unmount } = overview({
      readAnalytics: () => noAnalytics(),
      readStanding: () => refusal("overloaded"),
    });
    await screen.findByText("No answers yet");
    expect(await screen.findByText("Your predicted scores could not be loaded.")).not.toBeNull();
    unmount();
    const none = writingStandingOf({ count: 0, essays: [] });
    overview({
      readAnalytics: () => noAnalytics(),
      readStanding: () => ({ today: "2026-11-22", measures: [], writing: none }),
    });
    await screen.findByText("No answers yet");
    expect(screen.queryByRole("heading", { name: /Where you are/ })).toBeNull();
  });

  it("[AN1] gives the odds by three efforts, and what would do where the target is out of reach", async () => {
    const forecast = forecastOf({
      minutesPerDay: { even: null, likely: null },
      outOfReach: { realisticTarget: 159, laterDate: "2027-05-01" },
    });
    overview({
      readStanding: () => ({
        today: "2026-11-22",
        measures: [standingOf({ target: 168, forecast })],
        writing,
      }),
    });
    const part = within(
      await screen.findByRole("region", { name: "Verbal on the day of the test" }),
    );
    await userEvent.click(part.getByText("As a table"));
    const cells = part.getAllByRole("row").map((row) => row.textContent);
    expect(cells.slice(1)).toEqual([
      "3 h a week155148 to 16222%",
      "6 h a week157150 to 16431%",
      "12 h a week159152 to 16646%",
    ]);
    expect(part.getByText(/159 has even odds on that day/)).not.toBeNull();
  });

  it("[AN1] speaks of no odds without goals, and says where to set them", async () => {
    const standing = standingOf({ target: null, forecast: null });
    overview({ readStanding: () => ({ today: "2026-11-22", measures: [standing], writing }) });
    const part = within(await screen.findByRole("region", { name: "Verbal Reasoning" }));
    expect(part.getByRole("link", { name: "Set them under Plan" }).getAttribute("href")).toBe(
      "/analytics?view=plan",
    );
    expect(screen.queryByRole("region", { name: /on the day of the test/ })).toBeNull();
  });

  it("links what costs most to its view, and gives the next steps with their reason", async () => {
    overview();
    expect(await screen.findByText(/Most points are lost in Inequalities/)).not.toBeNull();
    const link = screen.getByRole("link", { name: "All about topics" });
    expect(link.getAttribute("href")).toBe("/analytics?view=topics");
    const steps = within(await screen.findByRole("region", { name: "What next" }));
    expect(steps.getByText(/You got 4 of 10 right/)).not.toBeNull();
    expect(steps.getByRole("button", { name: "Start 12 questions" })).not.toBeNull();
  });

  it("loses no other part where one fails, and tries that one again on request", async () => {
    let calls = 0;
    overview({
      readStanding: () => {
        calls += 1;
        return calls === 1
          ? refusal("overloaded")
          : { today: "2026-11-22", measures: [standingOf()], writing };
      },
    });
    expect(await screen.findByText("Your predicted scores could not be loaded.")).not.toBeNull();
    expect(await screen.findByText(/Most points are lost in/)).not.toBeNull();
    expect(await screen.findByText(/You get 68% of questions right/)).not.toBeNull();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/about 154 in Verbal/)).not.toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("invites whoever has not answered anything, and shows no empty figures", async () => {
    overview({ readAnalytics: () => noAnalytics() });
    expect(await screen.findByText(/After 8 answers the first figure stands here/)).not.toBeNull();
    expect(screen.queryByRole("heading", { name: /What costs you most/ })).toBeNull();
    expect(await screen.findByRole("region", { name: "What next" })).not.toBeNull();
  });
});

describe("the views", () => {
  it("are links with an address of their own; an unknown one is the overview", async () => {
    const { router } = overview({}, "/analytics?view=nonsense");
    const views = within(screen.getByRole("navigation", { name: "Views of your figures" }));
    expect(views.getByRole("link", { current: "page" }).textContent).toBe("Overview");
    await userEvent.click(views.getByRole("link", { name: "Pace" }));
    expect(router.state.location.search).toBe("?view=pace");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Pace");
    expect(await screen.findByText(/slower than the exam’s pace/)).not.toBeNull();
  });

  it("ask for nothing while nobody is signed in", () => {
    const requests = fakeServer(ANSWERS);
    renderScreen(<AnalyticsScreen />, { at: "/analytics?view=topics", auth: signedOut() });
    expect(screen.getByText("Sign in to go on")).not.toBeNull();
    expect(requests).toEqual([]);
  });
});

describe("the account's export", () => {
  it("[AN9] keeps the server's answer whole, as a file", async () => {
    const saved: Blob[] = [];
    class KeepingUrl extends URL {
      static override createObjectURL(blob: Blob) {
        saved.push(blob);
        return "blob:account";
      }
      static override revokeObjectURL() {}
    }
    vi.stubGlobal("URL", KeepingUrl);
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
    const account = {
      exportedAt: "2026-11-22T10:00:00.000Z",
      tables: { goals: [{ target: 160 }] },
    };
    overview({ exportAccount: () => account });
    await userEvent.click(screen.getByRole("button", { name: "Download everything" }));
    expect(await screen.findByText("The file is in your downloads.")).not.toBeNull();
    expect(click).toHaveBeenCalledOnce();
    expect(JSON.parse((await saved[0]?.text()) ?? "")).toEqual(account);
  });

  it("says where it failed", async () => {
    overview({ exportAccount: () => refusal("rate-limited") });
    await userEvent.click(screen.getByRole("button", { name: "Download everything" }));
    expect(await screen.findByText("Your data could not be collected.")).not.toBeNull();
    expect(screen.queryByText("The file is in your downloads.")).toBeNull();
  });
});
