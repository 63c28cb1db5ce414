import type { Values } from "./evaluate.ts";
/** Values for some letters: plain ones, with every combination of signs among them, and then random fractions. */
export declare function samplePoints(symbols: readonly string[]): Generator<Values>;
