import { advancePractice, type PracticeEvent } from "@lexiquant/domain/session";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, refusal } from "../../../testing/fake-server.ts";
import { practiceSession } from "../../../testing/practice-builders.ts";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { beginProgress } from "./begin-progress.ts";
import { useKeptWork } from "./use-kept-work.ts";

const session = practiceSession({
  items: [TEST_ITEMS["single-choice"], TEST_ITEMS["sentence-equivalence"]],
});

beforeEach(() => {
  vi.useFakeTimers();
});

function keep() {
  let progress = beginProgress({ session, mirror: null, queued: new Map() });
  const { rerender, unmount } = renderHook(() =>
    useKeptWork({ session, mirrorKey: "kept-work", progress }),
  );
  const happens = (event: PracticeEvent) => {
    progress = advancePractice(progress, event);
    rerender();
  };
  return { happens, unmount };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("keeping work on the server", () => {
  it("tries again with the work of a question that was left meanwhile", async () => {
    let online = false;
    const requests = fakeServer({
      saveWork: () => (online ? { stored: [] } : refusal("overloaded")),
    });
    const { happens } = keep();
    happens({ kind: "scratch-changed", position: 0, scratch: "3x = 12" });
    happens({ kind: "item-presented", position: 1 });
    happens({ kind: "time-passed", position: 1, elapsedMs: 1_000 });
    await pass(1_000);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    online = true;
    await pass(15_000);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.at(-1)?.body).toMatchObject({
      currentPosition: 1,
      work: [{ position: 0, work: { scratch: "3x = 12" } }, { position: 1 }],
    });
  });

  it("sends time that passed though nothing else changed", async () => {
    const requests = fakeServer({ saveWork: () => ({ stored: [] }) });
    keep().happens({ kind: "time-passed", position: 0, elapsedMs: 1_000 });
    await pass(20_000);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(requests.map(({ body }) => body)).toMatchObject([
      { work: [{ position: 0, work: { revision: 0, elapsedMs: 1_000 } }] },
    ]);
  });

  it("tries again as soon as the network is back, and no more once the page is left", async () => {
    let online = false;
    const requests = fakeServer({
      saveWork: () => (online ? { stored: [] } : refusal("overloaded")),
    });
    const { happens, unmount } = keep();
    happens({ kind: "scratch-changed", position: 0, scratch: "3x = 12" });
    await pass(1_000);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    online = true;
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    unmount();
    window.dispatchEvent(new Event("online"));
    await pass(20_000);
    expect(requests).toHaveLength(2);
  });
});
