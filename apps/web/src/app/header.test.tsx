import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Auth, AuthContext } from "../lib/auth-context.ts";
import { ThemeProvider } from "../lib/theme.tsx";
import { type FakeAnswers, fakeServer, refusal } from "../testing/fake-server.ts";
import { signedInAs, signedOut } from "../testing/render-screen.tsx";
import { Header } from "./header.tsx";
import { queryClient } from "./query-client.ts";

function show(auth: Auth, at = "/") {
  const router = createMemoryRouter([{ path: "*", element: <Header /> }], { initialEntries: [at] });
  render(
    <ThemeProvider>
      <AuthContext value={auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </ThemeProvider>,
  );
  return router;
}

afterEach(() => queryClient.clear());

function scrollTo(y: number): void {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
  act(() => window.dispatchEvent(new Event("scroll")));
}

describe("header", () => {
  it("[H1] shows brand and tagline", () => {
    show(signedOut());
    expect(screen.getByText("Lexiquant")).not.toBeNull();
    expect(screen.getByText("Powered by AI")).not.toBeNull();
  });

  it("[H2] shows the three links in order, the current one marked", () => {
    show(signedInAs("Ada"), "/analytics");
    const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Start Practice", "/practice/mode"],
      ["Analytics", "/analytics"],
    ]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "page"]);
  });

  it("[H3] shows the name and a Logout button that signs out", async () => {
    const logout = vi.fn();
    show({ ...signedInAs("Ada Lovelace"), logout });
    expect(screen.getByText("Ada Lovelace")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Logout" }));
    expect(logout).toHaveBeenCalledOnce();
  });

  it("[H4] shows the sign-in button and none of the links when signed out", () => {
    show(signedOut());
    expect(screen.getByRole("button", { name: "Sign in (header_btn)" })).not.toBeNull();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("[H5] says that a login is in progress", () => {
    show({ ...signedOut(), state: { status: "logging-in" } });
    expect(screen.getByText("Almost there! Logging in...")).not.toBeNull();
  });

  it("[H6] closes the menu when the route changes", async () => {
    const router = show(signedInAs("Ada"));
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = screen.getByRole("navigation", { name: "Menu" });
    await userEvent.click(within(menu).getByRole("link", { name: "Analytics" }));
    expect(router.state.location.pathname).toBe("/analytics");
    expect(screen.queryByRole("navigation", { name: "Menu" })).toBeNull();
  });

  it("[H6] closes the menu on Escape", async () => {
    show(signedInAs("Ada"));
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Open menu" }).ariaExpanded).toBe("false");
  });

  describe("[AC1] the account behind the name", () => {
    const goals = {
      verbalTarget: 160,
      quantitativeTarget: null,
      writingTarget: null,
      testDate: null,
      weeklyHours: 5,
    };

    async function openAccount(changes: FakeAnswers = {}) {
      const requests = fakeServer({
        readGoals: () => goals,
        readPreferences: () => ({ explanationMode: "quick", directness: "guide", paceFactor: 1 }),
        ...changes,
      });
      const router = show(signedInAs("Ada Lovelace"));
      const button = screen.getByRole("button", { name: "Ada Lovelace: account" });
      button.focus();
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("dialog", { name: "Your account" });
      return { requests, router, button };
    }
    const dialog = () => screen.queryByRole("dialog", { name: "Your account" });
    const tab = (name: string) => userEvent.click(screen.getByRole("tab", { name }));

    it("opens by keyboard with the goals, and gives the focus back on Escape", async () => {
      const { button } = await openAccount();
      const target = await screen.findByRole<HTMLInputElement>("textbox", {
        name: "Verbal target",
      });
      expect(target.value).toBe("160");
      await userEvent.keyboard("{Escape}");
      expect(dialog()).toBeNull();
      expect(document.activeElement).toBe(button);
    });

    it("closes when the route changes", async () => {
      const { router } = await openAccount();
      await act(() => router.navigate("/analytics"));
      expect(dialog()).toBeNull();
    });

    it("has explanation mode, directness, theme and display", async () => {
      await openAccount();
      await tab("Explanations");
      expect(await screen.findByRole("radio", { name: /Detailed Analysis/ })).not.toBeNull();
      expect(screen.getByLabelText("How the tutor helps")).not.toBeNull();
      await tab("Display");
      await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
      expect(document.documentElement.classList.contains("dark")).toBe(true);
      await userEvent.click(screen.getByRole("radio", { name: "Light" }));
      expect(screen.getByRole("radio", { name: "Yellow on black" })).not.toBeNull();
    });

    it("[AC2] hands over everything that is kept as one file", async () => {
      const files: Blob[] = [];
      const { requests } = await openAccount({
        exportAccount: () => ({
          exportedAt: "2026-11-22T10:00:00.000Z",
          tables: { attempts: [{ id: 1 }] },
        }),
      });
      vi.stubGlobal(
        "URL",
        Object.assign(URL, {
          createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
          revokeObjectURL: () => undefined,
        }),
      );
      const names: string[] = [];
      vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        names.push(this.download);
      });
      await tab("Your data");
      await userEvent.click(screen.getByRole("button", { name: "Download everything" }));
      expect(await screen.findByText("The file is in your downloads.")).not.toBeNull();
      expect(requests.filter(({ route }) => route === "exportAccount")).toHaveLength(1);
      expect(names).toEqual(["lexiquant-account-2026-11-22.json"]);
      expect(JSON.parse((await files[0]?.text()) ?? "")).toMatchObject({
        tables: { attempts: [{ id: 1 }] },
      });
    });

    it("says why it could not be handed over", async () => {
      await openAccount({ exportAccount: () => refusal("overloaded") });
      await tab("Your data");
      await userEvent.click(screen.getByRole("button", { name: "Download everything" }));
      expect(await screen.findByText("Your data could not be collected.")).not.toBeNull();
    });
  });

  it("[H7] looks scrolled past 10 px, not at 10, and no more when scrolled back", () => {
    show(signedOut());
    const states = [10, 11, 0].map((y) => {
      scrollTo(y);
      return screen.getByRole("banner").dataset.scrolled;
    });
    expect(states).toEqual(["false", "true", "false"]);
  });

  it("[H8] shows no links for a user without a name", () => {
    show({ ...signedInAs(""), name: null });
    expect(screen.queryByRole("link", { name: "Start Practice" })).toBeNull();
  });
});
