import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { clearUserData, createQueryClient } from "../lib/query-client.ts";
import { signedOut } from "../lib/session-signals.ts";
import { Toaster } from "../ui/toaster.tsx";
import { TooltipProvider } from "../ui/tooltip.tsx";

const queryClient = createQueryClient();
signedOut.listen(() => clearUserData(queryClient));

/** What the screens behind the landing page share; it arrives with the first of them. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Outlet />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
