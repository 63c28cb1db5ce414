import { describe, expect, it } from "vitest";
import { type RandomSource, seededRandom } from "../kernel/index.ts";
import type { Sureness } from "../session/index.ts";
import { describeSureness } from "./describe-sureness.ts";
import { addToSureness, EMPTY_SURENESS_TALLY } from "./sureness-tally.ts";

const STUDENTS = 1000;
/** Of three words, said of sixty answers. */
const COUNTS: Readonly<Record<Sureness, number>> = { guess: 15, unsure: 20, sure: 25 };

function draw(rates: Readonly<Record<Sureness, number>>, random: RandomSource) {
  let tally = EMPTY_SURENESS_TALLY;
  for (const sureness of ["guess", "unsure", "sure"] as const) {
    for (let answer = 0; answer < COUNTS[sureness]; answer += 1) {
      const isCorrect = random() < rates[sureness];
      tally = addToSureness(tally, { isCorrect, sureness, pCorrect: rates[sureness] });
    }
  }
  return describeSureness(tally);
}

const students = (rates: Readonly<Record<Sureness, number>>, seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: STUDENTS }, () => draw(rates, random));
};
const found = (kind: "over-confident" | "under-confident", of: ReturnType<typeof students>) =>
  of.filter(
    ({ confidence }) =>
      confidence.kind === "found" && confidence.findings.some((one) => one.kind === kind),
  ).length / STUDENTS;

describe("after sixty answers", () => {
  it("of students who mean what they say, at most one in twenty is called over- or under-confident", () => {
    const honest = students({ guess: 0.3, unsure: 0.6, sure: 0.9 }, 1);
    expect(found("over-confident", honest)).toBeLessThanOrEqual(0.05);
    expect(found("under-confident", honest)).toBeLessThanOrEqual(0.05);
  });

  it("of students whose sure answers are right in 60 of 100 cases, six in seven are found", () => {
    const over = students({ guess: 0.25, unsure: 0.45, sure: 0.6 }, 2);
    expect(found("over-confident", over)).toBeGreaterThanOrEqual(0.85);
    expect(found("under-confident", over)).toBeLessThanOrEqual(0.05);
  });

  it("of students whose guesses are right in 70 of 100 cases, seven in ten are found", () => {
    const under = students({ guess: 0.7, unsure: 0.8, sure: 0.97 }, 3);
    expect(found("under-confident", under)).toBeGreaterThanOrEqual(0.7);
  });

  it("the error of who states true chances is what chance makes of it", () => {
    const figures = students({ guess: 0.3, unsure: 0.6, sure: 0.9 }, 4).map(
      ({ predictedError }) => predictedError.figures,
    );
    const mean = (of: "error" | "byChance") =>
      figures.reduce((sum, one) => sum + (one?.[of] ?? Number.NaN), 0) / STUDENTS;
    expect(mean("error") / mean("byChance")).toBeGreaterThan(0.9);
    expect(mean("error") / mean("byChance")).toBeLessThan(1.1);
  });
});
