interface PrimePower {
  readonly prime: number;
  readonly exponent: number;
}

export function primePowers(value: number): PrimePower[] {
  const powers: PrimePower[] = [];
  let rest = value;
  for (let prime = 2; rest > 1; prime += 1) {
    let exponent = 0;
    while (rest % prime === 0) {
      rest /= prime;
      exponent += 1;
    }
    if (exponent > 0) powers.push({ prime, exponent });
  }
  return powers;
}

/** TeX without dollar signs: `x^{3}`, or `x` for the first power. */
export function powerTex(base: string | number, exponent: number): string {
  return exponent === 1 ? `${base}` : `${base}^{${exponent}}`;
}

/** TeX without dollar signs: `2^{3} \cdot 5`. */
export function factoredTex(value: number): string {
  return primePowers(value)
    .map(({ prime, exponent }) => powerTex(prime, exponent))
    .join(" \\cdot ");
}
