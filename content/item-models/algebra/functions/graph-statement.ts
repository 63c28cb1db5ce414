import type { Slip } from "../../kit/item-model.ts";
import type { Samples } from "./piecewise-graph.ts";

export interface GraphStatement {
  readonly text: string;
  /** What the graph shows about it. */
  readonly why: string;
  /** On which principle this rests. */
  readonly reason: string;
  readonly check: { readonly left: string; readonly right: string };
  readonly holds: (samples: Samples) => boolean;
  /** Only where the statement is false. */
  readonly slip?: Omit<Slip, "rationale">;
}
