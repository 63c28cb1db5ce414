/** In shorter words one letter more often makes another word than a slip. */
const SHORTEST_WITH_SLIP = 5;

/**
 * Whether a typed word is one slip of a finger away from the meant one: a letter too many, one missing, one other, or two
 * neighbors in the wrong order.
 *
 * @param typed, meant both folded, see `foldText`
 */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || meant.length < SHORTEST_WITH_SLIP) return false;
  const start = sharedStart(typed, meant);
  const [left, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    left.slice(1) === wanted.slice(1) ||
    left.slice(1) === wanted ||
    left === wanted.slice(1) ||
    (left.charAt(0) === wanted.charAt(1) &&
      left.charAt(1) === wanted.charAt(0) &&
      left.slice(2) === wanted.slice(2))
  );
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}
