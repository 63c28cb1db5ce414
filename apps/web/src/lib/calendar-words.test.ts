import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("keeps a calendar day what it is west of Greenwich", async () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  vi.resetModules();
  const { shortDay, fullDay } = await import("./calendar-words.ts");
  expect(shortDay("2027-02-14")).toBe("Feb 14");
  expect(fullDay("2027-02-14")).toBe("February 14, 2027");
});
