import type { Refit, RefitInput } from "@lexiquant/domain/irt";
import type { Dependencies } from "../../dependencies.ts";

/** What calibration needs of the application. */
export interface CalibrationContext
  extends Pick<Dependencies, "bank" | "clock" | "database" | "newId"> {
  /** Somewhere where it holds nobody up. */
  readonly runRefit: (input: RefitInput, signal: AbortSignal) => Promise<Refit>;
}
