import type { Measure } from "../item/index.ts";

/** How long a diagnostic is. A session's questions are fixed when they are drawn: hence blocks. */
export interface DiagnosticDesign {
  /** Questions of each block. */
  readonly blocks: readonly number[];
  /** Sum of the exam's times for the questions. */
  readonly seconds: number;
}

/** 26 questions at the exam's pace in 25 minutes; more blocks win little, more questions take longer (decision 0020). */
export const DIAGNOSTIC_DESIGN: DiagnosticDesign = { blocks: [10, 8, 8], seconds: 1500 };

/** Share of each skill in the exam's score, by measure; each measure's sum is 1. */
export type DiagnosticBlueprint = Readonly<Record<Measure, ReadonlyMap<string, number>>>;

/** Questions of the block that follows so many served questions, and of the whole; 0 when it is over. */
export function nextBlockSize({ blocks }: DiagnosticDesign, served: number): number {
  let before = 0;
  for (const size of blocks) {
    before += size;
    if (served < before) return before - served;
  }
  return 0;
}

export function questionsOf({ blocks }: DiagnosticDesign): number {
  return blocks.reduce((sum, size) => sum + size, 0);
}
