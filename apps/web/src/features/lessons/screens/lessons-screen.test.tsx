import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer } from "../../../testing/fake-server.ts";
import { buildLesson } from "../../../testing/lesson-builder.ts";
import { renderScreen, signedOut } from "../../../testing/render-screen.tsx";
import { LessonsScreen } from "./lessons-screen.tsx";

const AT = "/practice/mode?view=lessons";
const tone = buildLesson({
  id: knowledgeComponentIdSchema.parse("verbal.text-completion.tone"),
  title: "Tone and irony",
  measure: "verbal",
  domain: "Text completion",
  alsoCalled: ["sarcasm"],
});
const ratio = buildLesson();

beforeEach(() => {
  fakeServer({ listLessons: () => ({ lessons: [tone, ratio] }) });
});

const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

describe("the list of lessons", () => {
  it("has every lesson under its measure and domain", async () => {
    renderScreen(<LessonsScreen />, { at: AT });
    const verbal = within(await screen.findByRole("region", { name: "Verbal Reasoning" }));
    expect(verbal.getByRole("heading", { level: 3 }).textContent).toBe("Text completion");
    expect(verbal.getByRole("link", { name: "Tone and irony" }).getAttribute("href")).toBe(
      `/practice/mode?view=lesson&id=${tone.id}`,
    );
    expect(names()).toEqual(["Tone and irony", "Ratio and proportion"]);
  });

  it("is searched by other names too, in the address, and says how many are left", async () => {
    const { router } = renderScreen(<LessonsScreen />, { at: AT });
    await userEvent.type(await screen.findByRole("searchbox"), "cross mult");
    expect(names()).toEqual(["Ratio and proportion"]);
    expect(screen.getByRole("status").textContent).toBe("1 lesson");
    expect(new URLSearchParams(router.state.location.search).get("find")).toBe("cross mult");
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("begins with the search in its address, and shows everything again where nothing is found", async () => {
    renderScreen(<LessonsScreen />, { at: `${AT}&find=tensors` });
    await userEvent.click(await screen.findByRole("button", { name: "Show all lessons" }));
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
    expect(names()).toHaveLength(2);
  });

  it("is there for a signed-out visitor", async () => {
    renderScreen(<LessonsScreen />, { at: AT, auth: signedOut() });
    expect(await screen.findByRole("link", { name: "Tone and irony" })).not.toBeNull();
    expect(screen.getByRole("region", { name: "Sign in" })).not.toBeNull();
  });
});
