import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { masteryOf, nodeOf } from "../../../testing/standing-builder.ts";
import { TopicsView } from "./topics-view.tsx";

const inequalities = nodeOf();
const quadratics = nodeOf({
  id: "quantitative.algebra.quadratics",
  name: "Quadratic equations",
  pCorrect: null,
  answersNeeded: 3,
  change: null,
  parts: [],
});
const mastery = {
  ...masteryOf([inequalities, quadratics]),
  weakest: [inequalities.id],
  rusting: [inequalities.id],
};

function topics(at = "/analytics?view=topics") {
  fakeServer({ readMastery: () => mastery });
  renderScreen(<TopicsView />, { at });
}

function detailsOf(name: string): HTMLDetailsElement {
  const tree = screen.getByRole("region", { name: "Quantitative Reasoning" });
  const found = within(tree)
    .getAllByText(name)
    .flatMap((one) => one.closest("summary")?.parentElement ?? []);
  const [details] = found;
  if (!(details instanceof HTMLDetailsElement)) throw new Error(`${name} does not unfold`);
  return details;
}

describe("the tree of topics", () => {
  it("[AN2] has the topics folded into their domain, with range and change", async () => {
    topics();
    await screen.findByRole("region", { name: "Quantitative Reasoning" });
    expect(detailsOf("Algebra").open).toBe(false);
    const row = within(detailsOf("Inequalities"));
    expect(row.getByText("62% (54–70%)")).not.toBeNull();
    expect(row.getByText("+5 (−1 to +11)")).not.toBeNull();
    expect(detailsOf("Quadratic equations").textContent).toContain(
      "Not enough yet: 3 more answers",
    );
  });

  it("[AN2] unfolds what a figure is made of, with the way to practice and to the lesson", async () => {
    topics();
    await screen.findByRole("region", { name: "Quantitative Reasoning" });
    const row = within(detailsOf("Inequalities"));
    expect(row.getByText("Overall +0.3, Algebra −0.4, faded −0.1")).not.toBeNull();
    expect(row.getByText("Practice Inequalities").getAttribute("href")).toBe(
      "/practice/filters?mode=topic&topic=quantitative.algebra.inequalities",
    );
    expect(row.getByText("Lesson: Inequalities").getAttribute("href")).toBe(
      "/practice/mode?view=lesson&id=quantitative.algebra.inequalities",
    );
  });

  it("opens the topic that the address names, and puts the focus there", async () => {
    topics("/analytics?view=topics&topic=quantitative.algebra.inequalities");
    await screen.findByRole("region", { name: "Quantitative Reasoning" });
    expect(detailsOf("Algebra").open).toBe(true);
    expect(detailsOf("Inequalities").open).toBe(true);
    expect(detailsOf("Quadratic equations").open).toBe(false);
    expect(document.activeElement?.parentElement).toBe(detailsOf("Inequalities"));
  });

  it("leads from the weakest to its place in the tree", async () => {
    topics();
    const weakest = within(await screen.findByRole("region", { name: "Weakest" }));
    await userEvent.click(weakest.getByRole("link", { name: "Inequalities" }));
    expect(detailsOf("Inequalities").open).toBe(true);
    const rusting = within(screen.getByRole("region", { name: "Rusting" }));
    expect(rusting.getByText("62%, 4 points lost to time")).not.toBeNull();
    expect(
      screen.getByText("Shown once two topics have enough answers to compare."),
    ).not.toBeNull();
  });

  it("[AN9] has every node in the table, the folded ones too", async () => {
    topics();
    const tree = within(await screen.findByRole("region", { name: "Quantitative Reasoning" }));
    await userEvent.click(tree.getByText("As a table"));
    const names = tree.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(names).toEqual([
      "Quantitative Reasoning",
      "Algebra",
      "Inequalities",
      "Quadratic equations",
    ]);
  });
});
