import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeAnswers, fakeServer, refusal } from "../../testing/fake-server.ts";
import { renderScreen, signedInAs } from "../../testing/render-screen.tsx";
import { queryClient } from "../query-client.ts";
import { AccountDialog } from "./account-dialog.tsx";

const NO_GOALS = {
  verbalTarget: null,
  quantitativeTarget: null,
  writingTarget: null,
  testDate: null,
  weeklyHours: null,
};
const PREFERENCES = { explanationMode: "quick", directness: "guide", paceFactor: 1 } as const;

beforeEach(() => queryClient.clear());

async function open(part: string, answers: FakeAnswers) {
  const requests = fakeServer({
    readGoals: () => NO_GOALS,
    readPreferences: () => PREFERENCES,
    ...answers,
  });
  const logout = vi.fn();
  renderScreen(<AccountDialog name="Ada Lovelace" onClose={() => undefined} />, {
    auth: { ...signedInAs("Ada Lovelace"), logout },
  });
  await userEvent.click(screen.getByRole("tab", { name: part }));
  const sent = (route: string) => requests.filter((request) => request.route === route);
  return { logout, sent };
}

describe("[AC1] extra time", () => {
  it("is kept as chosen", async () => {
    const { sent } = await open("Accommodations", {
      savePreferences: () => ({ ...PREFERENCES, paceFactor: 1.5 }),
    });
    const choice = await screen.findByLabelText<HTMLSelectElement>("Extra time");
    await waitFor(() => expect(choice.disabled).toBe(false));
    await userEvent.selectOptions(choice, "1.5");
    expect(await screen.findByText(/^Saved\./)).not.toBeNull();
    expect(sent("savePreferences").map(({ body }) => body)).toEqual([{ paceFactor: 1.5 }]);
    expect(choice.value).toBe("1.5");
  });

  it("stands as it was where it could not be saved, and says so", async () => {
    await open("Accommodations", { savePreferences: () => refusal("overloaded") });
    const choice = await screen.findByLabelText<HTMLSelectElement>("Extra time");
    await waitFor(() => expect(choice.disabled).toBe(false));
    await userEvent.selectOptions(choice, "2");
    expect(await screen.findByText(/the earlier one stands/)).not.toBeNull();
    expect(choice.value).toBe("1");
  });
});

describe("[AC2] deleting the account", () => {
  const words = () => screen.getByRole("textbox", { name: /to confirm$/ });
  const press = () =>
    userEvent.click(screen.getByRole("button", { name: "Delete account and data" }));

  it("waits for the words, and then signs out and forgets what this browser holds", async () => {
    localStorage.setItem("lexiquant-outbox", "unsent");
    const { logout, sent } = await open("Your data", { deleteAccount: () => ({ deleted: true }) });
    await userEvent.type(words(), "delete");
    await press();
    expect(screen.getByText(/Nothing is deleted yet/)).not.toBeNull();
    expect(sent("deleteAccount")).toEqual([]);
    await userEvent.type(words(), " my account");
    await press();
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
    expect(sent("deleteAccount").map(({ body }) => body)).toEqual([
      { confirmation: "delete my account" },
    ]);
    expect(localStorage.getItem("lexiquant-outbox")).toBeNull();
  });

  it("says that everything is still there when the server could not", async () => {
    const { logout } = await open("Your data", { deleteAccount: () => refusal("overloaded") });
    await userEvent.type(words(), "Delete my account");
    await press();
    expect(await screen.findByText(/Your account was not deleted/)).not.toBeNull();
    expect(logout).not.toHaveBeenCalled();
  });
});
