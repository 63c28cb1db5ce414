import { describe, expect, it } from "vitest";
import { fitHead } from "../fitting/fit-model.ts";
import { DEFAULT_WEIGHTS } from "../head.ts";
import { DEFAULT_PRIORS } from "../priors.ts";
import { measureSimulation } from "./measure-simulation.ts";
import { simulateCohort } from "./simulate-log.ts";

describe("on simulated students of the GRE", () => {
  const log = simulateCohort(1, 96);
  const measured = measureSimulation(log, DEFAULT_WEIGHTS);
  const { model, oracle, elo, aucOfFirst100, skillCorrelation, coverage80 } = measured;

  it("orders answers nearly as well as the probabilities that drew them", () => {
    expect(model.auc).toBeGreaterThan(oracle.auc - 0.034);
    expect(model.auc).toBeGreaterThan(elo.auc + 0.015);
    expect(aucOfFirst100).toBeGreaterThan(0.72);
  });

  it("means the probabilities that it says", () => {
    expect(model.ece).toBeLessThan(0.012);
  });

  it("recovers the abilities, and knows how well", () => {
    expect(skillCorrelation.below600).toBeGreaterThan(0.81);
    expect(skillCorrelation.from600).toBeGreaterThan(0.87);
    expect(coverage80).toBeGreaterThan(0.78);
    expect(coverage80).toBeLessThan(0.92);
  });
});

it("a head fitted to other students costs nothing where there is nothing to win", () => {
  const training = simulateCohort(2, 30);
  const bank = training.bank.map(({ authored }) => authored);
  const { weights } = fitHead(training.answers, bank, DEFAULT_PRIORS);
  const log = simulateCohort(3, 24);
  const [plain, fitted] = [DEFAULT_WEIGHTS, weights].map((own) => measureSimulation(log, own));
  expect(fitted?.model.auc).toBeGreaterThan((plain?.model.auc ?? 1) - 0.001);
  expect(fitted?.model.logLoss).toBeLessThan((plain?.model.logLoss ?? 0) + 0.001);
});
