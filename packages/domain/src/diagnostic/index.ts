export { type BlockRequest, chooseBlock } from "./choose-block.ts";
export type { DiagnosticCandidate } from "./diagnostic-candidate.ts";
export {
  DIAGNOSTIC_DESIGN,
  type DiagnosticBlueprint,
  type DiagnosticDesign,
} from "./diagnostic-design.ts";
export { type WeakSkill, weakSkills } from "./weak-skills.ts";
