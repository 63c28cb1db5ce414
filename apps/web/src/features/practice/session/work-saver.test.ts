import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWorkSaver, type SaveOutcome, type WorkBatch, type WorkSaver } from "./work-saver.ts";

const workAt = (revision: number) => ({ ...UNTOUCHED_WORK, revision });

let saved: WorkBatch[] = [];
let atOnce: WorkBatch[] = [];
let outcomes: SaveOutcome[] = [];
let saver: WorkSaver;

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  atOnce = [];
  outcomes = [];
  saver = createWorkSaver(0, {
    save: async (batch) => {
      saved.push(batch);
      await Promise.resolve();
      return outcomes.shift() ?? "saved";
    },
    saveAtOnce: (batch) => atOnce.push(batch),
  });
});

afterEach(() => saver.stop());

const change = (position: number, revision: number, urgency: "choice" | "time" = "choice") =>
  saver.changed({ position, work: workAt(revision) }, urgency);

describe("saving work", () => {
  it("stores the last of several quick changes once, a second after the first", async () => {
    change(0, 1);
    await vi.advanceTimersByTimeAsync(500);
    change(0, 2);
    change(1, 1);
    await vi.advanceTimersByTimeAsync(500);
    expect(saved).toEqual([
      {
        currentPosition: 0,
        work: [
          { position: 0, work: workAt(2) },
          { position: 1, work: workAt(1) },
        ],
      },
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saved).toHaveLength(1);
  });

  it("lets the passing of time wait, but sends it along with a choice", async () => {
    change(0, 1, "time");
    await vi.advanceTimersByTimeAsync(19_000);
    expect(saved).toHaveLength(0);
    change(0, 2, "time");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved).toHaveLength(1);
    change(0, 3, "time");
    change(0, 4);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved).toHaveLength(2);
  });

  it("keeps what the server did not take and tries again", async () => {
    outcomes = ["later"];
    change(0, 1);
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saved).toHaveLength(2);
    expect(saved[1]?.work).toEqual([{ position: 0, work: workAt(1) }]);
  });

  it("sends a change that was made while a batch was on its way", async () => {
    change(0, 1);
    vi.advanceTimersByTime(1_000);
    change(0, 2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saved.map(({ work }) => work[0]?.work.revision)).toEqual([1, 2]);
  });

  it("sends time that passed while a batch was on its way, though the revision is the same", async () => {
    const timed = (elapsedMs: number) => ({ position: 0, work: { ...workAt(1), elapsedMs } });
    saver.changed(timed(1_000), "choice");
    vi.advanceTimersByTime(1_000);
    saver.changed(timed(2_000), "time");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(saved.map(({ work }) => work[0]?.work.elapsedMs)).toEqual([1_000, 2_000]);
  });

  it("drops a batch that the server refuses and goes on with what follows", async () => {
    outcomes = ["refused"];
    change(0, 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saved).toHaveLength(1);
    change(1, 1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved[1]?.work).toEqual([{ position: 1, work: workAt(1) }]);
  });

  it("stores where the student went, without any other change", async () => {
    saver.moved(3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved).toEqual([{ currentPosition: 3, work: [] }]);
  });

  it("stops when the session is closed", async () => {
    outcomes = ["closed"];
    change(0, 1);
    await vi.advanceTimersByTimeAsync(1_000);
    change(0, 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saved).toHaveLength(1);
  });

  it("says a last word when the page goes, if there is something to say", () => {
    saver.leave();
    expect(atOnce).toHaveLength(0);
    change(2, 1);
    saver.leave();
    expect(atOnce).toEqual([{ currentPosition: 0, work: [{ position: 2, work: workAt(1) }] }]);
  });
});
