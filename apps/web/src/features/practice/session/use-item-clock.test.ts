import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useItemClock } from "./use-item-clock.ts";

let told: number[] = [];
const total = () => told.reduce((sum, elapsedMs) => sum + elapsedMs, 0);

function setVisible(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  told = [];
});

const start = (running: boolean) =>
  renderHook((runs: boolean) => useItemClock(runs, (elapsedMs) => told.push(elapsedMs)), {
    initialProps: running,
  });

describe("the clock of an item", () => {
  it("counts while the item is in view and stops with it", () => {
    const { rerender } = start(true);
    pass(3_000);
    rerender(false);
    pass(10_000);
    expect(total()).toBe(3_000);
  });

  it("does not count while the page is hidden", () => {
    start(true);
    pass(2_500);
    setVisible("hidden");
    pass(60_000);
    setVisible("visible");
    pass(1_500);
    expect(total()).toBe(4_000);
  });

  it("hands over the time since the last tick, once", () => {
    const { result } = start(true);
    pass(1_400);
    expect(result.current.take()).toBe(400);
    expect(result.current.take()).toBe(0);
    expect(total()).toBe(1_000);
  });

  it("counts no more than a few seconds for a time in which the machine slept", () => {
    const { result } = start(true);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 3_600_000);
    expect(result.current.take()).toBe(5_000);
  });
});
