export { assemblePanels } from "./assembly/assemble-panels.ts";
export { type AssemblyItem, toAssemblyItems } from "./assembly-item.ts";
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
