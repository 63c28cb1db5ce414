/** Straight lines through points (x, y) in order of x; constant beyond the ends. */
export function curve(...points: readonly (readonly [number, number])[]): (x: number) => number {
  return (x) => {
    const next = points.findIndex(([at]) => x < at);
    const last = points.at(-1);
    if (next < 0) return last?.[1] ?? 0;
    const [fromX, fromY] = points[next - 1] ?? points[0] ?? [0, 0];
    const [toX, toY] = points[next] ?? [0, 0];
    return toX <= fromX
      ? toY
      : fromY + ((toY - fromY) * (Math.max(x, fromX) - fromX)) / (toX - fromX);
  };
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
