import type { BarChart } from "@lexiquant/domain/item";

/** A bar in the figure's own units: where it lies in its category's band, and from where to where it reaches. */
export interface BarRectangle {
  readonly category: number;
  readonly series: number;
  /** Offset and width as shares of the band. */
  readonly slot: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

export function barRectangles({ layout, series, categories }: BarChart): BarRectangle[] {
  return categories.flatMap((_, category) => {
    let stacked = 0;
    return series.map(({ values }, index) => {
      const value = values[category] ?? 0;
      const from = layout === "stacked" ? stacked : 0;
      stacked += value;
      const grouped = layout === "grouped";
      return {
        category,
        series: index,
        slot: grouped ? index / series.length : 0,
        share: grouped ? 1 / series.length : 1,
        from,
        to: from + value,
      };
    });
  });
}
