import type { Slip } from "../../kit/item-model.ts";

export interface Statement {
  readonly text: string;
  readonly holds: (a: number, b: number) => boolean;
  /** Why it always holds, or numbers for which it fails. */
  readonly why: string;
}

/** A statement that can fail. */
export interface Failing extends Statement {
  readonly counterexample: string;
  readonly check: { readonly left: string; readonly right: string };
  readonly slip: Omit<Slip, "rationale">;
}
