import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/index.ts";
import { buildCard } from "../testing/build-card.ts";
import { type Card, countWords, forecastRecall, NEW_CARD, suspend } from "./index.ts";
import {
  firstMemory,
  type Memory,
  nextMemory,
  pRecallAfter,
  DEFAULT_MEMORY_WEIGHTS as WEIGHTS,
} from "./memory-model.ts";
import { drawStudent, firstTrueMemory } from "./simulation/draw-student.ts";

describe("the forecast of recall", () => {
  it("falls with time, is 90 % after one stability, and leaves out words not met", () => {
    const cards = new Map([
      ["met", buildCard({ lastDay: 0, stability: 12 })],
      ["unseen", NEW_CARD],
    ]);
    const on = (day: number) => forecastRecall(cards, day, WEIGHTS);
    expect(on(0).pRecall.get("met")).toBe(1);
    expect(on(12).pRecall.get("met")).toBeCloseTo(0.9, 9);
    expect(on(60).expected).toBeLessThan(on(12).expected);
    expect([on(12).met, on(12).pRecall.has("unseen")]).toEqual([1, false]);
    expect(on(12).low).toBeLessThan(on(12).expected);
    expect(on(12).high).toBe(1);
    expect(forecastRecall(new Map(), 5, WEIGHTS)).toMatchObject({
      met: 0,
      expected: 0,
      low: 0,
      high: 0,
    });
  });

  it("has a range that holds the number of words really recalled about 80 times in 100", () => {
    const [students, words] = [250, 200];
    const held = Array.from({ length: students }, (_, seed) => {
      const random = seededRandom(31 * seed + 5);
      const student = drawStudent(words, random);
      const cards = new Map<string, Card>();
      let recalled = 0;
      for (let word = 0; word < words; word += 1) {
        const grade = random() < 0.5 ? 1 : 3;
        let truth = firstTrueMemory(student, word, grade);
        let belief: Memory = firstMemory(grade, WEIGHTS);
        let lastDay = 0;
        for (let review = 0; review < 3; review += 1) {
          const elapsedDays = 1 + Math.floor(12 * random());
          const isRecalled = random() < pRecallAfter(elapsedDays, truth.stability, student.weights);
          const answer = { elapsedDays, grade: isRecalled ? 3 : 1 };
          truth = nextMemory(truth, answer, student.weights);
          belief = nextMemory(belief, answer, WEIGHTS);
          lastDay += elapsedDays;
        }
        cards.set(`w${word}`, buildCard({ ...belief, lastDay }));
        const elapsed = 50 - lastDay;
        if (random() < pRecallAfter(elapsed, truth.stability, student.weights)) recalled += 1;
      }
      const { low, high } = forecastRecall(cards, 50, WEIGHTS);
      return low <= recalled && recalled <= high;
    });
    const coverage = held.filter(Boolean).length / students;
    expect(coverage).toBeGreaterThan(0.74);
    expect(coverage).toBeLessThan(0.87);
  });
});

describe("counts of words", () => {
  it("puts each word in one standing, and counts the due apart", () => {
    const cards = new Map([
      ["known", buildCard({ lastDay: -1, dueDay: 9 })],
      ["known-due", buildCard()],
      ["faded", buildCard({ stability: 1, lastDay: -60 })],
      ["in-steps", buildCard({ phase: "learning", dueAtMs: 5, dueDay: null, lastDay: 0 })],
      ["unseen", NEW_CARD],
      ["aside", suspend(buildCard())],
    ]);
    expect(countWords(cards, { atMs: 4, day: 0 }, WEIGHTS)).toEqual({
      known: 2,
      learning: 2,
      unseen: 1,
      due: 2,
      suspended: 1,
    });
    expect(countWords(cards, { atMs: 5, day: 0 }, WEIGHTS).due).toBe(3);
  });
});
