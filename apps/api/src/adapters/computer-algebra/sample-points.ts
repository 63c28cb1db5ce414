import { seededRandom } from "@lexiquant/domain/kernel";
import { type BigNumber, bignumber, fraction } from "mathjs";
import type { Values } from "./evaluate.ts";

/** Small numbers first: they make the counterexamples that people can follow. */
const PLAIN = ["2", "3", "1", "-2", "0", "-1", "0.5", "-0.5", "4", "10", "-3", "7"];
const RANDOM_POINTS = 28;
const SEED = 20;

/** Values for some letters: plain ones, with every combination of signs among them, and then random fractions. */
export function* samplePoints(symbols: readonly string[]): Generator<Values> {
  for (let start = 0; start < PLAIN.length; start += 1) {
    yield pointOf(symbols, (place) =>
      bignumber(PLAIN[(start + place * (start + 1)) % PLAIN.length] ?? "1"),
    );
  }
  for (const signs of [1, 2, 3]) {
    yield pointOf(symbols, (place) =>
      bignumber((place + 2) * ((signs >> (place % 2)) & 1 ? -1 : 1)),
    );
  }
  const random = seededRandom(SEED);
  for (let point = 0; point < RANDOM_POINTS; point += 1) {
    yield pointOf(symbols, () => randomFraction(random));
  }
}

function pointOf(symbols: readonly string[], value: (place: number) => BigNumber): Values {
  return new Map(symbols.map((symbol, place) => [symbol, value(place)]));
}

/** From −30 to 30, with denominators up to 9. */
function randomFraction(random: () => number): BigNumber {
  const denominator = 1 + Math.floor(random() * 9);
  const numerator = Math.round((random() * 2 - 1) * 30 * denominator);
  const { s, n, d } = fraction(numerator, denominator);
  return bignumber(String(s * n)).div(bignumber(String(d)));
}
