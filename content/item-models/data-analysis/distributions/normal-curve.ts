/** Area under the standard normal curve from the mean to `z`, by Simpson's rule; for recomputing keys. */
function areaFromMean(z: number): number {
  const parts = 200;
  const step = z / parts;
  const height = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let sum = height(0) + height(z);
  for (let index = 1; index < parts; index += 1) {
    sum += (index % 2 === 1 ? 4 : 2) * height(index * step);
  }
  return (sum * step) / 3;
}

export function areaBelow(z: number): number {
  return 0.5 + areaFromMean(z);
}

/** Relations of numbers that were found by approximation. */
export function roughly(left: number, right: number): "<" | "=" | ">" {
  if (Math.abs(left - right) < 1e-7) return "=";
  return left < right ? "<" : ">";
}
