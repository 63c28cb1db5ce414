import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeServer, refusal } from "../../../testing/fake-server.ts";
import { buildLesson } from "../../../testing/lesson-builder.ts";
import { renderScreen, signedOut } from "../../../testing/render-screen.tsx";
import { LessonScreen } from "./lesson-screen.tsx";

const lesson = buildLesson();
const AT = `/practice/mode?view=lesson&id=${lesson.id}`;

describe("a lesson", () => {
  it("has its parts under headings in order, and leads on to a set on its topic", async () => {
    fakeServer({ readLesson: () => lesson });
    renderScreen(<LessonScreen />, { at: AT });
    await screen.findByRole("heading", { level: 1, name: lesson.title });
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "The idea",
      "Formula card",
      "An example to try",
      "Pitfalls",
      "Now with questions",
    ]);
    expect(screen.getByRole("link", { name: "Practise this topic" }).getAttribute("href")).toBe(
      `/practice/filters?mode=topic&topic=${lesson.id}`,
    );
  });

  it("has its formulas typeset beside their names and conditions", async () => {
    fakeServer({ readLesson: () => lesson });
    renderScreen(<LessonScreen />, { at: AT });
    const card = within(await screen.findByRole("region", { name: "Formula card" }));
    expect(card.getByRole("term").textContent).toBe("Proportion");
    const [formula, note] = card.getAllByRole("definition");
    expect(formula?.querySelector("math")).not.toBeNull();
    expect(note?.textContent).toContain("not 0");
  });

  it("keeps the way to the answer folded until it is asked for", async () => {
    fakeServer({ readLesson: () => lesson });
    renderScreen(<LessonScreen />, { at: AT });
    const example = await screen.findByRole("region", { name: "An example to try" });
    const solution = within(example).getByRole("group");
    expect(solution.hasAttribute("open")).toBe(false);
    expect(solution.textContent).toContain("Three of these are 6.");
    expect(solution.textContent).toContain("The answer is 6.");
    expect(solution.textContent).not.toContain("three quarters");
  });

  it("numbers the blanks of an example that has several", async () => {
    const problem = "Although [[1]], he was [[2]].";
    fakeServer({ readLesson: () => ({ ...lesson, example: { ...lesson.example, problem } }) });
    renderScreen(<LessonScreen />, { at: AT });
    expect(await screen.findByText("Blank (ii), empty")).not.toBeNull();
  });

  it("has no formula card where the topic has no formulas", async () => {
    fakeServer({ readLesson: () => ({ ...lesson, formulas: [] }) });
    renderScreen(<LessonScreen />, { at: AT });
    await screen.findByRole("heading", { name: "The idea" });
    expect(screen.queryByText("Formula card")).toBeNull();
  });

  it("is there for a signed-out visitor, who is invited to practise", async () => {
    fakeServer({ readLesson: () => lesson });
    renderScreen(<LessonScreen />, { at: AT, auth: signedOut() });
    expect(await screen.findByText("A ratio compares.")).not.toBeNull();
    expect(screen.getByRole("region", { name: "Sign in" })).not.toBeNull();
    expect(screen.queryByRole("link", { name: "Practise this topic" })).toBeNull();
  });

  it("says in plain words that there is none, and leads to those that there are", async () => {
    fakeServer({ readLesson: () => refusal("lesson-not-found") });
    renderScreen(<LessonScreen />, { at: AT });
    expect(await screen.findByText("There is no lesson at this address.")).not.toBeNull();
    expect(screen.getByRole("link", { name: "All lessons" }).getAttribute("href")).toBe(
      "/practice/mode?view=lessons",
    );
  });
});
