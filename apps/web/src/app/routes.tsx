import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import { LandingScreen } from "../features/landing/landing-screen.tsx";
import { siteFacts } from "../features/landing/site-facts.ts";
import { onDemand } from "../lib/on-demand.tsx";
import { AppShell } from "./app-shell.tsx";

type LoadScreen = () => Promise<ComponentType>;

/** Screens that are loaded on demand; none of them is in the landing page's download. */
const SCREENS: Readonly<Record<string, LoadScreen>> = {
  "/practice/mode": async () =>
    (await import("../features/practice/screens/mode-screen.tsx")).ModeScreen,
  "/practice/filters": async () =>
    (await import("../features/practice/screens/filters-screen.tsx")).FiltersScreen,
  "/practice/session": async () =>
    (await import("../features/practice/screens/session-screen.tsx")).SessionScreen,
  "/practice/results": async () =>
    (await import("../features/practice/screens/results-screen.tsx")).ResultsScreen,
  "/analytics": async () =>
    (await import("../features/analytics/screens/analytics-screen.tsx")).AnalyticsScreen,
  "/question/view": async () =>
    (await import("../features/preview/screens/question-screen.tsx")).QuestionScreen,
};

const screens = Object.entries(SCREENS).map(([path, load]) => ({ path, Screen: onDemand(load) }));

const DataLayout = onDemand(async () => {
  // The screen comes at the same time as what surrounds it, not after it. Its failure is reported where it is shown.
  SCREENS[window.location.pathname]?.().catch(() => undefined);
  return (await import("./data-layout.tsx")).DataLayout;
});

const NotFoundScreen = onDemand(
  async () => (await import("./not-found-screen.tsx")).NotFoundScreen,
);

/** The seven routes and the rest. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route index element={<LandingScreen facts={siteFacts} />} />
        <Route element={<DataLayout />}>
          {screens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
