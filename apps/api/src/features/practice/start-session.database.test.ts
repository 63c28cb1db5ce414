import { EMPTY_FILTER } from "@lexiquant/contract";
import { groupBy } from "@lexiquant/domain/kernel";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { retire } from "../../bank/testing/retire.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { listSessions } from "../../history/sessions/repository.ts";
import { saveWork } from "./save-work.ts";
import { closeSession, readFacetCounts, readResults, readSession } from "./service.ts";
import { startSession } from "./start-session.ts";
import { submitAttempt } from "./submit-attempt.ts";
import {
  newUserId,
  practiceContext,
  sessionRequest,
  started,
  submissionAt,
} from "./testing/practice-context.ts";

const ALL = { status: null, limit: 50 };

describeOnDatabases("starting a session", (database) => {
  it("starts one session for ten parallel calls with one id", async () => {
    let seed = 0;
    const context = practiceContext(database(), { newSeed: () => (seed += 1) });
    const userId = newUserId();
    const request = sessionRequest();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => startSession(context, userId, request)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true, value: { id: request.id } });
    expect(await listSessions(database().reader, userId, ALL)).toHaveLength(1);
  });

  it.each([
    ["another number of items", { itemCount: 6 }],
    ["another filter", { filter: { ...EMPTY_FILTER, measures: ["verbal" as const] } }],
    [
      "other settings",
      { settings: { mode: "topic", timing: { kind: "untimed" }, feedback: "each" } as const },
    ],
  ])("refuses an id that stands for %s", async (_, change) => {
    const context = practiceContext(database());
    const userId = newUserId();
    const request = sessionRequest();
    await startSession(context, userId, request);
    const second = await startSession(context, userId, { ...request, ...change });
    expect(second).toEqual({ ok: false, reason: "session-id-reused" });
  });

  it("refuses the id of another student's session", async () => {
    const context = practiceContext(database());
    const request = sessionRequest();
    await startSession(context, newUserId(), request);
    const second = await startSession(context, newUserId(), request);
    expect(second).toEqual({ ok: false, reason: "session-id-reused" });
  });

  it("draws by its seed: the same items again for the same student's state", async () => {
    const context = practiceContext(database());
    const idsOf = async (seed: number) => {
      const session = await started({ ...context, newSeed: () => seed }, newUserId());
      return session.items.map(({ item }) => item.id);
    };
    expect(await idsOf(11)).toEqual(await idsOf(11));
    expect(await idsOf(11)).not.toEqual(await idsOf(12));
  });

  it("holds no item twice, and those of one stimulus in one run", async () => {
    const context = practiceContext(database());
    const session = await started(context, newUserId(), { itemCount: 40 });
    expect(new Set(session.items.map(({ item }) => item.id)).size).toBe(40);
    for (const [stimulusId, items] of groupBy(session.items, ({ item }) => item.stimulusId)) {
      if (stimulusId === null) continue;
      const first = items[0].position;
      expect(items.map(({ position }) => position)).toEqual(items.map((_, place) => first + place));
    }
  });

  it("holds fewer items when fewer match, and none is refused", async () => {
    const context = practiceContext(database());
    const userId = newUserId();
    const kinds = ["select-in-passage" as const];
    const difficulties = [5 as const];
    const matching = [...realBank().items.values()].filter(
      ({ type, difficulty }) => type === "select-in-passage" && difficulty === 5,
    );
    expect(matching.length).toBeLessThan(40);
    const session = await started(context, userId, {
      itemCount: 40,
      filter: { ...EMPTY_FILTER, kinds, difficulties },
    });
    expect(session.items).toHaveLength(matching.length);
    const none = await startSession(
      context,
      userId,
      sessionRequest({ filter: { ...EMPTY_FILTER, kinds, measures: ["quantitative"] } }),
    );
    expect(none).toEqual({ ok: false, reason: "no-items-match" });
  });

  it("keeps a retired item at its position, and draws it for no new session", async () => {
    const before = practiceContext(database());
    const userId = newUserId();
    const filter = { ...EMPTY_FILTER, kinds: ["numeric-entry" as const] };
    const old = await started(before, userId, { filter, itemCount: 3 });
    const retiredId = old.items[1]?.item.id;
    if (retiredId === undefined) throw new Error("Nothing at position 1.");
    const after = practiceContext(database(), { bank: retire(realBank(), retiredId) });

    // All that it loses are its twins: a withdrawn item is no model for new ones.
    const items = old.items.map((entry) =>
      entry.item.id === retiredId ? { ...entry, hasTwins: false } : entry,
    );
    expect(await readSession(after, userId, old.id)).toEqual({
      ok: true,
      value: { ...old, items },
    });
    const saved = await saveWork(after, userId, {
      sessionId: old.id,
      currentPosition: 1,
      work: [{ position: 1, work: { ...UNTOUCHED_WORK, revision: 1 } }],
    });
    expect(saved.ok).toBe(true);
    for (const { position } of old.items) {
      const answer = await submitAttempt(after, userId, submissionAt(old, position));
      expect(answer).toMatchObject({ ok: true, value: { outcome: { correct: true } } });
    }
    await closeSession(after, userId, old.id);
    const results = await readResults(after, userId, old.id);
    expect(results).toMatchObject({
      value: { questions: old.items.map(({ position, item }) => ({ position, item })) },
    });

    const matching = await readFacetCounts(before, userId, filter);
    expect((await readFacetCounts(after, userId, filter)).matching).toBe(matching.matching - 1);
    const fresh = await started(after, userId, { filter, itemCount: matching.matching });
    expect(fresh.items).toHaveLength(matching.matching - 1);
    expect(fresh.items.map(({ item }) => item.id)).not.toContain(retiredId);
  });

  it("draws what was never tried before it repeats", async () => {
    const context = practiceContext(database());
    const userId = newUserId();
    const filter = { ...EMPTY_FILTER, kinds: ["numeric-entry" as const] };
    const first = await started(context, userId, { filter, itemCount: 3 });
    for (const { position } of first.items) {
      await submitAttempt(context, userId, submissionAt(first, position));
    }
    const second = await started(context, userId, { filter, itemCount: 4 });
    const tried = new Set(first.items.map(({ item }) => item.id));
    expect(second.items.filter(({ item }) => tried.has(item.id))).toEqual([]);
  });
});
