import { Fraction } from "../../kit/write-numbers.ts";

export interface Parameters {
  /** What is to hold: the only mode is the median; the median is `target`; the mean is the median. */
  readonly scene: "mode" | "median" | "mean";
  /** The known numbers in the order in which they are printed. */
  readonly shown: readonly number[];
  readonly target: number;
  readonly options: readonly number[];
}

export const rising = (list: readonly number[]) => list.toSorted((one, two) => one - two);

export function medianOf(list: readonly number[]): Fraction {
  const sorted = rising(list);
  const [low, high] = [
    sorted[Math.floor((list.length - 1) / 2)] ?? 0,
    sorted[Math.ceil((list.length - 1) / 2)] ?? 0,
  ];
  return new Fraction(low + high, 2);
}

export function modesOf(list: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return rising([...counts].flatMap(([value, count]) => (count === most ? [value] : [])));
}

export const meanOf = (list: readonly number[]) =>
  new Fraction(
    list.reduce((sum, value) => sum + value, 0),
    list.length,
  );

export function holds({ scene, shown, target }: Omit<Parameters, "options">, x: number): boolean {
  const list = [...shown, x];
  const median = medianOf(list);
  if (scene === "median") return median.equals(target);
  if (scene === "mean") return meanOf(list).equals(median);
  const modes = modesOf(list);
  return modes.length === 1 && median.equals(modes[0] ?? 0);
}

export function listed(values: readonly number[]): string {
  return `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;
}
