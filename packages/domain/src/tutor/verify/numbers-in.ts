import { Fraction } from "fraction.js";

const NUMBER = String.raw`-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|-?\.\d+`;
const TEX_FRACTION = /^\s*(-)?\s*\\[dt]?frac\s*\{\s*(-?\d+)\s*\}\s*\{\s*(-?\d+)\s*\}/;
const FRACTION = /^(-?\d+)\s*\/\s*(\d+)(?![\d.])/;
const LEADING = new RegExp(`^(${NUMBER})`);

/** The number with which a text begins, money and percent signs aside; null where it begins with none. */
export function readNumber(text: string): Fraction | null {
  const bare = text.replace(/^[\s$\\(]*(?=[\d.−-])|^[\s$(]+(?=\\[dt]?frac)/, "").replace(/^−/, "-");
  const [, minus, over, under] = TEX_FRACTION.exec(bare) ?? fractionParts(bare);
  if (over !== undefined && under !== undefined) {
    if (Number(under) === 0) return null;
    const value = new Fraction(over).div(under);
    return minus === undefined ? value : value.neg();
  }
  const [found] = LEADING.exec(bare) ?? [];
  return found === undefined ? null : new Fraction(found.replaceAll(",", ""));
}

function fractionParts(text: string): readonly (string | undefined)[] {
  const [, over, under] = FRACTION.exec(text) ?? [];
  return ["", undefined, over, under];
}

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** Every number that a text writes, in digits or as a small number word, in one notation. */
export function numbersIn(text: string): string[] {
  const digits = (text.match(new RegExp(NUMBER, "g")) ?? []).map((found) =>
    String(Number(found.replaceAll(",", "").replace(/^-/, ""))),
  );
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => {
    const value = NUMBER_WORDS.indexOf(word);
    return value < 0 ? [] : [String(value)];
  });
  return [...digits, ...words];
}
