/** Values that an axis names and those it only draws a faint line at. */
export interface AxisTicks {
  readonly domain: readonly [number, number];
  readonly major: readonly number[];
  readonly minor: readonly number[];
}

const MOST_LINES = 18;
const FEWEST_LINES = 4;
const MOST_LABELS = 10;
const MANTISSAS = [1, 2, 2.5, 5] as const;
const LABEL_EVERY = [1, 2, 4, 5, 10, 20] as const;
const TOLERANCE = 1e-9;

/**
 * Ticks that let a value be read, not only guessed: where all values are multiples of a round step
 * a line stands at every multiple. The domain ends on a labelled line.
 */
export function readableTicks(values: readonly number[], fromZero: boolean): AxisTicks {
  const lowest = Math.min(...values, ...(fromZero ? [0] : []));
  const highest = Math.max(...values, ...(fromZero ? [0] : []));
  const span = highest - lowest || Math.abs(highest) || 1;
  const minorStep = sharedStep(values, span) ?? roundStep(span / MOST_LABELS);
  const majorStep = minorStep * labelEvery(span / minorStep);
  const low = Math.floor(lowest / majorStep + TOLERANCE) * majorStep;
  const high = Math.max(low + majorStep, Math.ceil(highest / majorStep - TOLERANCE) * majorStep);
  return {
    domain: [clean(low), clean(high)],
    major: steps(low, high, majorStep),
    minor: minorStep === majorStep ? [] : steps(low, high, minorStep),
  };
}

/** The largest round step of which all values are multiples, if it is not too fine to draw. */
function sharedStep(values: readonly number[], span: number): number | null {
  const finest = roundStep(span / MOST_LINES);
  return (
    roundStepsFrom(finest)
      .filter((step) => span / step >= FEWEST_LINES)
      .findLast((step) => values.every((value) => isMultiple(value, step))) ?? null
  );
}

function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) < TOLERANCE * Math.max(1, Math.abs(quotient));
}

/** The smallest of 1, 2, 2.5, 5 times a power of ten that is not below `least`. */
function roundStep(least: number): number {
  return roundStepsFrom(least)[0] ?? least;
}

function roundStepsFrom(least: number): number[] {
  const exponent = Math.floor(Math.log10(least));
  return [exponent, exponent + 1, exponent + 2]
    .flatMap((power) => MANTISSAS.map((mantissa) => clean(mantissa * 10 ** power)))
    .filter((step) => step >= least * (1 - TOLERANCE));
}

function labelEvery(lines: number): number {
  return LABEL_EVERY.find((every) => lines / every <= MOST_LABELS + TOLERANCE) ?? 1;
}

function steps(low: number, high: number, step: number): number[] {
  const count = Math.round((high - low) / step);
  return Array.from({ length: count + 1 }, (_, index) => clean(low + index * step));
}

/** Rid of the dust of binary fractions: 0.30000000000000004 is meant as 0.3. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
