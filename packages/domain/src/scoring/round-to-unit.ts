import { Fraction } from "fraction.js";

const HALF = new Fraction(1, 2);

/**
 * Rounds to the nearest multiple of a unit. Ties go away from zero, the test's own convention:
 * 23.5 to 24, -36.5 to -37 (gre.md 2.2).
 *
 * @param unit positive, such as 1/10
 */
export function roundToUnit(value: Fraction, unit: Fraction): Fraction {
  const units = value.div(unit);
  const magnitude = units.abs().add(HALF).floor();
  return (units.compare(0) < 0 ? magnitude.neg() : magnitude).mul(unit);
}
