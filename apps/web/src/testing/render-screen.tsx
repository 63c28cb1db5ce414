import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { type Auth, AuthContext } from "../lib/auth-context.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { TooltipProvider } from "../ui/tooltip.tsx";

export function signedInAs(name: string): Auth {
  return {
    state: { status: "signed-in", user: { name } },
    name,
    logout: () => undefined,
    signInButton: () => null,
  };
}

export function signedOut(): Auth {
  return {
    state: { status: "signed-out" },
    name: null,
    logout: () => undefined,
    signInButton: (place) => <button type="button">Sign in ({place})</button>,
  };
}

interface RenderOptions {
  /** Address at which the screen is opened. */
  readonly at?: string;
  readonly auth?: Auth;
}

/** Renders a screen at an address, with what the application has above every screen. */
export function renderScreen(screen: ReactElement, options: RenderOptions = {}) {
  const { at = "/", auth = signedInAs("Ada") } = options;
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } });
  const router = createMemoryRouter([{ path: "*", element: screen }], { initialEntries: [at] });
  const view = render(
    <AuthContext value={auth}>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <RouterProvider router={router} />
        </TooltipProvider>
      </QueryClientProvider>
    </AuthContext>,
  );
  return { ...view, router, queryClient };
}
