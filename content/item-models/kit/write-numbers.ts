import Fraction from "fraction.js";

export { Fraction };

/** `12,345`: whole numbers with comma grouping, as the test prints them. */
export function grouped(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 4 });
}

/** `\$1,250` or `\$4.50`: money, cents only where there are any. */
export function dollars(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return `\\$${value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** `3 books`, `1 book`; give the plural where it is not made with an s. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${grouped(count)} ${count === 1 ? singular : plural}`;
}

/** TeX of a whole number or a fraction in lowest terms: `12`, `-\frac{3}{4}`. No dollar signs. */
export function tex(value: Fraction | number): string {
  const { s, n, d } = new Fraction(value);
  const sign = s < 0n ? "-" : "";
  if (d === 1n) return `${sign}${n.toLocaleString("en-US").replaceAll(",", "{,}")}`;
  return `${sign}\\frac{${n}}{${d}}`;
}

/** An option's text and order for an exact number: `{ text: "$\frac{3}{4}$", order: 0.75 }`; whole numbers stand plain. */
export function choice(value: Fraction | number): { text: string; order: number } {
  const exact = new Fraction(value);
  const whole = exact.d === 1n;
  return {
    text: whole && exact.s >= 0n ? grouped(Number(exact.n)) : `$${tex(exact)}$`,
    order: exact.valueOf(),
  };
}

/** Exact decimal without trailing zeros: `12.5`. Throws where the decimal does not end. */
export function decimal(value: Fraction | number): string {
  const text = new Fraction(value).toString(12);
  if (text.includes("(") || text.includes("'")) throw new RangeError(`${text} does not end`);
  return text;
}

/** `a\sqrt{b}` with squares taken out: `surd(1, 12)` is `2\sqrt{3}`, `surd(3, 4)` is `6`. */
export function surd(coefficient: number, radicand: number): string {
  let outer = coefficient;
  let inner = radicand;
  for (let root = Math.floor(Math.sqrt(inner)); root > 1; root -= 1) {
    if (inner % (root * root) === 0) {
      outer *= root;
      inner /= root * root;
      break;
    }
  }
  if (inner === 1) return String(outer);
  if (outer === 1) return `\\sqrt{${inner}}`;
  return outer === -1 ? `-\\sqrt{${inner}}` : `${outer}\\sqrt{${inner}}`;
}

/** `x^2 - 3x + 2` from `[1, -3, 2]`: highest power first; zero terms are left out. */
export function polynomial(coefficients: readonly number[], symbol = "x"): string {
  const degree = coefficients.length - 1;
  let written = "";
  coefficients.forEach((coefficient, index) => {
    if (coefficient === 0) return;
    const power = degree - index;
    const magnitude = Math.abs(coefficient);
    const letter = power === 0 ? "" : power === 1 ? symbol : `${symbol}^{${power}}`;
    const term = `${magnitude === 1 && power > 0 ? "" : magnitude}${letter}`;
    if (written === "") written = `${coefficient < 0 ? "-" : ""}${term}`;
    else written += ` ${coefficient < 0 ? "-" : "+"} ${term}`;
  });
  return written === "" ? "0" : written;
}

/** ` + 3` or ` - 3`: a number joined to what stands before it. */
export function plus(value: number): string {
  return value < 0 ? ` - ${grouped(-value)}` : ` + ${grouped(value)}`;
}

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** `2, 3, and 5` or `2 or 3`. */
export function listed(values: readonly (number | string)[], word = "and"): string {
  if (values.length < 3) return values.join(` ${word} `);
  return `${values.slice(0, -1).join(", ")}, ${word} ${values.at(-1)}`;
}
