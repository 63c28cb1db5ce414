import { describe, expect, it } from "vitest";
import { seededRandom } from "../../kernel/index.ts";
import { drawCandidates } from "../../testing/draw-answers.ts";
import type { ItemParameters } from "../item-parameters.ts";
import { calibrate } from "./calibrate.ts";
import { type ItemModel, THREE_PARAMETER_ITEM, TWO_PARAMETER_ITEM } from "./item-model.ts";
import type { IndexedAnswer } from "./response-patterns.ts";

const TRUTH: readonly ItemParameters[] = [
  { discrimination: 0.7, difficulty: -1.2, guessing: 0 },
  { discrimination: 1, difficulty: -0.4, guessing: 0 },
  { discrimination: 1.3, difficulty: 0.1, guessing: 0 },
  { discrimination: 1.6, difficulty: 0.6, guessing: 0 },
  { discrimination: 0.9, difficulty: 1.3, guessing: 0 },
];
const candidates = drawCandidates(TRUTH, 1500, { random: seededRandom(3), perCandidate: 5 });

/** The marginal log-likelihood written down anew: a finer, wider grid, probabilities instead of logarithms. */
function logLikelihood(
  answers: readonly (readonly IndexedAnswer[])[],
  pOf: (item: number, theta: number) => number,
): number {
  const nodes = Array.from({ length: 301 }, (_, index) => -7.5 + index * 0.05);
  const density = nodes.map(
    (theta) => (0.05 * Math.exp(-0.5 * theta ** 2)) / Math.sqrt(2 * Math.PI),
  );
  const table = TRUTH.map((_, item) => nodes.map((theta) => pOf(item, theta)));
  const counts = new Map<string, number>();
  for (const candidate of answers) {
    const marks = new Array<string>(TRUTH.length).fill("0");
    for (const { item, isCorrect } of candidate) if (isCorrect) marks[item] = "1";
    const key = marks.join("");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].reduce((total, [marks, count]) => {
    const probability = density.reduce((sum, weight, node) => {
      const product = table.reduce((so, ps, item) => {
        const p = ps[node] ?? Number.NaN;
        return so * (marks[item] === "1" ? p : 1 - p);
      }, weight);
      return sum + product;
    }, 0);
    return total + count * Math.log(probability);
  }, 0);
}

const curve = (a: number, b: number, c: number) => (theta: number) =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

/** Log-likelihood as a function of all a and b, two by two. */
const ofVector = (vector: readonly number[]) =>
  logLikelihood(candidates, (item, theta) =>
    curve(vector[2 * item] ?? 0, vector[2 * item + 1] ?? 0, 0)(theta),
  );
const nudged = (vector: readonly number[], ...moves: readonly (readonly [number, number])[]) =>
  vector.map((value, index) =>
    moves.reduce((sum, [at, by]) => (at === index ? sum + by : sum), value),
  );

const own = (model: ItemModel) => ({ kind: "own-slopes", items: TRUTH.map(() => model) }) as const;

describe("the two-parameter calibration", () => {
  const result = calibrate({ candidates, model: own(TWO_PARAMETER_ITEM) });
  const vector = result.items.flatMap(({ discrimination, difficulty }) => [
    discrimination,
    difficulty,
  ]);

  it("reports the likelihood that the parameters really have", () => {
    expect(result.hasConverged).toBe(true);
    expect(result.logLikelihood).toBeCloseTo(ofVector(vector), 4);
  });

  it("stands where the likelihood is flat in every parameter", () => {
    vector.forEach((_, index) => {
      const slope =
        (ofVector(nudged(vector, [index, 1e-3])) - ofVector(nudged(vector, [index, -1e-3]))) / 2e-3;
      expect(Math.abs(slope)).toBeLessThan(0.01);
    });
  });

  it("gives the standard errors of the likelihood's curvature", () => {
    const h = 1e-2;
    const hessian = vector.map((_, row) =>
      vector.map((__, column) => {
        const corner = (x: number, y: number) =>
          ofVector(nudged(vector, [row, x * h], [column, y * h]));
        return -(corner(1, 1) - corner(1, -1) - corner(-1, 1) + corner(-1, -1)) / (4 * h * h);
      }),
    );
    const variances = inverseDiagonal(hessian);
    result.items.forEach(({ standardErrors }, item) => {
      expect(standardErrors.discrimination).toBeCloseTo(Math.sqrt(variances[2 * item] ?? 0), 2);
      expect(standardErrors.difficulty).toBeCloseTo(Math.sqrt(variances[2 * item + 1] ?? 0), 2);
    });
    expect(result.areErrorsJoint).toBe(true);
  });

  it("finds a slope below 0 for an item whose marks are reversed", () => {
    const reversed = candidates.map((answers) =>
      answers.map((answer) =>
        answer.item === 2 ? { ...answer, isCorrect: !answer.isCorrect } : answer,
      ),
    );
    const { items } = calibrate({ candidates: reversed, model: own(TWO_PARAMETER_ITEM) });
    expect(items[2]?.discrimination).toBeCloseTo(-(result.items[2]?.discrimination ?? 0), 3);
    expect(items[2]?.difficulty).toBeCloseTo(result.items[2]?.difficulty ?? 0, 3);
  });

  it("refuses an item that everybody got right", () => {
    const easy = candidates.map((answers) =>
      answers.map((answer) => (answer.item === 4 ? { ...answer, isCorrect: true } : answer)),
    );
    expect(() => calibrate({ candidates: easy, model: own(TWO_PARAMETER_ITEM) })).toThrow(
      RangeError,
    );
  });
});

describe("the Rasch calibration", () => {
  const result = calibrate({ candidates, model: { kind: "rasch", itemCount: 5 } });
  const likelihood = (sd: number, shift: number) =>
    logLikelihood(candidates, (item, theta) =>
      curve(1, (result.items[item]?.difficulty ?? 0) + (item === 1 ? shift : 0), 0)(sd * theta),
    );

  it("is at the maximum in the variance of ability and in the difficulties", () => {
    const sd = Math.sqrt(result.variance);
    expect(result.logLikelihood).toBeCloseTo(likelihood(sd, 0), 4);
    expect(Math.abs(likelihood(sd + 1e-3, 0) - likelihood(sd - 1e-3, 0)) / 2e-3).toBeLessThan(0.01);
    expect(Math.abs(likelihood(sd, 1e-3) - likelihood(sd, -1e-3)) / 2e-3).toBeLessThan(0.01);
    expect(result.items.every(({ discrimination }) => discrimination === 1)).toBe(true);
  });

  it("finds no variance of ability in answers that have nothing in common", () => {
    const random = seededRandom(5);
    const unrelated = Array.from({ length: 2000 }, () =>
      TRUTH.map((_, item) => ({ item, isCorrect: random() < 0.6 })),
    );
    const { variance } = calibrate({
      candidates: unrelated,
      model: { kind: "rasch", itemCount: 5 },
    });
    expect(variance).toBeLessThan(0.05);
  });
});

describe("the three-parameter calibration", () => {
  it("is at the maximum of the likelihood with the prior of c", () => {
    const result = calibrate({ candidates, model: own(THREE_PARAMETER_ITEM) });
    const { mean, standardDeviation } = THREE_PARAMETER_ITEM.guessing as {
      mean: number;
      standardDeviation: number;
    }; // the constant has a prior there
    const posterior = (shift: number) => {
      const gammas = result.items.map(
        ({ guessing }, item) => Math.log(guessing / (1 - guessing)) + (item === 3 ? shift : 0),
      );
      const value = logLikelihood(candidates, (item, theta) => {
        const { discrimination, difficulty } = result.items[item] as ItemParameters; // five of each
        return curve(discrimination, difficulty, 1 / (1 + Math.exp(-(gammas[item] ?? 0))))(theta);
      });
      return gammas.reduce(
        (sum, gamma) => sum - 0.5 * ((gamma - mean) / standardDeviation) ** 2,
        value,
      );
    };
    expect(Math.abs(posterior(1e-3) - posterior(-1e-3)) / 2e-3).toBeLessThan(0.01);
    const se = result.items[3]?.standardErrors.guessing ?? 0;
    expect(se).toBeGreaterThan(0.01);
    expect(se).toBeLessThan(0.15);
  });
});

describe("a calibration with priors", () => {
  const known: ItemModel = {
    logDiscrimination: { mean: 0, standardDeviation: 0.3 },
    difficulty: { mean: 0.75, standardDeviation: 0.6 },
    guessing: 0.17,
  };

  it("stays at the prior where there are no answers, and keeps a fixed c", () => {
    const { items } = calibrate({
      candidates: [[{ item: 0, isCorrect: true }]],
      model: { kind: "own-slopes", items: [known, known] },
    });
    expect(items[1]?.difficulty).toBeCloseTo(0.75, 6);
    expect(items[1]?.discrimination).toBeCloseTo(1, 6);
    expect(items[1]?.standardErrors.difficulty).toBeCloseTo(0.6, 6);
    expect(items[0]?.difficulty).toBeLessThan(0.75);
    expect(items[0]?.guessing).toBe(0.17);
  });

  it("accepts an item that everybody got right", () => {
    const all = Array.from({ length: 30 }, () => [{ item: 0, isCorrect: true }]);
    const { items } = calibrate({ candidates: all, model: { kind: "own-slopes", items: [known] } });
    expect(items[0]?.difficulty).toBeLessThan(0);
    expect(items[0]?.difficulty).toBeGreaterThan(-3);
  });
});

/** Diagonal of a matrix's inverse, by elimination. */
function inverseDiagonal(matrix: readonly (readonly number[])[]): number[] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [
    ...row,
    ...row.map((_, column) => (column === index ? 1 : 0)),
  ]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const head = rows[pivot] ?? [];
    const scale = head[pivot] ?? Number.NaN;
    rows[pivot] = head.map((value) => value / scale);
    for (let other = 0; other < size; other += 1) {
      if (other === pivot) continue;
      const factor = rows[other]?.[pivot] ?? 0;
      rows[other] = (rows[other] ?? []).map(
        (value, column) => value - factor * (rows[pivot]?.[column] ?? 0),
      );
    }
  }
  return rows.map((row, index) => row[size + index] ?? Number.NaN);
}
