/** Counting formulas for the keys and their TeX. Recomputations enumerate instead (`enumerate.ts`). */

export function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** Ordered selections of `k` out of `n` different objects. */
export function arrangements(n: number, k: number): number {
  return k === 0 ? 1 : n * arrangements(n - 1, k - 1);
}

/** Unordered selections of `k` out of `n` different objects. */
export function choose(n: number, k: number): number {
  return k < 0 || k > n ? 0 : Math.round(arrangements(n, k) / factorial(k));
}

function falling(n: number, k: number): number[] {
  return Array.from({ length: k }, (_, index) => n - index);
}

/** `7 \cdot 6 \cdot 5`: ordered selections of 3 out of 7. */
export function arrangementsTex(n: number, k: number): string {
  return k === 0 ? "1" : falling(n, k).join(" \\cdot ");
}

/** `\frac{7 \cdot 6}{2 \cdot 1}`: unordered selections of 2 out of 7. */
export function chooseTex(n: number, k: number): string {
  if (k === 0 || k === n) return "1";
  if (k === 1) return `${n}`;
  return `\\frac{${arrangementsTex(n, k)}}{${arrangementsTex(k, k)}}`;
}

/** The same for a check: `7*6/(2*1)`. */
export function chooseAscii(n: number, k: number): string {
  if (k === 0 || k === n) return "1";
  return `${falling(n, k).join("*")}/(${falling(k, k).join("*")})`;
}

const SMALL = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Small counts are written out in prose. */
export function inWords(count: number): string {
  return SMALL[count] ?? `${count}`;
}
