import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { EARLIER_ID, ESSAY_ID, summaryOf } from "../../../testing/essay-builder.ts";
import { type FakeAnswers, fakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { AnalyticsScreen } from "../screens/analytics-screen.tsx";
// Loaded here, so that no test waits for it.
import "./writing-view.tsx";

const earlier = summaryOf({
  id: EARLIER_ID,
  source: "exam",
  submittedAt: "2026-10-02T10:25:00.000Z",
  score: { kind: "estimate", score: 2, low: 1.3, high: 2.7 },
});

function open(answers: FakeAnswers) {
  const requests = fakeServer(answers);
  renderScreen(<AnalyticsScreen />, { at: "/analytics?view=writing" });
  return requests;
}

describe("the history of essays", () => {
  it("[AN1] draws the scores with their ranges over time, with a table of the same", async () => {
    open({ listEssays: () => ({ essays: [summaryOf(), earlier], hasMore: false }) });
    const part = within(await screen.findByRole("region", { name: "Estimated scores over time" }));
    expect(part.getByText(/3\.5 of 6.*up from the first of 2 rated essays at 2\.0/)).not.toBeNull();
    expect(part.getByRole("img", { name: /each with its 80% range/ })).not.toBeNull();
    await userEvent.click(part.getByText("As a table"));
    expect(part.getAllByRole("row").map((row) => row.textContent)[1]).toContain("2.01.3 to 2.7");
  });

  it("lists every essay with the way to it, page after page", async () => {
    const open_ = summaryOf({ state: "writing", score: null, timing: "untimed" });
    const requests = open({
      listEssays: ({ url }) =>
        url.includes("after=")
          ? { essays: [earlier], hasMore: false }
          : { essays: [open_], hasMore: true },
    });
    const table = within(await screen.findByRole("region", { name: "Your essays" }));
    const [first, second] = table.getAllByRole("link");
    expect(first?.getAttribute("href")).toBe(`/practice/session?essay=${ESSAY_ID}`);
    expect(second?.getAttribute("href")).toBe(`/practice/results?essay=${EARLIER_ID}`);
    expect(table.getAllByText("Not submitted yet")).not.toHaveLength(0);
    expect(table.getByText("2.0 (1.3 to 2.7)")).not.toBeNull();
    expect(requests.filter(({ route }) => route === "listEssays")).toHaveLength(2);
  });

  it("invites whoever has written none, and says where the list failed", async () => {
    open({ listEssays: () => ({ essays: [], hasMore: false }) });
    expect(await screen.findByText("No essays yet")).not.toBeNull();
    open({ listEssays: () => refusal("overloaded") });
    expect(await screen.findByText("Your essays could not be loaded.")).not.toBeNull();
  });
});
