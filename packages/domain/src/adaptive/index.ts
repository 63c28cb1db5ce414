export { assemblePanels } from "./assembly/assemble-panels.ts";
export { drawSections } from "./assembly/draw-sections.ts";
export { type AssemblyItem, toAssemblyItems } from "./assembly-item.ts";
export { authoredParameters, authoredScoringItem } from "./authored-parameters.ts";
export { AUTHORED_DIFFICULTY_SD, authoredDiscrimination, authoredPrior } from "./authored-prior.ts";
export type { PanelBlueprint } from "./blueprint.ts";
export { checkPanels } from "./check-panels.ts";
export type { Panel } from "./panel.ts";
export { type AssemblyReport, reportPanels } from "./report-panels.ts";
export {
  type Route,
  type RoutingCutoffs,
  routeToModule,
  routingCutoffs,
} from "./route-to-module.ts";
export type { ScoringItem } from "./scoring-item.ts";
