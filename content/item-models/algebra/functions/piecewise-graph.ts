import type { Figure } from "@lexiquant/domain/item";
import { Fraction } from "../../kit/write-numbers.ts";

/** Line segments between points two units apart; heights differ by even numbers, so slopes are whole. */
export interface PiecewiseGraph {
  readonly start: number;
  readonly heights: readonly number[];
}

export const placesOf = ({ start, heights }: PiecewiseGraph) =>
  heights.map((_, index) => start + 2 * index);

/** Height at a whole place of the domain. */
export function heightAt({ start, heights }: PiecewiseGraph, place: number): number {
  const index = Math.floor((place - start) / 2);
  const left = heights[index] ?? Number.NaN;
  const over = place - start - 2 * index;
  return over === 0 ? left : (left + (heights[index + 1] ?? Number.NaN)) / 2;
}

/** Places at which the graph has a height, in rising order. */
export function placesAtHeight({ start, heights }: PiecewiseGraph, height: number): Fraction[] {
  const corners = placesOf({ start, heights });
  return heights.flatMap((left, index) => {
    const at = new Fraction(corners[index] ?? 0);
    if (left === height) return [at];
    const right = heights[index + 1];
    const crosses = right !== undefined && (left - height) * (right - height) < 0;
    return crosses ? [at.add(new Fraction(2 * (height - left), right - left))] : [];
  });
}

export interface Samples {
  readonly places: readonly number[];
  readonly at: (place: number) => number;
}

/** The graph as a table of points, one at every twelfth of a unit. */
export function sampled({ start, heights }: PiecewiseGraph): Samples {
  const last = start + 2 * (heights.length - 1);
  const places: number[] = [];
  const table = new Map<number, number>();
  for (let twelfth = 12 * start; twelfth <= 12 * last; twelfth += 1) {
    const along = (twelfth - 12 * start) / 24;
    const index = Math.min(Math.floor(along), heights.length - 2);
    const [a = 0, b = 0] = heights.slice(index, index + 2);
    places.push(twelfth / 12);
    table.set(twelfth, a * (index + 1 - along) + b * (along - index));
  }
  return { places, at: (place) => table.get(Math.round(12 * place)) ?? Number.NaN };
}

export function piecewiseFigure(
  graph: PiecewiseGraph,
  axes: { readonly horizontal: string; readonly vertical: string; readonly name: string },
): Figure {
  const corners = placesOf(graph).map((x, index) => ({ x, y: graph.heights[index] ?? 0 }));
  const first = corners[0]?.x ?? 0;
  const last = corners.at(-1)?.x ?? 0;
  return {
    kind: "coordinate-plane",
    title: "",
    description: `A coordinate plane with horizontal axis ${axes.horizontal} from ${first - 1} to ${last + 1} and vertical axis ${axes.vertical} from -5 to 5. The graph of ${axes.name} consists of line segments that join, from left to right, the marked points ${corners.map(({ x, y }) => `(${x}, ${y})`).join(", ")}.`,
    horizontal: { from: first - 1, to: last + 1, step: 1, label: `$${axes.horizontal}$` },
    vertical: { from: -5, to: 5, step: 1, label: `$${axes.vertical}$` },
    grid: true,
    marks: [
      {
        kind: "polyline",
        points: corners,
        closed: false,
        shaded: false,
        dashed: false,
        arrow: "none",
      },
      ...corners.map((at) => ({ kind: "point" as const, at, open: false })),
    ],
  };
}
