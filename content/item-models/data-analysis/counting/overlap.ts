export interface Overlap {
  readonly scene: "neither" | "only" | "bound";
  readonly all: number;
  readonly a: number;
  readonly b: number;
  /** The fixed number that the overlap is compared with; used in one scene only. */
  readonly bound: number;
  readonly swapped: boolean;
}
