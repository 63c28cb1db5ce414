interface AxisLine {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** The multiples of the step that the axis reaches. */
export function axisSteps({ from, to, step }: AxisLine): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** A bare letter names a variable and is set as one. */
export function axisLabel(label: string): string {
  return /^[A-Za-z]$/.test(label) ? `$${label}$` : label;
}
