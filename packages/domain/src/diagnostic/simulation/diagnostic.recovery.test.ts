import { describe, expect, it } from "vitest";
import { DIAGNOSTIC_DESIGN } from "../diagnostic-design.ts";
import { type DiagnosticTask, measureDiagnostics, simulateDiagnostics } from "./index.ts";

const measured = (overrides: Partial<DiagnosticTask> = {}) =>
  measureDiagnostics(
    simulateDiagnostics({
      seed: 5,
      students: 240,
      design: DIAGNOSTIC_DESIGN,
      authorsError: 0.6,
      isCalibrated: false,
      ...overrides,
    }),
  );

/** The bar of .45 is missed, for reasons in decision 0020; what is reached may not be lost. */
describe("the diagnostic of simulated students", () => {
  const authored = measured();
  const calibrated = measured({ isCalibrated: true });

  it("asks no more than 30 questions, and holds its 25 minutes", () => {
    expect(authored.questions).toBeLessThanOrEqual(30);
    expect(authored.questions).toBeGreaterThanOrEqual(20);
    expect(authored.mostMinutes).toBeLessThanOrEqual(25.1);
  });

  it("measures both abilities, and better when its questions are calibrated", () => {
    expect(authored.rmse).toBeLessThan(0.6);
    expect(calibrated.rmse).toBeLessThan(authored.rmse);
    expect(authored.coverage80).toBeGreaterThan(0.74);
    expect(authored.coverage80).toBeLessThan(0.88);
  });

  it("flags weak skills, and few others", () => {
    expect(authored.flagged).toBeGreaterThan(0.72);
    expect(authored.falselyFlagged).toBeLessThan(0.25);
  });

  it("gives no question to everybody", () => {
    expect(authored.highestExposure).toBeLessThan(0.95);
  });
});
