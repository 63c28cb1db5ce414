export { type RoutingRates, routingRates } from "./routing-rates.ts";
export { type SimulationTask, type Sitting, simulateSittings } from "./simulate-sittings.ts";
export { type BankQuality, drawItem, type ExamForm, sitForm } from "./sit-form.ts";
export {
  type Precision,
  precisionOf,
  type RangeCoverage,
  rangeCoverageOf,
} from "./summarise-sittings.ts";
