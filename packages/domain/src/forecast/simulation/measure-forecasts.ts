import { predictionQuality } from "../../learner/index.ts";
import { HIGHEST_SCORE, LOWEST_SCORE } from "../../report/index.ts";
import type { JudgedForecast } from "./simulate-forecasts.ts";

/** How good the forecasts of one day are. */
export interface HorizonFigures {
  readonly day: number;
  readonly forecasts: number;
  /** Share of the sittings' scores inside the 80 % band. */
  readonly coverage80: number;
  /** Mean half-width of that band, points. */
  readonly halfWidth: number;
  /** Of P(target): expected calibration error, and Brier score. */
  readonly ece: number;
  readonly brier: number;
  /** Mean absolute error about the true score of the test day, points: forecast, last mock, mean of the mocks. */
  readonly error: number;
  readonly errorOfLastMock: number;
  readonly errorOfMeanMock: number;
  /** Mean of forecast less truth, points. */
  readonly bias: number;
}

export interface ForecastFigures {
  readonly horizons: readonly HorizonFigures[];
  /** Least half-width of a band for one sitting that keeps away from the ends of the scale, points. */
  readonly narrowest: { readonly verbal: number; readonly quantitative: number };
}

export function measureForecasts(forecasts: readonly JudgedForecast[]): ForecastFigures {
  const days = [...new Set(forecasts.map(({ day }) => day))];
  const narrowestOf = (measure: JudgedForecast["measure"]) =>
    Math.min(
      ...forecasts
        .filter((forecast) => forecast.measure === measure && isAwayFromEnds(forecast))
        .map(halfWidthOf),
    );
  return {
    horizons: days.map((day) => figuresOf(forecasts.filter((forecast) => forecast.day === day))),
    narrowest: { verbal: narrowestOf("verbal"), quantitative: narrowestOf("quantitative") },
  };
}

function figuresOf(forecasts: readonly JudgedForecast[]): HorizonFigures {
  const mean = (of: (forecast: JudgedForecast) => number) =>
    forecasts.reduce((sum, forecast) => sum + of(forecast), 0) / forecasts.length;
  const quality = predictionQuality(forecasts.flatMap(({ targets }) => targets));
  return {
    day: forecasts[0]?.day ?? 0,
    forecasts: forecasts.length,
    coverage80: mean(({ observedForecast: { low, high }, observed }) =>
      low <= observed && observed <= high ? 1 : 0,
    ),
    halfWidth: mean(halfWidthOf),
    ece: quality.ece,
    brier: quality.rmse ** 2,
    error: mean(({ trueForecast, trueScore }) => Math.abs(trueForecast.score - trueScore)),
    errorOfLastMock: mean(({ lastMock, trueScore }) => Math.abs(lastMock - trueScore)),
    errorOfMeanMock: mean(({ meanOfMocks, trueScore }) => Math.abs(meanOfMocks - trueScore)),
    bias: mean(({ trueForecast, trueScore }) => trueForecast.score - trueScore),
  };
}

const halfWidthOf = ({ observedForecast: { low, high } }: JudgedForecast) => (high - low) / 2;

/** Where an end of the band is nearer to an end of the scale than this, the table squeezes it: a tenth have 170. */
const NEAR_END_POINTS = 4;

const isAwayFromEnds = ({ observedForecast: { low, high } }: JudgedForecast) =>
  low - LOWEST_SCORE >= NEAR_END_POINTS && HIGHEST_SCORE - high >= NEAR_END_POINTS;
