import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MarkedWork } from "./section-progress.ts";
import { createSectionSaver, type SectionBatch, type SectionSaveOutcome } from "./section-saver.ts";

const SAVED: SectionSaveOutcome = {
  kind: "saved",
  clock: { clock: { limitMs: null, remainingMs: null, usedMs: 0, stopped: false }, atMs: 0 },
  essayRevision: null,
};
const OFFLINE: SectionSaveOutcome = { kind: "later", reason: "offline" };

let sent: SectionBatch[];
let atOnce: SectionBatch[];
let answer: () => Promise<SectionSaveOutcome>;
let saver: ReturnType<typeof createSectionSaver>;

const workAt = (position: number, revision: number): MarkedWork => ({
  position,
  work: { ...UNTOUCHED_WORK, revision },
  marked: false,
});
const revisions = () => sent.map(({ work }) => work.map(({ work: { revision } }) => revision));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  atOnce = [];
  answer = async () => SAVED;
  saver = createSectionSaver(0, {
    save: (batch) => {
      sent.push(batch);
      return answer();
    },
    saveAtOnce: (batch) => atOnce.push(batch),
    onOutcome: () => undefined,
  });
});

describe("saving a section", () => {
  it("sends changes of one second together, and presence every eight seconds", async () => {
    saver.changed([workAt(0, 1)]);
    await pass(500);
    saver.changed([workAt(0, 2)]);
    await pass(500);
    expect(revisions()).toEqual([[2]]);
    await pass(8_000);
    expect(revisions()).toEqual([[2], []]);
  });

  it("lets time that passed wait for the next report of presence", async () => {
    saver.passed([workAt(1, 0)]);
    await pass(7_900);
    expect(sent).toHaveLength(0);
    await pass(200);
    expect(sent).toMatchObject([{ work: [{ position: 1 }] }]);
  });

  it("keeps what cannot be sent and sends the latest of it, one request at a time", async () => {
    answer = async () => OFFLINE;
    saver.changed([workAt(0, 1)]);
    await pass(1_000);
    saver.changed([workAt(0, 2), workAt(1, 1)]);
    answer = async () => SAVED;
    await saver.flush();
    await pass(20_000);
    expect(revisions().slice(0, 3)).toEqual([[1], [2, 1], []]);
  });

  it("does not drop a change made while an earlier one is under way", async () => {
    let arrive: (outcome: SectionSaveOutcome) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    saver.wrote({ revision: 1, text: "a" });
    await pass(1_000);
    saver.wrote({ revision: 2, text: "ab" });
    await pass(3_000);
    expect(sent).toHaveLength(1);
    answer = async () => SAVED;
    arrive(SAVED);
    await pass(1_000);
    expect(sent.map(({ essay }) => essay?.text)).toEqual(["a", "ab"]);
  });

  it("drops a batch that will never be taken, and stops where another page holds the exam", async () => {
    answer = async () => ({ kind: "refused" });
    saver.changed([workAt(0, 1)]);
    await pass(1_000);
    await pass(8_000);
    expect(revisions()).toEqual([[1], []]);
    answer = async () => ({ kind: "over", why: "held-elsewhere" });
    await saver.flush();
    const before = sent.length;
    saver.changed([workAt(0, 2)]);
    saver.leave();
    await pass(60_000);
    expect(sent).toHaveLength(before);
    expect(atOnce).toEqual([]);
  });

  it("says a last word when the page goes, and nothing once it has stopped", async () => {
    saver.leave();
    expect(atOnce).toEqual([]);
    saver.moved(3);
    saver.leave();
    expect(atOnce).toMatchObject([{ currentPosition: 3 }]);
    await saver.stop();
    await pass(60_000);
    expect(sent).toEqual([]);
  });
});
