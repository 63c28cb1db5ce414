import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type FakeAnswers, fakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderScreen, signedOut } from "../../../testing/render-screen.tsx";
import { FiltersScreen } from "./filters-screen.tsx";

const answers: FakeAnswers = {
  listTopics: () => ({
    topics: [
      {
        id: "quantitative.algebra",
        name: "Algebra",
        measure: "quantitative",
        level: 1,
        items: 12,
      },
      {
        id: "quantitative.algebra.inequalities",
        name: "Inequalities",
        measure: "quantitative",
        level: 2,
        items: 5,
      },
    ],
  }),
  countFacets: () => ({
    matching: 7,
    measures: { verbal: 0, quantitative: 7 },
    kinds: { "numeric-entry": 7 },
    topics: { "quantitative.algebra": 7, "quantitative.algebra.inequalities": 3 },
    difficulties: { "3": 7 },
    statuses: { unseen: 7 },
    keptForExams: 4,
  }),
};

describe("filters screen", () => {
  it("[PF2] shows live counts, and a choice that leads to nothing can be reached but not taken", async () => {
    fakeServer(answers);
    const { router } = renderScreen(<FiltersScreen />, { at: "/practice/filters?mode=topic" });
    await screen.findByText("7 questions");
    const verbal = screen.getByRole("checkbox", { name: /^Verbal/ });
    expect(verbal.ariaDisabled).toBe("true");
    expect(verbal).toHaveProperty("disabled", false);
    await userEvent.click(verbal);
    expect(router.state.location.search).toBe("?mode=topic");
  });

  it("[PF3] keeps every choice in the address, and asks for the counts of the choice", async () => {
    const requests = fakeServer(answers);
    const { router } = renderScreen(<FiltersScreen />, { at: "/practice/filters" });
    await screen.findByText("7 questions");
    await userEvent.click(screen.getByRole("checkbox", { name: /^Numeric entry/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Show the parts of Algebra" }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^Inequalities/ }));
    await userEvent.click(screen.getByRole("radio", { name: "At the end" }));
    expect(router.state.location.search).toBe(
      "?mode=topic&kind=numeric-entry&topic=quantitative.algebra.inequalities&feedback=end",
    );
    await waitFor(() =>
      expect(requests.filter(({ route }) => route === "countFacets").at(-1)?.body).toMatchObject({
        kinds: ["numeric-entry"],
        topics: ["quantitative.algebra.inequalities"],
      }),
    );
  });

  it("[PF1] starts what the address says; trying again sends the same session id", async () => {
    const requests = fakeServer({ ...answers, startSession: () => refusal("overloaded") });
    renderScreen(<FiltersScreen />, {
      at: "/practice/filters?mode=mixed&difficulty=3&count=5&pace=1.25&feedback=end",
    });
    await screen.findByText("7 questions");
    await userEvent.click(screen.getByRole("button", { name: "Start" }));
    await screen.findByText(/The server is busy just now/);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    const starts = () => requests.filter(({ route }) => route === "startSession");
    await waitFor(() => expect(starts()).toHaveLength(2));
    expect(starts()[0]?.body).toMatchObject({
      settings: { mode: "mixed", timing: { kind: "timed", paceFactor: 1.25 }, feedback: "end" },
      filter: { difficulties: [3], measures: [] },
      itemCount: 5,
    });
    expect(starts()[1]?.body).toEqual(starts()[0]?.body);
  });

  it("[AC1] offers timed practice with the extra time of the account", async () => {
    const readPreferences = () =>
      ({ explanationMode: "quick", directness: "guide", paceFactor: 1.5 }) as const;
    const requests = fakeServer({ ...answers, readPreferences });
    const { router } = renderScreen(<FiltersScreen />, { at: "/practice/filters" });
    await screen.findByText("7 questions");
    await waitFor(() =>
      expect(requests.some(({ route }) => route === "readPreferences")).toBe(true),
    );
    await userEvent.click(screen.getByRole("radio", { name: "Timed" }));
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Pace" }).value).toBe("1.5");
    expect(router.state.location.search).toContain("pace=1.5");
  });

  it("includes the questions kept for mock exams where that is asked, and takes them out again", async () => {
    const requests = fakeServer(answers);
    const { router } = renderScreen(<FiltersScreen />, { at: "/practice/filters" });
    await screen.findByText("7 questions");
    const kept = screen.getByRole("checkbox", {
      name: /^Include questions kept for mock exams/,
    });
    expect(kept).toHaveProperty("checked", false);
    expect(screen.getByRole("group", { name: "Mock exams" }).textContent).toContain("4 questions");
    await userEvent.click(kept);
    expect(router.state.location.search).toBe("?mode=topic&kept=include");
    await waitFor(() =>
      expect(requests.filter(({ route }) => route === "countFacets").at(-1)?.body).toMatchObject({
        keptForExams: true,
      }),
    );
    expect(screen.queryByRole("button", { name: "Clear all conditions" })).toBeNull();
    await userEvent.click(kept);
    expect(router.state.location.search).toBe("?mode=topic");
  });

  it("says that a set is empty because its questions are kept for mock exams", async () => {
    const empty = { matching: 0, measures: {}, kinds: {}, topics: {}, difficulties: {} };
    const countFacets = () => ({ ...empty, statuses: {}, keptForExams: 4 });
    fakeServer({ ...answers, countFacets });
    renderScreen(<FiltersScreen />, { at: "/practice/filters" });
    expect(await screen.findByText(/all 4 that match are kept for mock exams/)).not.toBeNull();
    expect(screen.getByRole("button", { name: "Start" }).ariaDisabled).toBe("true");
  });

  it("[R13] invites a signed-out visitor to sign in and asks the server for nothing", () => {
    const requests = fakeServer(answers);
    renderScreen(<FiltersScreen />, { auth: signedOut() });
    expect(screen.getByRole("button", { name: "Sign in (screen_btn)" })).not.toBeNull();
    expect(requests).toEqual([]);
  });
});
