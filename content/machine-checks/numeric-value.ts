/**
 * The value of a number as options print it: `1,620`, `96%` (as 96), `\$4.50`, `$-\frac{3}{2}$`, `$2\sqrt{3}$`,
 * `$9\pi - 18$`, `$4 + 2\sqrt{5}$`, `$2^{10}$`. NaN where the text is anything else.
 */
export function numericValue(text: string): number {
  const tokens = tokensOf(text);
  if (tokens === null) return Number.NaN;
  const reader = new Reader(tokens);
  const value = reader.sum();
  return reader.done() ? value : Number.NaN;
}

const TOKEN = /\s*(\\d?frac|\\sqrt|\\pi|\\cdot|\\times|\d+(?:\.\d+)?|\.\d+|[-+^{}()/])/y;

function tokensOf(text: string): string[] | null {
  const plain = text
    .replaceAll(/\{,\}|(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replaceAll(/\\left|\\right|\\[,;! %$]|[$%]|π/g, (mark) => (mark === "π" ? "\\pi" : ""))
    .trim();
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < plain.length) {
    const found = TOKEN.exec(plain);
    if (found === null) return null;
    tokens.push(found[1] ?? "");
  }
  return tokens.length === 0 ? null : tokens;
}

/** Recursive descent: sum of products of powers of atoms; factors may stand side by side. */
class Reader {
  private readonly tokens: readonly string[];
  private position = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  done(): boolean {
    return this.position === this.tokens.length;
  }

  sum(): number {
    let value = this.take("-") ? -this.product() : this.product();
    for (;;) {
      if (this.take("+")) value += this.product();
      else if (this.take("-")) value -= this.product();
      else return value;
    }
  }

  private product(): number {
    let value = this.power();
    for (;;) {
      if (this.take("/")) value /= this.power();
      else if (this.take("\\cdot") || this.take("\\times") || this.startsAtom())
        value *= this.power();
      else return value;
    }
  }

  private power(): number {
    const base = this.atom();
    return this.take("^") ? base ** this.atom() : base;
  }

  private atom(): number {
    if (this.take("{")) return this.closed("}");
    if (this.take("(")) return this.closed(")");
    if (this.take("\\pi")) return Math.PI;
    if (this.take("\\sqrt")) return Math.sqrt(this.atom());
    if (this.take("\\frac") || this.take("\\dfrac")) {
      const numerator = this.atom();
      return numerator / this.atom();
    }
    const token = this.tokens[this.position] ?? "";
    this.position += 1;
    return /^[\d.]/.test(token) ? Number(token) : Number.NaN;
  }

  private closed(end: string): number {
    const value = this.sum();
    return this.take(end) ? value : Number.NaN;
  }

  private startsAtom(): boolean {
    const token = this.tokens[this.position] ?? "";
    // A number after a number, or a fraction after one, is no product: `2\frac{1}{2}` is a mixed number, which we do not read.
    const afterNumber = /^[\d.]/.test(this.tokens[this.position - 1] ?? "");
    return afterNumber
      ? /^(?:[{(]|\\(?:sqrt|pi))/.test(token)
      : /^(?:[{(\d.]|\\(?:d?frac|sqrt|pi))/.test(token);
  }

  private take(token: string): boolean {
    if (this.tokens[this.position] !== token) return false;
    this.position += 1;
    return true;
  }
}
