/** One stretch of work on one thing. */
export interface Turn<Value> {
  readonly value: Value;
  readonly minutes: number;
}

interface Turns<Value> {
  /** Whose turn it is, with its usual length; null where there is nobody. */
  readonly next: () => Turn<Value> | null;
  /** Told of every turn as it was given. */
  readonly given?: (turn: Turn<Value>) => void;
}

/** A turn shorter than this is added to the one before. */
const SHORTEST_MINUTES = 10;

/**
 * Turns that add up to exactly these minutes.
 *
 * @param total in minutes, ≥ 0; with nobody to have a turn nothing comes of it
 */
export function takeTurns<Value>(total: number, { next, given }: Turns<Value>): Turn<Value>[] {
  const turns: Turn<Value>[] = [];
  let left = total;
  while (left > 0) {
    const usual = next();
    if (usual === null) break;
    const rest = left - usual.minutes;
    const turn = { ...usual, minutes: rest < SHORTEST_MINUTES ? left : usual.minutes };
    given?.(turn);
    turns.push(turn);
    left -= turn.minutes;
  }
  return turns;
}
