import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

const unexpected: string[] = [];

// Screens are loaded on demand, which takes a busy machine longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no media queries: none matches.
window.matchMedia ??= (media) => {
  const list = new EventTarget() as MediaQueryList; // the parts that are used are added here
  return Object.assign(list, { media, matches: false, addListener() {}, removeListener() {} });
};

/** A test that expects output replaces the spy: `vi.spyOn(console, "error").mockImplementation(…)`. */
beforeEach(() => {
  unexpected.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`console.${level}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const found = unexpected.splice(0);
  expect(found, "unexpected console output").toEqual([]);
});
