import { DEFAULT_LEARNING_RATE, type ForecastRequest } from "../forecast/index.ts";
import { scoreScale, UNTESTED_LINK } from "../report/index.ts";
import { VERBAL_PERCENTILES } from "./percentile-tables.ts";

/** A student in the middle of the scale, known to ±.3 logits, who fades by .01 logits a day; four weeks at seven hours. */
export function buildForecastRequest(overrides: Partial<ForecastRequest> = {}): ForecastRequest {
  return {
    start: {
      measure: "verbal",
      today: 100,
      abilityOn: (day) => ({ mean: -0.01 * (day - 100), variance: 0.09, answers: 60 }),
      skills: 40,
      rate: DEFAULT_LEARNING_RATE,
      hoursSoFar: 10,
    },
    reading: { scale: scoreScale(VERBAL_PERCENTILES), link: UNTESTED_LINK, testError: 0.4 },
    testDay: 128,
    hoursPerWeek: 7,
    target: 158,
    ...overrides,
  };
}
