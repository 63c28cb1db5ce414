/** Radii for which many chords and their distances from the center are whole numbers: distance and half chord. */
export const CIRCLES = [
  {
    radius: 25,
    pairs: [
      [7, 24],
      [15, 20],
      [20, 15],
      [24, 7],
    ],
  },
  {
    radius: 50,
    pairs: [
      [14, 48],
      [30, 40],
      [40, 30],
      [48, 14],
    ],
  },
  {
    radius: 65,
    pairs: [
      [16, 63],
      [25, 60],
      [33, 56],
      [39, 52],
      [52, 39],
      [56, 33],
      [60, 25],
      [63, 16],
    ],
  },
] as const satisfies readonly {
  readonly radius: number;
  readonly pairs: readonly (readonly [number, number])[];
}[];
