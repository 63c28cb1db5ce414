export type SceneName = "square-of-product" | "tiles" | "cubes" | "root";

export interface Scene {
  readonly stem: (number: string) => string;
  /** The exponents wanted are multiples of this. */
  readonly power: 2 | 3;
  readonly difficulty: 3 | 4;
  /** The condition in words. */
  readonly condition: string;
}

export const SCENES: Readonly<Record<SceneName, Scene>> = {
  "square-of-product": {
    stem: (number) =>
      `If $k$ is a positive integer and $${number}k$ is the square of an integer, what is the least possible value of $k$?`,
    power: 2,
    difficulty: 3,
    condition: "the product with the number given has to be a perfect square",
  },
  tiles: {
    stem: (number) =>
      `Square tiles, all of one size, are sold only in packs of ${number}. What is the smallest number of packs whose tiles can be laid, with none left over and no gaps, to form one large square?`,
    power: 2,
    difficulty: 3,
    condition: "the number of all tiles has to be a perfect square",
  },
  cubes: {
    stem: (number) =>
      `A toy maker ships identical wooden cubes in boxes, each holding ${number} cubes. A teacher wants to build a solid large cube that uses every cube from all the boxes she opens. What is the least number of boxes that she must open?`,
    power: 3,
    difficulty: 4,
    condition: "the number of all wooden cubes has to be a perfect cube",
  },
  root: {
    stem: (number) =>
      `For a certain positive integer $n$, the number $n^2$ is divisible by ${number}. What is the smallest value that $n$ can have?`,
    power: 2,
    difficulty: 4,
    condition: "the square of the integer has to contain every prime factor of the number given",
  },
};
