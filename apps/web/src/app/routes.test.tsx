import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { AuthContext } from "../lib/auth-context.ts";
import { ThemeProvider } from "../lib/theme.tsx";
import { fakeServer } from "../testing/fake-server.ts";
import { signedOut } from "../testing/render-screen.tsx";
import { AppShell } from "./app-shell.tsx";
import { RouteError } from "./route-error.tsx";
import { appRoutes } from "./routes.tsx";

function open(path: string, routes: RouteObject[] = appRoutes) {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ThemeProvider>
      <AuthContext value={signedOut()}>
        <RouterProvider router={router} />
      </AuthContext>
    </ThemeProvider>,
  );
  return router;
}

function inShell(children: RouteObject[]): RouteObject[] {
  return [{ Component: AppShell, ErrorBoundary: RouteError, children }];
}

describe("routes", () => {
  it.each(["/practice/mode", "/practice/filters", "/analytics"])(
    "[R1][R13] %s shows its screen to a signed-out visitor, with an invitation to sign in",
    async (path) => {
      fakeServer({});
      const router = open(path);
      expect(await screen.findByRole("button", { name: "Sign in (screen_btn)" })).not.toBeNull();
      expect(router.state.location.pathname).toBe(path);
    },
  );

  it("[R8] any other path shows the not-found page", async () => {
    open("/practice/elsewhere");
    expect(await screen.findByRole("heading", { name: "Page not found" })).not.toBeNull();
  });

  it("[R10] shows the logo while a screen loads, and the focus stands at its heading after", async () => {
    let arrive: (screen: { Component: () => React.ReactNode }) => void = () => undefined;
    const router = open(
      "/",
      inShell([
        { index: true, element: <h1>Home</h1> },
        { path: "slow", lazy: () => new Promise((resolve) => (arrive = resolve)) },
      ]),
    );
    await screen.findByRole("heading", { name: "Home" });
    act(() => void router.navigate("/slow"));
    expect(await screen.findByText("Loading")).not.toBeNull();
    await act(async () => arrive({ Component: () => <h1 tabIndex={-1}>Slow</h1> }));
    const heading = await screen.findByRole("heading", { name: "Slow" });
    expect(screen.queryByText("Loading")).toBeNull();
    expect(document.activeElement).toBe(heading);
  });

  it("[R11] shows a route's error with its message", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fail = () => {
      throw new Error("the drawer is stuck");
    };
    open("/", inShell([{ index: true, Component: fail }]));
    expect(
      await screen.findByRole("heading", { name: "Unexpected Application Error!" }),
    ).not.toBeNull();
    expect(screen.getByText("the drawer is stuck")).not.toBeNull();
  });
});
