import { attemptIdSchema, itemIdSchema, sessionIdSchema } from "@lexiquant/domain/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOutbox, type Delivery, type Outbox, type OutboxEvent } from "./outbox.ts";
import type { OutboxEntry, OutboxRequest } from "./outbox-entry.ts";

const sessionId = sessionIdSchema.parse("0b2d3a1e-53f5-4e0e-9f1f-0c1a8b1d2e3f");
const attemptId = attemptIdSchema.parse("7e0a5cf2-6a0e-4b8e-9a58-6d2d0a4c9d11");

function attemptAt(position: number): OutboxRequest {
  return {
    name: "submitAttempt",
    input: {
      params: { sessionId },
      body: {
        id: attemptId,
        position,
        response: { type: "single-choice", optionId: "A" },
        elapsedMs: 1_000,
        sureness: null,
      },
    },
  };
}
function noteOf(note: string): OutboxRequest {
  const params = { itemId: itemIdSchema.parse("q-sc-001") };
  return { name: "saveAnnotation", input: { params, body: { marked: false, note } } };
}

/** What stays when a window goes: the storage. */
let stored: readonly OutboxEntry[] = [];
let owner: string | null = "ada";
let answers: Delivery[] = [];
let sent: OutboxRequest[] = [];
let opened: Outbox[] = [];

const TAKEN: Delivery = { kind: "delivered", answer: "taken" };
const OFFLINE: Delivery = { kind: "later", reason: "offline" };

let lock: Promise<void> = Promise.resolve();
/** One after the other, as the locks of a browser do between windows. */
function alone(work: () => Promise<void>): Promise<void> {
  lock = lock.then(work);
  return lock;
}

let stamps = 0;
function openWindow(): { readonly outbox: Outbox; readonly events: OutboxEvent[] } {
  const events: OutboxEvent[] = [];
  const outbox = createOutbox({
    read: () => stored,
    write: (entries) => {
      stored = entries;
    },
    send: async (request) => {
      sent.push(request);
      await Promise.resolve();
      return answers.shift() ?? TAKEN;
    },
    owner: () => owner,
    newStamp: () => {
      stamps += 1;
      return `stamp-${stamps}`;
    },
    alone,
  });
  outbox.subscribe((event) => events.push(event));
  opened.push(outbox);
  return { outbox, events };
}

const positionsSent = () =>
  sent.map((request) =>
    request.name === "submitAttempt" ? request.input.body.position : request.name,
  );

beforeEach(() => {
  vi.useFakeTimers();
  stored = [];
  owner = "ada";
  answers = [];
  sent = [];
  opened = [];
  lock = Promise.resolve();
});

afterEach(() => {
  for (const outbox of opened) outbox.stop();
});

describe("the outbox", () => {
  it("has written an answer down before it is sent", () => {
    openWindow().outbox.add("one", attemptAt(0));
    expect(stored).toHaveLength(1);
    expect(sent).toHaveLength(0);
  });

  it("sends in order, each once, and keeps nothing that was taken", async () => {
    const { outbox, events } = openWindow();
    for (const position of [0, 1, 2]) outbox.add(`attempt ${position}`, attemptAt(position));
    await vi.runAllTimersAsync();
    expect(positionsSent()).toEqual([0, 1, 2]);
    expect(stored).toEqual([]);
    expect(events.filter(({ kind }) => kind === "delivered")).toHaveLength(3);
  });

  it("keeps everything behind the first that cannot be sent, and says why", async () => {
    answers = [OFFLINE];
    const { outbox } = openWindow();
    outbox.add("a", attemptAt(0));
    outbox.add("b", attemptAt(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(positionsSent()).toEqual([0]);
    expect(outbox.status()).toMatchObject({ waiting: "offline", entries: { length: 2 } });
  });

  it("tries again after 1, 2, 4 … seconds, at most 30 apart", async () => {
    answers = Array.from({ length: 8 }, () => OFFLINE);
    openWindow().outbox.add("a", attemptAt(0));
    await vi.advanceTimersByTimeAsync(0);
    for (const [seconds, calls] of [
      [1, 2],
      [2, 3],
      [4, 4],
      [8, 5],
      [16, 6],
      [30, 7],
      [30, 8],
    ] as const) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(sent).toHaveLength(calls - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(calls);
    }
  });

  it("sends at once when told that the network is back", async () => {
    answers = [OFFLINE];
    const { outbox } = openWindow();
    outbox.add("a", attemptAt(0));
    await vi.advanceTimersByTimeAsync(10);
    await outbox.flush();
    expect(stored).toEqual([]);
    expect(outbox.status().waiting).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  it("survives a reload: another window sends what the first had written", async () => {
    answers = [OFFLINE];
    const first = openWindow().outbox;
    first.add("a", attemptAt(0));
    await vi.advanceTimersByTimeAsync(0);
    first.stop();
    sent = [];
    await openWindow().outbox.flush();
    expect(positionsSent()).toEqual([0]);
    expect(stored).toEqual([]);
  });

  it("sends once when two windows flush at the same time", async () => {
    owner = null;
    const one = openWindow().outbox;
    const other = openWindow().outbox;
    owner = "ada";
    stored = [{ key: "a", stamp: "s", owner: "ada", request: attemptAt(0) }];
    await Promise.all([one.flush(), other.flush()]);
    expect(sent).toHaveLength(1);
  });

  it("drops what the server refuses, says so, and goes on with the next", async () => {
    answers = [{ kind: "refused", failure: "already-answered" }];
    const { outbox, events } = openWindow();
    outbox.add("a", attemptAt(0));
    outbox.add("b", attemptAt(1));
    await vi.runAllTimersAsync();
    expect(positionsSent()).toEqual([0, 1]);
    expect(stored).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "refused", failure: "already-answered" }),
    );
  });

  it("keeps the entries of a person who is signed out, and sends nobody else's", async () => {
    answers = [{ kind: "later", reason: "signed-out" }];
    const { outbox } = openWindow();
    outbox.add("a", attemptAt(0));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    owner = "grace";
    await outbox.flush();
    expect(sent).toHaveLength(1);
    owner = "ada";
    await outbox.flush();
    expect(stored).toEqual([]);
  });

  it("sends the latest of several notes to one question, also when it came while one was on its way", async () => {
    answers = [OFFLINE];
    const { outbox } = openWindow();
    outbox.add("note", noteOf("first"));
    await vi.advanceTimersByTimeAsync(0);
    outbox.add("note", noteOf("second"));
    expect(stored).toHaveLength(1);
    const flushed = outbox.flush();
    await Promise.resolve();
    outbox.add("note", noteOf("third"));
    await flushed;
    await vi.runAllTimersAsync();
    expect(sent.at(-1)).toEqual(noteOf("third"));
    expect(stored).toEqual([]);
  });
});
