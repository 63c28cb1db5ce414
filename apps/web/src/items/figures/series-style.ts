/** How a series is told apart: by colour, and without colour by a pattern, a dash and a point. */
export interface SeriesStyle {
  readonly colour: string;
  readonly pattern: "solid" | "rising" | "dots" | "falling" | "level" | "cross";
  readonly dash: string;
  readonly point: "disc" | "square" | "triangle" | "diamond" | "ring";
}

const STYLES = [
  { colour: "var(--quantitative)", pattern: "solid", dash: "none", point: "disc" },
  { colour: "var(--writing)", pattern: "rising", dash: "7 4", point: "square" },
  { colour: "var(--verbal)", pattern: "dots", dash: "2 4", point: "triangle" },
  { colour: "var(--vocabulary)", pattern: "falling", dash: "10 3 2 3", point: "diamond" },
  { colour: "var(--soft-ink)", pattern: "level", dash: "14 4", point: "ring" },
  { colour: "var(--ink)", pattern: "cross", dash: "4 2 1 2", point: "disc" },
] as const satisfies readonly SeriesStyle[];

export function seriesStyle(index: number): SeriesStyle {
  return STYLES[index % STYLES.length] ?? STYLES[0];
}
