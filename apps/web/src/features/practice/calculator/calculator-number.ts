/** The display holds eight digits; the sign and the point take no place. */
export const DISPLAY_DIGITS = 8;
export const LARGEST_RESULT = 99_999_999;

/** Doubles are exact to 15 digits and more; beyond 14 lies dust such as 28.999999999999996 for 29. */
const TRUSTED_DIGITS = 14;

/** Rid of the dust of binary fractions, so that cutting digits off cannot cut a whole unit off. */
export function withoutDust(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(TRUSTED_DIGITS));
}

/** The number as the display shows it: cut, not rounded, to eight digits, without trailing zeros. */
export function displayText(value: number): string {
  const [whole = "0", decimals = ""] = plainDecimal(Math.abs(withoutDust(value))).split(".");
  const kept = decimals.slice(0, Math.max(0, DISPLAY_DIGITS - whole.length)).replace(/0+$/, "");
  const magnitude = kept === "" ? whole : `${whole}.${kept}`;
  return value < 0 && magnitude !== "0" ? `-${magnitude}` : magnitude;
}

/** Enough decimals to cut from, never in exponent form. */
function plainDecimal(magnitude: number): string {
  return magnitude.toFixed(TRUSTED_DIGITS);
}
