import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ESSAY_ID, essayOf, SETUP_ANSWERS, summaryOf } from "../../../../testing/essay-builder.ts";
import { type FakeAnswers, fakeServer, refusal } from "../../../../testing/fake-server.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { ModeScreen } from "../../screens/mode-screen.tsx";
// Loaded here, so that no test waits for it.
import "./writing-setup.tsx";

function open(answers: FakeAnswers = {}, proposal = "") {
  const requests = fakeServer({ ...SETUP_ANSWERS, startEssay: () => essayOf(), ...answers });
  const view = renderScreen(<ModeScreen />, { at: `/practice/mode?view=writing${proposal}` });
  const started = () => requests.find(({ route }) => route === "startEssay")?.body;
  return { ...view, requests, started };
}
const begin = () => screen.getByRole("button", { name: "Begin the essay" });

describe("setting up an essay", () => {
  it("[PM2] draws an issue that is new, with the test’s time, unless something else is chosen", async () => {
    const { started, router } = open();
    expect(await screen.findByText(/2 issues match\. One of them is drawn/)).not.toBeNull();
    await userEvent.click(begin());
    await waitFor(() =>
      expect(started()).toEqual({
        id: expect.any(String),
        prompt: { kind: "drawn", directive: null, theme: null, unseen: true },
        timing: { kind: "exam", accommodationId: "none" },
      }),
    );
    await waitFor(() => expect(router.state.location.search).toBe(`?essay=${ESSAY_ID}`));
  });

  it("[PM1] begins with the instruction that was proposed, where there is something new to write on", async () => {
    open({}, "&instruction=policy");
    const chosen = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Instruction" });
    expect(chosen.value).toBe("policy");
    expect(screen.getByRole("option", { name: /^Policy \(proposed/ })).not.toBeNull();
    expect(screen.getByText(/1 issue matches/)).not.toBeNull();
  });

  it.each(["", "&instruction=claim", "&instruction=%22"])(
    "proposes nothing for the address with “%s”",
    async (proposal) => {
      open({}, proposal);
      const chosen = await screen.findByRole<HTMLSelectElement>("combobox", {
        name: "Instruction",
      });
      expect(chosen.value).toBe("");
      expect(screen.queryByRole("option", { name: /proposed/ })).toBeNull();
    },
  );

  it("narrows by instruction and subject, and says where nothing matches", async () => {
    const { started } = open();
    await userEvent.selectOptions(await screen.findByLabelText("Instruction"), "Policy");
    expect(screen.getByText(/1 issue matches/)).not.toBeNull();
    expect(screen.getByText("Trace what would follow.")).not.toBeNull();
    await userEvent.selectOptions(screen.getByLabelText("Subject"), "Science");
    expect(screen.getByText(/No issue matches/)).not.toBeNull();
    await userEvent.click(begin());
    expect(started()).toBeUndefined();
  });

  it("takes the issue, the accommodation and the conditions that are chosen", async () => {
    const { started } = open();
    await userEvent.click(
      await screen.findByRole("checkbox", { name: "Only issues I have not written on" }),
    );
    await userEvent.click(screen.getByText("Choose the issue yourself"));
    await userEvent.click(
      screen.getByRole("radio", { name: /Cities should be quiet.*Written on once/ }),
    );
    await userEvent.selectOptions(screen.getByLabelText("Time"), "50 percent more time");
    expect(screen.getByRole("heading", { name: "45 min" })).not.toBeNull();
    await userEvent.click(begin());
    await waitFor(() =>
      expect(started()).toMatchObject({
        prompt: { kind: "chosen", promptId: "aw-001" },
        timing: { kind: "exam", accommodationId: "time-1-5" },
      }),
    );
  });

  it("writes untimed where that is chosen", async () => {
    const { started } = open();
    await userEvent.click(await screen.findByRole("radio", { name: /Untimed/ }));
    expect(screen.queryByLabelText("Time")).toBeNull();
    await userEvent.click(begin());
    await waitFor(() => expect(started()).toMatchObject({ timing: { kind: "untimed" } }));
  });

  it("[PM4] leads back to an open essay, and to the feedback on those that are rated", async () => {
    const writing = summaryOf({ state: "writing", score: null, remainingMs: 754_000, words: 120 });
    open({
      listEssays: ({ url }) => ({
        essays: url.includes("status=open") ? [writing] : [summaryOf()],
        hasMore: false,
      }),
    });
    const section = within(await screen.findByRole("region", { name: "Open essays" }));
    expect(section.getByText(/120 words, 12:34 left/)).not.toBeNull();
    expect(section.getByRole("link", { name: "Go on writing" }).getAttribute("href")).toBe(
      `/practice/session?essay=${ESSAY_ID}`,
    );
    const rated = within(await screen.findByRole("region", { name: "Your essays" }));
    const link = rated.getByRole("link", { name: /Estimate 3\.5.*range 2\.9 to 4\.2/ });
    expect(link.getAttribute("href")).toBe(`/practice/results?essay=${ESSAY_ID}`);
  });

  it("says why an essay was not begun, and tries the very same one again", async () => {
    let calls = 0;
    const { requests } = open({
      startEssay: () => {
        calls += 1;
        return calls === 1 ? refusal("overloaded") : essayOf();
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Begin the essay" }));
    expect(await screen.findByText("The essay was not begun.")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(calls).toBe(2));
    const [first, second] = requests.filter(({ route }) => route === "startEssay");
    expect(second?.body).toEqual(first?.body);
  });
});
