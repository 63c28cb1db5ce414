import type { ComponentType } from "react";
import { Route, Routes, useLocation } from "react-router";
import { LandingScreen } from "../features/landing/landing-screen.tsx";
import { siteFacts } from "../features/landing/site-facts.ts";
import { onDemand } from "../lib/on-demand.tsx";
import { AppShell } from "./app-shell.tsx";

type LoadScreen = () => Promise<ComponentType>;

/**
 * Screens that are loaded on demand; none of them is in the landing page's download. The specification's list of paths
 * is closed: lessons and words are views of one of them.
 */
const SCREENS: Readonly<Record<string, LoadScreen>> = {
  "/practice/mode": async () =>
    (await import("../features/practice/screens/mode-screen.tsx")).ModeScreen,
  "/practice/mode?view=lessons": async () =>
    (await import("../features/lessons/screens/lessons-screen.tsx")).LessonsScreen,
  "/practice/mode?view=lesson": async () =>
    (await import("../features/lessons/screens/lesson-screen.tsx")).LessonScreen,
  "/practice/mode?view=vocabulary": async () =>
    (await import("../features/practice/vocabulary/today/vocabulary-screen.tsx")).VocabularyScreen,
  "/practice/mode?view=words": async () =>
    (await import("../features/practice/vocabulary/browse/words-list-screen.tsx")).WordsListScreen,
  "/practice/mode?view=word": async () =>
    (await import("../features/practice/vocabulary/browse/word-screen.tsx")).WordScreen,
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

const screens = new Map(Object.entries(SCREENS).map(([key, load]) => [key, onDemand(load)]));
const paths = Object.keys(SCREENS).filter((key) => !key.includes("?"));

/** The key of the screen at an address; a view that the path does not have is the path's own screen. */
function screenKey(path: string, search: string): string {
  const view = `${path}?view=${new URLSearchParams(search).get("view") ?? ""}`;
  return Object.hasOwn(SCREENS, view) ? view : path;
}

function ScreenAt({ path }: { readonly path: string }) {
  const { search } = useLocation();
  const Screen = screens.get(screenKey(path, search));
  return Screen === undefined ? null : <Screen />;
}

const DataLayout = onDemand(async () => {
  // The screen comes at the same time as what surrounds it, not after it. Its failure is reported where it is shown.
  const { pathname, search } = window.location;
  SCREENS[screenKey(pathname, search)]?.().catch(() => undefined);
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
          {paths.map((path) => (
            <Route key={path} path={path} element={<ScreenAt path={path} />} />
          ))}
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
