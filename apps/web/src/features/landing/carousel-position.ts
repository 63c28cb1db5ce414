/** The slide after moving by `step` from `index`, going round at both ends. */
export function movedBy(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}
