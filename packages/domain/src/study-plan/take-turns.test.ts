import { expect, it } from "vitest";
import { takeTurns } from "./take-turns.ts";

const minutesOf = (total: number, minutes: number) => {
  const told: number[] = [];
  const turns = takeTurns(total, {
    next: () => ({ value: "it", minutes }),
    given: (turn) => told.push(turn.minutes),
  });
  expect(turns.map((turn) => turn.minutes)).toEqual(told);
  return told;
};

it("adds up to the minutes to be given", () => {
  expect(minutesOf(60, 20)).toEqual([20, 20, 20]);
  expect(minutesOf(50, 20)).toEqual([20, 20, 10]);
});

it("leaves no turn shorter than ten minutes: the one before is longer", () => {
  expect(minutesOf(45, 20)).toEqual([20, 25]);
  expect(minutesOf(25, 20)).toEqual([25]);
  expect(minutesOf(5, 20)).toEqual([5]);
});

it("gives nothing without minutes, or without anybody", () => {
  expect(minutesOf(0, 20)).toEqual([]);
  expect(takeTurns(60, { next: () => null })).toEqual([]);
});
