import type { PaceFactor } from "@lexiquant/domain/session";

/** How the time of a set is called. */
export const PACE_NAMES: Readonly<Record<PaceFactor, string>> = {
  1: "Standard time",
  1.25: "25 percent more time (1.25×)",
  1.5: "50 percent more time (1.5×)",
  2: "Double time (2×)",
};
