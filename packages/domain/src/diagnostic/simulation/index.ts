export { type DiagnosticFigures, measureDiagnostics } from "./measure-diagnostics.ts";
export { type DiagnosticTask, simulateDiagnostics } from "./simulate-diagnostics.ts";
