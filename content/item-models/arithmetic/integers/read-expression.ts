/** The value of an expression as it is printed, such as `$x^2 - y^2$`, for given letters; `-` may stand first. */
export function valueAt(text: string, at: Readonly<Record<string, number>>): number {
  let position = 0;
  const signs = text.replaceAll(/[$ ]/g, "");
  const atom = (): number => {
    const sign = signs[position] ?? "";
    const digits = /^\d+/.exec(signs.slice(position))?.[0];
    position += digits?.length ?? 1;
    if (digits !== undefined) return Number(digits);
    if (sign !== "(") return at[sign] ?? Number.NaN;
    const inner = sum();
    position += 1;
    return inner;
  };
  const power = (): number => {
    const base = atom();
    if (signs[position] !== "^") return base;
    position += 1;
    return base ** atom();
  };
  const product = (): number => {
    let value = power();
    while (/[\d(a-z]/.test(signs[position] ?? "")) value *= power();
    return value;
  };
  const sum = (): number => {
    let value = 0;
    if (signs[position] === "-") {
      position += 1;
      value = -product();
    } else {
      value = product();
    }
    while (/[+-]/.test(signs[position] ?? "")) {
      const sign = signs[position] === "+" ? 1 : -1;
      position += 1;
      value += sign * product();
    }
    return value;
  };
  return sum();
}
