import type { Goals } from "@lexiquant/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type FakeAnswers, fakeServer, refusal } from "../../../testing/fake-server.ts";
import { GOALS, planOf } from "../../../testing/plan-builder.ts";
import { reasonOf, recommendationOf } from "../../../testing/recommendation-builder.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { forecastOf, standingOf } from "../../../testing/standing-builder.ts";
import { PlanView } from "./plan-view.tsx";

const NO_WRITING = { target: null, count: 0, essays: [] };

function show(changes: FakeAnswers = {}) {
  const requests = fakeServer({
    readPlan: () => planOf(),
    readGoals: () => GOALS,
    readStanding: () => ({ today: "2026-11-22", measures: [], writing: NO_WRITING }),
    readRecommendations: () => ({ recommendations: [recommendationOf()] }),
    saveGoals: ({ body }) => ({ ...GOALS, ...(body as Partial<Goals>) }), // what the form sends
    ...changes,
  });
  renderScreen(<PlanView />, { at: "/analytics?view=plan" });
  return (route: string) => requests.filter((sent) => sent.route === route);
}

describe("[AN8] the plan", () => {
  it("tells of this week, the weeks after it with their sessions, and what is recommended", async () => {
    show();
    expect(await screen.findByRole("heading", { name: "Your test is on Feb 14" })).not.toBeNull();
    const thisWeek = within(screen.getByRole("region", { name: "This week" }));
    expect(thisWeek.getByText(/2 h of 6 h/)).not.toBeNull();
    expect(thisWeek.getByRole("progressbar").ariaValueNow ?? "120").toBe("120");
    const weeks = within(screen.getByRole("region", { name: "Week by week" }));
    const [now, last] = weeks.getAllByRole("group");
    if (now === undefined || last === undefined) throw new Error("there are two weeks");
    expect(within(now).getByRole("button", { name: "Start" })).not.toBeNull();
    expect(within(now).getByRole("heading", { name: "Saturday, Nov 21" })).not.toBeNull();
    expect(last.textContent).toContain("Tuesday, Nov 24");
    expect(last.textContent).toContain("test week");
    expect(last.textContent).toContain("Vocabulary");
    expect(within(last).queryByRole("button")).toBeNull();
    expect(await screen.findByRole("button", { name: "Start 12 questions" })).not.toBeNull();
  });

  it.each(["no-hours", "test-near", "test-today", "test-over"] as const)(
    "has no week under way where the state is %s",
    async (state) => {
      show({ readPlan: () => planOf({ state, weeks: [] }) });
      await screen.findByRole("region", { name: "Your goals" });
      await waitFor(() => expect(screen.queryByText("Your plan is loading")).toBeNull());
      expect(screen.queryByRole("region", { name: "This week" })).toBeNull();
      expect(screen.queryByRole("region", { name: "Week by week" })).toBeNull();
    },
  );

  it("gives the odds of the targets, and says what would do where one is out of reach", async () => {
    const outOfReach = { realisticTarget: 158, laterDate: "2027-04-05" };
    const measures = [
      standingOf({ measure: "verbal", target: 160, forecast: forecastOf() }),
      standingOf({
        measure: "quantitative",
        target: 168,
        forecast: forecastOf({ pTarget: 0.04, outOfReach }),
      }),
    ];
    show({ readStanding: () => ({ today: "2026-11-22", measures, writing: NO_WRITING }) });
    const odds = within(await screen.findByRole("region", { name: "What it may bring" }));
    expect(await odds.findByText(/the odds of 160 or more are 31%/)).not.toBeNull();
    expect(odds.getByText(/^168 by .*158 has even odds/)).not.toBeNull();
  });

  it("says how many answers the odds still need", async () => {
    const unknown = standingOf({ measure: "verbal", now: null, forecast: null, answersNeeded: 7 });
    show({
      readStanding: () => ({ today: "2026-11-22", measures: [unknown], writing: NO_WRITING }),
    });
    expect(await screen.findByText(/^Not enough data yet: 7 more answers/)).not.toBeNull();
  });

  it("says where the weeks have no room for a mock, and which topics have no drill", async () => {
    const circles = { id: "circles", name: "Circles", measure: "quantitative" } as const;
    const topicsWithoutDrill = [{ ...circles, reason: "less-gain" }] as const;
    show({
      readPlan: () =>
        planOf({ hasRoomForMocks: false, topicsWithoutDrill: [...topicsWithoutDrill] }),
    });
    expect(await screen.findByText(/no room for a full mock exam/)).not.toBeNull();
    expect(screen.getByText(/^No drill of its own in these weeks: Circles\./)).not.toBeNull();
  });

  it.each(["test-near", "test-today"] as const)(
    "offers nothing new in the last days: %s",
    async (state) => {
      const review = recommendationOf({ id: "review", reason: reasonOf("due-mistakes") });
      show({
        readPlan: () => planOf({ state, weeks: [] }),
        readRecommendations: () => ({ recommendations: [recommendationOf(), review] }),
      });
      await screen.findByRole("heading", { name: /^Your test is/ });
      const light = { name: "Light work, if you want some" };
      if (state === "test-near") {
        const work = within(await screen.findByRole("region", light));
        expect(work.getAllByRole("listitem")).toHaveLength(1);
      } else {
        expect(screen.queryByRole("region", light)).toBeNull();
      }
      expect(screen.queryByRole("region", { name: "What helps most now" })).toBeNull();
    },
  );

  it("[AC1] saves the goals, and plans anew with them", async () => {
    const sent = show();
    const hours = await screen.findByRole("textbox", { name: "Hours a week" });
    await waitFor(() => expect(sent("readPlan")).toHaveLength(1));
    await userEvent.clear(hours);
    await userEvent.type(hours, "8.5");
    await userEvent.click(screen.getByRole("button", { name: "Save goals" }));
    expect(await screen.findByText("Saved.")).not.toBeNull();
    expect(sent("saveGoals")[0]?.body).toEqual({ ...GOALS, weeklyHours: 8.5 });
    await waitFor(() => expect(sent("readPlan")).toHaveLength(2));
  });

  it("[AC1] sends nothing that is not valid, and says so at the field", async () => {
    const sent = show();
    const target = await screen.findByRole("textbox", { name: "Verbal target" });
    await userEvent.clear(target);
    await userEvent.type(target, "200{Enter}");
    expect(target.ariaInvalid ?? target.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("A whole number from 130 to 170.")).not.toBeNull();
    expect(sent("saveGoals")).toHaveLength(0);
    await userEvent.clear(target);
    expect(screen.queryByText("A whole number from 130 to 170.")).toBeNull();
  });

  it("keeps what was typed when the goals could not be saved", async () => {
    show({ saveGoals: () => refusal("overloaded") });
    const hours = await screen.findByRole("textbox", { name: "Hours a week" });
    await userEvent.type(hours, ".5{Enter}");
    expect(await screen.findByText(/were not saved; the earlier ones stand/)).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Hours a week" }).value).toBe(
      "6.5",
    );
  });

  it("stands without plan or recommendations where they fail", async () => {
    show({
      readPlan: () => refusal("internal-error"),
      readRecommendations: () => refusal("internal-error"),
    });
    expect(await screen.findByText("Your plan could not be loaded.")).not.toBeNull();
    expect(await screen.findByText("The recommendations could not be loaded.")).not.toBeNull();
    expect(await screen.findByRole("button", { name: "Save goals" })).not.toBeNull();
  });
});
