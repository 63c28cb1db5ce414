import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { appRoutes } from "./app/routes.tsx";
import { AuthProvider } from "./features/auth/auth-provider.tsx";
import { createAuthServices } from "./features/auth/auth-services.ts";
import { createAuthSession } from "./features/auth/auth-session.ts";
import { rememberCampaign } from "./lib/campaign.ts";
import { forceLightOnStart, ThemeProvider } from "./lib/theme.tsx";
import "./styles/index.css";

forceLightOnStart();
rememberCampaign(window.location.search, document.referrer);

const router = createBrowserRouter(appRoutes);
const session = createAuthSession(createAuthServices(() => void router.navigate("/")));
session.start();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <AuthProvider session={session}>
        <RouterProvider router={router} />
      </AuthProvider>
    </ThemeProvider>
  </StrictMode>,
);
