import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEssaySaver, type EssaySaveOutcome } from "./essay-saver.ts";
import type { Draft } from "./essay-start.ts";

const CLOCK = {
  clock: { limitMs: null, remainingMs: null, usedMs: 0, stopped: false },
  atMs: 0,
};
const LATER: EssaySaveOutcome = { kind: "later", reason: "offline" };
const draft = (revision: number): Draft => ({ revision, text: "x".repeat(revision) });

function saver(answer: (sent: Draft) => EssaySaveOutcome | Promise<EssaySaveOutcome>) {
  const sent: number[] = [];
  const atOnce: number[] = [];
  const created = createEssaySaver({
    save: async (text) => {
      sent.push(text.revision);
      return answer(text);
    },
    saveAtOnce: ({ revision }) => atOnce.push(revision),
    onOutcome: () => undefined,
  });
  return { created, sent, atOnce };
}
const saved = ({ revision }: Draft): EssaySaveOutcome => ({
  kind: "saved",
  revision,
  clock: CLOCK,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("saving an essay", () => {
  it("sends the latest text once in a second, and nothing where nothing changed", async () => {
    const { created, sent } = saver(saved);
    created.wrote(draft(1));
    await vi.advanceTimersByTimeAsync(500);
    created.wrote(draft(2));
    await vi.advanceTimersByTimeAsync(600);
    expect(sent).toEqual([2]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual([2]);
  });

  it("tries again until the text has arrived, with what was typed meanwhile", async () => {
    let online = false;
    const { created, sent } = saver((text) => (online ? saved(text) : LATER));
    created.wrote(draft(1));
    await vi.advanceTimersByTimeAsync(1_100);
    created.wrote(draft(2));
    online = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([1, 2]);
  });

  it("tries again where nothing more is typed", async () => {
    let calls = 0;
    const { created, sent } = saver((text) => {
      calls += 1;
      return calls < 3 ? LATER : saved(text);
    });
    created.wrote(draft(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual([1, 1, 1]);
  });

  it("has one request on its way at a time, and sends what came meanwhile after it", async () => {
    let answer: () => void = () => undefined;
    const { created, sent } = saver(
      (text) =>
        new Promise((resolve) => {
          answer = () => resolve(saved(text));
        }),
    );
    created.wrote(draft(1));
    await vi.advanceTimersByTimeAsync(1_100);
    created.wrote(draft(2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([1]);
    answer();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(sent).toEqual([1, 2]);
  });

  it("gives a last word when the page goes, and none once all is saved", async () => {
    const { created, atOnce } = saver(saved);
    created.wrote(draft(1));
    created.leave();
    expect(atOnce).toEqual([1]);
    await created.flush();
    created.leave();
    expect(atOnce).toEqual([1]);
  });

  it("is silent after the end", async () => {
    const { created, sent } = saver(() => ({ kind: "over", why: "ended" }));
    created.wrote(draft(1));
    await vi.advanceTimersByTimeAsync(1_100);
    created.wrote(draft(2));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual([1]);
  });
});
