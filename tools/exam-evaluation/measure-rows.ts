import type { RoutingRates } from "@lexiquant/domain/report/simulation";
import { atLeast, atMost, type Bar, type BarRow, barRow, between } from "./bars.ts";
import type { AuthoredFigures, CalibratedFigures, MeasureFigures } from "./evaluate-measure.ts";

/** How far figures of a smaller sample may miss a bar: shares and reliabilities, and points. */
export interface Tolerance {
  readonly share: number;
  readonly points: number;
}

interface PrecisionBars {
  readonly reliability: number;
  readonly rmse: number;
}

/** measurement.md 1 and 2. */
const BARS = {
  verbal: {
    low: { reliability: 0.78, rmse: 3.9 },
    high: { reliability: 0.82, rmse: 3.5 },
    calibrated: { reliability: 0.87, rmse: 3 },
    makerGrade: { reliability: 0.895, rmse: 2.7 },
  },
  quantitative: {
    low: { reliability: 0.78, rmse: 4.4 },
    high: { reliability: 0.82, rmse: 4 },
    calibrated: { reliability: 0.87, rmse: 3.3 },
    makerGrade: { reliability: 0.895, rmse: 3 },
  },
} as const;
const GAIN_OVER_LINEAR = 0.012;
const BIAS_AT_ONE_SD = 1.3;
const BIAS_AT_TWO_SD = 3.2;

/** Every simulated figure of a measure against its bar. */
export function measureRows(
  measure: "verbal" | "quantitative",
  figures: MeasureFigures,
  tolerance: Tolerance,
): BarRow[] {
  const bars = BARS[measure];
  const { low, high } = figures.authored;
  const row = (name: string, value: number, bar: Bar) =>
    barRow(`${measure}, ${name}`, value, { ...bar, tolerance: tolerance.share });
  const points = (name: string, value: number, bar: Bar) =>
    barRow(`${measure}, ${name}`, value, { ...bar, tolerance: tolerance.points });
  const bias = ([theta, value]: [string, number]) => {
    const most = Math.abs(Number(theta)) === 1 ? BIAS_AT_ONE_SD : BIAS_AT_TWO_SD;
    return points(`calibrated a 1.2: bias at ${theta}`, value, between(-most, most));
  };
  const part = (name: string, of: AuthoredFigures | CalibratedFigures, least: PrecisionBars) => [
    row(`${name}: reliability`, of.reliability, atLeast(least.reliability)),
    points(`${name}: RMSE`, of.rmse, atMost(least.rmse)),
    row(`${name}: gain over linear`, gainOverLinear(of), atLeast(GAIN_OVER_LINEAR)),
  ];
  const authored = (name: string, of: AuthoredFigures, least: PrecisionBars) => [
    ...part(name, of, least),
    row(`${name}: 90 % band`, of.coverage90, between(0.88, 0.92)),
    row(`${name}: 80 % range`, of.range.overall, between(0.77, 0.84)),
    ...of.range.byScore.map((share, third) =>
      row(`${name}: 80 % range, third ${third + 1} by score`, share, between(0.75, 0.86)),
    ),
    ...of.range.byTruth.map((share, third) =>
      row(`${name}: 80 % range, third ${third + 1} by truth`, share, between(0.75, 0.86)),
    ),
    ...routingRows(`${measure}, ${name}`, of.routing.all),
  ];
  return [
    ...authored("authored a 1.0", low, bars.low),
    ...low.routing.panels.flatMap((rates, panel) =>
      routingRows(`${measure}, authored a 1.0, panel ${panel + 1}`, rates),
    ),
    ...authored("authored a 1.2", high, bars.high),
    ...part("calibrated a 1.2", figures.calibrated, bars.calibrated),
    ...routingRows(`${measure}, calibrated a 1.2`, figures.calibrated.routing),
    ...part("test maker's a 1.7", figures.makerGrade, bars.makerGrade),
    ...Object.entries(figures.biasAt).map(bias),
  ];
}

function gainOverLinear({ reliability, linear }: AuthoredFigures | CalibratedFigures): number {
  return reliability - linear.reliability;
}

/** Computed, not sampled: no tolerance. */
function routingRows(name: string, { rightAtOneSd, opposite, shares }: RoutingRates): BarRow[] {
  return [
    barRow(`${name}: routed right at |θ| ≥ 1`, rightAtOneSd, atLeast(0.87)),
    barRow(`${name}: opposite module`, opposite, atMost(0.01)),
    ...Object.entries(shares).map(([route, share]) =>
      barRow(`${name}: ${route} module's share`, share, between(0.25, 0.42)),
    ),
  ];
}
