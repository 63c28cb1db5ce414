import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet } from "react-router";
import { browserOutbox } from "../features/practice/outbox/browser-outbox.ts";
import { useAuth } from "../lib/auth-context.ts";
import { Toaster } from "../ui/toaster.tsx";
import { TooltipProvider } from "../ui/tooltip.tsx";
import { queryClient } from "./query-client.ts";
import { ScreenFrame } from "./screen-frame.tsx";

/** Sends what an earlier visit could not: answers wait in this browser until the network returns. */
function useOutbox(): void {
  const { state } = useAuth();
  const signedIn = state.status === "signed-in";
  useEffect(() => {
    if (signedIn) void browserOutbox().flush();
  }, [signedIn]);
}

/** What the screens behind the landing page share; it arrives with the first of them. */
export function DataLayout() {
  useOutbox();
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <ScreenFrame>
          <Outlet />
        </ScreenFrame>
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
