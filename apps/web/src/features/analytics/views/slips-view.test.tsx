import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { slipsOf, surenessOf } from "../../../testing/standing-builder.ts";
import { SlipsView } from "./slips-view.tsx";

describe("slips and sureness", () => {
  it("[AN4] names the slips with remedy, trend and weeks", async () => {
    fakeServer({ readSlips: () => slipsOf(), readSureness: () => surenessOf() });
    renderScreen(<SlipsView />);
    const slips = within(await screen.findByRole("region", { name: "Your most frequent slips" }));
    expect(slips.getByText("Say what the whole is.")).not.toBeNull();
    expect(slips.getAllByText(/3 in the last four weeks, 8 in the four before/)).toHaveLength(2);
    expect(
      slips.getByRole("img", { name: "Took the part for the whole: wrong answers by week" }),
    ).not.toBeNull();
    expect(slips.getByText("Nov 9: 8, Nov 16: 3")).not.toBeNull();
    expect(
      slips.getByRole("link", { name: /The latest question with it/ }).getAttribute("href"),
    ).toBe("/question/view?id=q-qc-002");
  });

  it("[AN5] shows sureness where it is known, and links the sure mistakes", async () => {
    fakeServer({ readSlips: () => slipsOf(), readSureness: () => surenessOf() });
    renderScreen(<SlipsView />);
    const said = within(await screen.findByRole("region", { name: "How sure you said you were" }));
    expect(said.getByText(/A guess \(5 more\)/)).not.toBeNull();
    expect(said.getByText("74% of 100")).not.toBeNull();
    expect(screen.getByRole("img", { name: /Share expected to be right against/ })).not.toBeNull();
    const mistakes = within(screen.getByRole("region", { name: "Sure mistakes" }));
    expect(mistakes.getByRole("link", { name: "If x is even" })).not.toBeNull();
  });

  it("shows either one where the other fails", async () => {
    fakeServer({ readSlips: () => refusal("overloaded"), readSureness: () => surenessOf() });
    renderScreen(<SlipsView />);
    expect(await screen.findByText("Your slips could not be loaded.")).not.toBeNull();
    expect(await screen.findByText(/surer than your answers bear out/)).not.toBeNull();
  });
});
