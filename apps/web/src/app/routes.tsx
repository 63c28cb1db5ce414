import type { RouteObject } from "react-router";
import { siteContact } from "../env.ts";
import { LandingScreen } from "../features/landing/landing-screen.tsx";
import { LoadingLogo } from "../ui/loading-logo.tsx";
import { AppShell } from "./app-shell.tsx";
import { RouteError } from "./route-error.tsx";

/** Screens that are loaded on demand; none of them is in the landing page's download. */
const lazyScreens: RouteObject[] = [
  {
    path: "practice/mode",
    lazy: async () => {
      const { ModeScreen } = await import("../features/practice/screens/mode-screen.tsx");
      return { Component: ModeScreen };
    },
  },
  {
    path: "practice/filters",
    lazy: async () => {
      const { FiltersScreen } = await import("../features/practice/screens/filters-screen.tsx");
      return { Component: FiltersScreen };
    },
  },
  {
    path: "practice/session",
    lazy: async () => {
      const { SessionScreen } = await import("../features/practice/screens/session-screen.tsx");
      return { Component: SessionScreen };
    },
  },
  {
    path: "practice/results",
    lazy: async () => {
      const { ResultsScreen } = await import("../features/practice/screens/results-screen.tsx");
      return { Component: ResultsScreen };
    },
  },
  {
    path: "analytics",
    lazy: async () => {
      const { AnalyticsScreen } = await import(
        "../features/analytics/screens/analytics-screen.tsx"
      );
      return { Component: AnalyticsScreen };
    },
  },
  {
    path: "question/view",
    lazy: async () => {
      const { QuestionScreen } = await import("../features/preview/screens/question-screen.tsx");
      return { Component: QuestionScreen };
    },
  },
];

/** The seven routes and the rest. */
export const appRoutes: RouteObject[] = [
  {
    Component: AppShell,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingLogo,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, element: <LandingScreen contact={siteContact} /> },
          { lazy: () => import("./data-layout.tsx"), children: lazyScreens },
          {
            path: "*",
            lazy: async () => {
              const { NotFoundScreen } = await import("./not-found-screen.tsx");
              return { Component: NotFoundScreen };
            },
          },
        ],
      },
    ],
  },
];
