/** What a figure has to be: ends included, null where it may be anything. */
export interface Bar {
  readonly least: number | null;
  readonly most: number | null;
  /** How far a figure of a smaller sample may miss it. */
  readonly tolerance: number;
}

/** One measured figure held against its bar. */
export interface BarRow {
  readonly name: string;
  readonly value: number;
  readonly bar: Bar;
  readonly holds: boolean;
}

export const atLeast = (least: number): Bar => ({ least, most: null, tolerance: 0 });
export const atMost = (most: number): Bar => ({ least: null, most, tolerance: 0 });
export const between = (least: number, most: number): Bar => ({ least, most, tolerance: 0 });

export function barRow(name: string, value: number, bar: Bar): BarRow {
  const { least, most, tolerance } = bar;
  const isLow = least !== null && value < least - tolerance;
  const isHigh = most !== null && value > most + tolerance;
  return { name, value, bar, holds: !isLow && !isHigh && !Number.isNaN(value) };
}
