export { measureSimulation, type SimulationMeasures } from "./measure-simulation.ts";
export { simulateCohort } from "./simulate-log.ts";
export {
  drawBand,
  drawGuessing,
  drawSimulatedItem,
  SIMULATED_SKILLS,
  type SimulatedItem,
  simulatedBank,
} from "./simulated-bank.ts";
export { simulatedBlueprint, weightedTruth } from "./simulated-blueprint.ts";
export {
  abilityOn,
  drawStudent,
  MOST_WON,
  practiseSkill,
  type SimulatedStudent,
  winAbility,
} from "./simulated-student.ts";
