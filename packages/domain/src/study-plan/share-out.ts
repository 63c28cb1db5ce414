/** One of several that take turns. */
interface Sharer<Value> {
  readonly value: Value;
  /** > 0 */
  readonly share: number;
  /** Usual length of a turn, minutes. */
  readonly minutes: number;
}

/** A turn shorter than this is added to the one before. */
const SHORTEST_MINUTES = 10;

/**
 * Turns that add up to exactly these minutes, each given to whoever is farthest behind the share, the first at a tie.
 *
 * @param total in minutes, ≥ 0; with nobody to share nothing comes of it
 */
export function shareOut<Value>(
  sharers: readonly Sharer<Value>[],
  total: number,
): { readonly value: Value; readonly minutes: number }[] {
  const shares = sharers.reduce((sum, { share }) => sum + share, 0);
  const given = sharers.map(() => 0);
  const turns: { value: Value; minutes: number }[] = [];
  let left = total;
  while (left > 0 && sharers.length > 0) {
    const behind = sharers.map(
      ({ share }, index) => (share / shares) * total - (given[index] ?? 0),
    );
    const next = behind.indexOf(Math.max(...behind));
    const sharer = sharers[next];
    if (sharer === undefined) break;
    const rest = left - sharer.minutes;
    const minutes = rest < SHORTEST_MINUTES ? left : sharer.minutes;
    turns.push({ value: sharer.value, minutes });
    given[next] = (given[next] ?? 0) + minutes;
    left -= minutes;
  }
  return turns;
}
