const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });

/** As the test prints numbers: commas between thousands, a real minus sign. */
export function formatNumber(value: number): string {
  return NUMBER.format(value).replace("-", "−");
}

/** `Harvest (metric tons)`; an axis without a label shows its unit alone. */
export function axisTitle({
  label,
  unit,
}: {
  readonly label: string;
  readonly unit: string;
}): string {
  if (unit === "") return label;
  return label === "" ? unit : `${label} (${unit})`;
}

/** `36%`, `36 percent`: the sign stands close, a word apart. */
export function withUnit(value: number, unit: string): string {
  const gap = unit === "" || /^\P{Letter}/u.test(unit) ? "" : " ";
  return `${formatNumber(value)}${gap}${unit}`;
}
