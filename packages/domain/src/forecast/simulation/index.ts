export {
  type ForecastFigures,
  type HorizonFigures,
  measureForecasts,
} from "./measure-forecasts.ts";
export { type ForecastTask, simulateForecasts } from "./simulate-forecasts.ts";
