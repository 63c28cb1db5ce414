import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { type Auth, AuthContext } from "../lib/auth-context.ts";
import { ThemeProvider } from "../lib/theme.tsx";
import { signedInAs, signedOut } from "../testing/render-screen.tsx";
import { Header } from "./header.tsx";

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
