import { act, cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, lazy, type ReactNode } from "react";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { AuthContext } from "../lib/auth-context.ts";
import { homeAsked } from "../lib/session-signals.ts";
import { ThemeProvider } from "../lib/theme.tsx";
import { fakeServer } from "../testing/fake-server.ts";
import { signedOut } from "../testing/render-screen.tsx";
import { AppShell } from "./app-shell.tsx";
import { AppRoutes } from "./routes.tsx";

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

function open(path: string, routes: ReactNode = <AppRoutes />): void {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  render(
    <ThemeProvider>
      <AuthContext value={signedOut()}>
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          {routes}
          <Address />
        </MemoryRouter>
      </AuthContext>
    </ThemeProvider>,
  );
}

const address = () => screen.getByLabelText("address").textContent;

function twoScreens(Second: ComponentType): ReactNode {
  const first = (
    <>
      <h1>First</h1>
      <Link to="/second">On</Link>
    </>
  );
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route index element={first} />
        <Route path="second" element={<Second />} />
      </Route>
    </Routes>
  );
}

describe("routes", () => {
  it.each(["/practice/mode", "/practice/filters", "/analytics"])(
    "%s shows its screen to a signed-out visitor, with an invitation to sign in",
    async (path) => {
      fakeServer({});
      open(path);
      expect(await screen.findByRole("button", { name: "Sign in (screen_btn)" })).not.toBeNull();
      expect(address()).toBe(path);
    },
  );

  it("shows a view of a screen at its address, and the screen itself for a view that it has not", async () => {
    fakeServer({ listLessons: () => ({ lessons: [] }) });
    open("/practice/mode?view=lessons");
    expect(await screen.findByRole("heading", { name: "Lessons", level: 1 })).not.toBeNull();
    cleanup();
    open("/practice/mode?view=vocabulary");
    expect(await screen.findByRole("heading", { name: "Vocabulary", level: 1 })).not.toBeNull();
    cleanup();
    open("/practice/mode?view=drawers");
    expect(await screen.findByRole("heading", { name: "What shall we practise?" })).not.toBeNull();
  });

  it("any other path shows the not-found page", async () => {
    open("/practice/elsewhere");
    expect(await screen.findByRole("heading", { name: "Page not found" })).not.toBeNull();
  });

  it("shows the logo while a screen loads, and the focus stands at its heading after", async () => {
    let arrive: (screen: { default: ComponentType }) => void = () => undefined;
    const Slow = lazy<ComponentType>(() => new Promise((resolve) => (arrive = resolve)));
    open("/", twoScreens(Slow));
    await act(async () => screen.getByRole("link", { name: "On" }).click());
    expect(await screen.findByText("Loading")).not.toBeNull();
    await act(async () => arrive({ default: () => <h1 tabIndex={-1}>Slow</h1> }));
    const heading = await screen.findByRole("heading", { name: "Slow" });
    expect(screen.queryByText("Loading")).toBeNull();
    expect(document.activeElement).toBe(heading);
  });

  it("shows a screen's error with its message, and the next screen without it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const Failing = () => {
      throw new Error("the drawer is stuck");
    };
    open("/second", twoScreens(Failing));
    expect(
      await screen.findByRole("heading", { name: "Unexpected Application Error!" }),
    ).not.toBeNull();
    expect(screen.getByText("the drawer is stuck")).not.toBeNull();
    act(() => homeAsked.emit(null));
    expect(await screen.findByRole("heading", { name: "First" })).not.toBeNull();
    expect(address()).toBe("/");
  });
});
