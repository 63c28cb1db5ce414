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
  practiseSkill,
  type SimulatedStudent,
} from "./simulated-student.ts";
