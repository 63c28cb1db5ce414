import type { EssayFeedback, EssayPrompt } from "@lexiquant/domain/essay";
import { afterAll, describe, expect, it } from "vitest";
import { createEssayRater, RATER_LIMITS } from "./essay-rater.ts";

const prompt: EssayPrompt = { directive: null, texts: [] };
const rater = createEssayRater({
  ...RATER_LIMITS,
  mostCharacters: 400,
  mostWaiting: 2,
  essaysPerThread: 2,
});
afterAll(() => rater.close());

describe("the essay rater in its thread", () => {
  it("marks errors at their place, also behind an emoji", async () => {
    const text = "Well 😀 then. He don't know wether the studnet is here.";
    const result = await rater.feedback(text, prompt);
    if (!result.ok) throw new Error(result.reason);
    const quotes = result.value.marks
      .filter(({ kind }) => kind === "language")
      .map(({ start, end }) => text.slice(start, end));
    expect(quotes).toEqual(expect.arrayContaining(["wether", "studnet"]));
    expect(result.value.rating.flags).toContain("too-short");
  });

  it("refuses what is too long, and what finds the queue full, and goes on with a new thread", async () => {
    expect(await rater.feedback("a".repeat(401), prompt)).toEqual({
      ok: false,
      reason: "too-long",
    });
    const answers = await Promise.all([1, 2, 3].map((n) => rater.feedback(`Essay ${n}.`, prompt)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(answers[2]).toEqual({ ok: false, reason: "busy" });
    expect((await rater.feedback("Essay 4.", prompt)).ok).toBe(true);
  });

  it("says that it failed when the thread takes too long", async () => {
    const hasty = createEssayRater({ ...RATER_LIMITS, timeLimitMs: 1 });
    expect(await hasty.feedback("An essay.", prompt)).toEqual({ ok: false, reason: "failed" });
    await expect(hasty.warmUp()).rejects.toThrow("too long");
    await hasty.close();
  });

  it("loses only the text on which the thread broke: the next one has a new thread", async () => {
    const ended: number[] = [];
    let started = 0;
    const breaking = createEssayRater(RATER_LIMITS, () => {
      started += 1;
      const number = started;
      return {
        ready: Promise.resolve(),
        rate: async ({ text }) => {
          if (text === "breaks") throw new Error("unreachable executed");
          return { marks: [], priorities: [], asks: [] } as unknown as EssayFeedback; // not looked at
        },
        end: async () => {
          ended.push(number);
        },
      };
    });
    const texts = ["good", "breaks", "good again"];
    const answers = await Promise.all(texts.map((text) => breaking.feedback(text, prompt)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(answers[1]).toEqual({ ok: false, reason: "failed" });
    expect([started, ended]).toEqual([2, [1]]);
  });

  it("gives its memory back when nobody writes, and loads again for who does", async () => {
    let [started, ended] = [0, 0];
    const dozing = createEssayRater({ ...RATER_LIMITS, idleMs: 20 }, () => {
      started += 1;
      return {
        ready: Promise.resolve(),
        rate: () => Promise.reject(new Error("not asked")),
        end: async () => {
          ended += 1;
        },
      };
    });
    await dozing.warmUp();
    await expect.poll(() => ended).toBe(1);
    await dozing.warmUp();
    expect(started).toBe(2);
    await dozing.close();
    expect(ended).toBe(2);
  });

  it("reads a text with a word beyond all length, on which the proofreader alone breaks", async () => {
    const patient = createEssayRater();
    const text = `He don't know. ${"a".repeat(19_900)} Then she wnet home.`;
    const result = await patient.feedback(text, prompt);
    await patient.close();
    if (!result.ok) throw new Error(result.reason);
    const quotes = result.value.marks.map(({ start, end }) => text.slice(start, end));
    expect(quotes).toContain("wnet");
  });

  it("gives up loading without complaint when it is closed", async () => {
    const leaving = createEssayRater();
    const warming = leaving.warmUp();
    await leaving.close();
    await expect(warming).resolves.toBeUndefined();
  });
});
