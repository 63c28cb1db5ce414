export {
  type ComparedStudent,
  type Comparison,
  comparePolicies,
  POLICIES,
  type PolicyName,
} from "./compare-policies.ts";
export { type ExposureSummary, measureExposure } from "./measure-exposure.ts";
export { simulatedState } from "./simulated-state.ts";
export { summariseWorld, type WorldSummary } from "./summarise-world.ts";
export { WORLDS, type WorldName } from "./worlds.ts";
