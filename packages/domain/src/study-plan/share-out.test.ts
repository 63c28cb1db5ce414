import { expect, it } from "vitest";
import { shareOut } from "./share-out.ts";

const sharers = [
  { value: "first", share: 2, minutes: 20 },
  { value: "second", share: 1, minutes: 30 },
];
const minutesOf = (turns: ReturnType<typeof shareOut<string>>) =>
  turns.map(({ value, minutes }) => `${value} ${minutes}`);

it("gives the turn to whoever is farthest behind the share", () => {
  expect(minutesOf(shareOut(sharers, 90))).toEqual([
    "first 20",
    "first 20",
    "second 30",
    "first 20",
  ]);
});

it("leaves no turn shorter than ten minutes: the one before is longer", () => {
  expect(minutesOf(shareOut(sharers, 45))).toEqual(["first 20", "second 25"]);
  expect(minutesOf(shareOut(sharers, 25))).toEqual(["first 25"]);
  expect(minutesOf(shareOut(sharers, 5))).toEqual(["first 5"]);
});

it("gives nothing without minutes, or without anybody", () => {
  expect(shareOut(sharers, 0)).toEqual([]);
  expect(shareOut([], 60)).toEqual([]);
});
