import type { Slip, WrongChoice } from "../../kit/item-model.ts";
import { decimal, dollars, type Fraction, grouped } from "../../kit/write-numbers.ts";
import { wrong } from "../item-parts.ts";

type Format = "percent" | "dollars" | "plain";

/** An option for an exact value; null where it would have more than one decimal place or be negative. */
function optionOf(value: Fraction, format: Format): Pick<WrongChoice, "text" | "order"> | null {
  const tenths = value.mul(10);
  if (tenths.d !== 1n || value.compare(0) < 0 || (format !== "percent" && value.d !== 1n))
    return null;
  const text = {
    percent: `${decimal(value)}%`,
    dollars: dollars(value.valueOf()),
    plain: grouped(value.valueOf()),
  }[format];
  return { text, order: value.valueOf() };
}

/** @throws {RangeError} where the value does not make an option */
export function keyOption(value: Fraction, format: Format): { text: string; order: number } {
  const option = optionOf(value, format);
  if (option?.order === undefined) throw new RangeError(`${value} makes no option`);
  return { text: option.text, order: option.order };
}

export type Candidate = readonly [value: Fraction, because: Slip];

/** Those of the candidates that make an option, in the order given. */
export function wrongOptions(candidates: readonly Candidate[], format: Format): WrongChoice[] {
  return candidates.flatMap(([value, because]) => {
    const option = optionOf(value, format);
    return option === null ? [] : [wrong(option, because)];
  });
}
