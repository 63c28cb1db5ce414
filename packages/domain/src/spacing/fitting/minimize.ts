type Vector = readonly number[];

const MOST_STEPS = 40;
const MOST_HALVINGS = 20;
/** A step that wins less than this ends the search. */
const SETTLED = 1e-4;
const DIFFERENCE = 1e-4;
/** Share of the promised fall that a step must keep (Armijo). */
const KEPT = 1e-4;

/**
 * A minimum of a smooth function by the method of Broyden, Fletcher, Goldfarb and Shanno, with gradients by central differences
 * [NocedalWright2006].
 * Meant for few unknowns of size about 1.
 *
 * @param start where the search begins
 */
export function minimize(value: (at: Vector) => number, start: Vector): Vector {
  let at = start;
  let lowest = value(at);
  let slope = gradient(value, at);
  // Inverse of the curvature, as it shows on the way.
  let inverse = start.map((_, row) => start.map((_, column) => Number(row === column)));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const direction = inverse.map((row) => -dot(row, slope));
    const found = search(value, { at, lowest, direction, promised: dot(direction, slope) });
    if (found === null) break;
    const next = gradient(value, found.at);
    const won = lowest - found.lowest;
    inverse = updated(inverse, difference(found.at, at), difference(next, slope));
    ({ at, lowest } = found);
    slope = next;
    if (won < SETTLED) break;
  }
  return at;
}

interface Search {
  readonly at: Vector;
  readonly lowest: number;
  readonly direction: Vector;
  /** Fall for a whole step as the slope has it; below 0 */
  readonly promised: number;
}

function search(value: (at: Vector) => number, { at, lowest, direction, promised }: Search) {
  for (let halving = 0, size = 1; halving < MOST_HALVINGS; halving += 1, size /= 2) {
    const next = at.map((coordinate, place) => coordinate + size * (direction[place] ?? 0));
    const reached = value(next);
    if (reached <= lowest + KEPT * size * promised) return { at: next, lowest: reached };
  }
  return null;
}

function gradient(value: (at: Vector) => number, at: Vector): Vector {
  return at.map((coordinate, place) => {
    const beside = (shift: number) => value(at.with(place, coordinate + shift));
    return (beside(DIFFERENCE) - beside(-DIFFERENCE)) / (2 * DIFFERENCE);
  });
}

/** H + (sᵀy + yᵀHy) ssᵀ / (sᵀy)² − (Hysᵀ + syᵀH) / sᵀy; as it was where the curvature does not show. */
function updated(inverse: number[][], step: Vector, change: Vector): number[][] {
  const along = dot(step, change);
  if (along <= 1e-12) return inverse;
  const turned = inverse.map((row) => dot(row, change));
  const scale = (along + dot(change, turned)) / along ** 2;
  return inverse.map((row, at) =>
    row.map((entry, column) => {
      const [s, t] = [step[at] ?? 0, step[column] ?? 0];
      return entry + scale * s * t - ((turned[at] ?? 0) * t + s * (turned[column] ?? 0)) / along;
    }),
  );
}

const dot = (one: Vector, other: Vector) =>
  one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
const difference = (one: Vector, other: Vector) =>
  one.map((value, place) => value - (other[place] ?? 0));
