import type { Chance } from "../../kit/chance.ts";
import type { Question } from "../../kit/item-model.ts";
import type { GraphStatement } from "./graph-statement.ts";
import { droneStatements } from "./piecewise-drone.ts";
import { functionStatements } from "./piecewise-function.ts";
import type { PiecewiseGraph } from "./piecewise-graph.ts";
import { shiftedStatements } from "./piecewise-shifted.ts";

export interface PiecewiseScene {
  readonly start: number;
  readonly horizontal: string;
  readonly vertical: string;
  readonly name: string;
  readonly stem: (graph: PiecewiseGraph) => string;
  readonly asked: string;
  readonly plan: string;
  readonly trap: string;
  readonly hints: readonly string[];
  readonly statements: (graph: PiecewiseGraph, chance: Chance) => readonly GraphStatement[];
  readonly difficulty: Question["difficulty"];
}

export const PIECEWISE_SCENES: readonly PiecewiseScene[] = [
  {
    start: -4,
    horizontal: "x",
    vertical: "y",
    name: "f",
    stem: () =>
      "The graph of the function $f$, defined for $-4\\le x\\le 4$, is shown. It consists of four line segments whose ends are marked. Which of the following statements are true?\n\nIndicate *all* such statements.",
    asked: "Which statements about values, solutions and shifts of a function its graph confirms.",
    plan: "Turn every statement into something that can be read from the marked points and the segments between them.",
    trap: "counting crossings incompletely or treating a value as an argument",
    hints: [
      "Each statement can be decided from the graph alone, one after the other.",
      "Solutions of $f(x)=k$ are the places where the graph meets the horizontal line at height $k$.",
      "For a function inside a function, find the inner value first and use it as the next argument.",
      "Adding a constant lifts the graph. At which height must the old graph be for the new one to meet the axis?",
    ],
    statements: functionStatements,
    difficulty: 4,
  },
  {
    start: 0,
    horizontal: "t",
    vertical: "h",
    name: "the height h",
    stem: () =>
      "A drone surveys a cliff for 8 minutes. In the figure, $h$ is its height in meters above the cliff's edge after $t$ minutes; $h$ is negative while the drone is lower than the edge. Which of the following statements does the figure confirm?\n\nIndicate *all* such statements.",
    asked: "Which statements about the flight of the drone agree with its graph.",
    plan: "Say for each statement what it means on the graph: a crossing of the axis, a slope, a highest and lowest point, a length on the time axis.",
    trap: "giving a change for a rate, or a height above the edge for a height above the start",
    hints: [
      "Heights are measured from the edge of the cliff, times from the start of the survey.",
      "A rate is a change of height divided by the time it takes. On which segment would you read it?",
      "To be level with the edge means that the height is 0. Where does the graph meet that line?",
      "Add up the lengths of time for which the graph lies under the axis; crossings may fall between marked times.",
    ],
    statements: droneStatements,
    difficulty: 3,
  },
  {
    start: -4,
    horizontal: "x",
    vertical: "y",
    name: "f",
    stem: () =>
      "The graph of the function $f$ is shown. The function $g$ is defined by $g(x)=f(x-1)+2$ for $-3\\le x\\le 5$. Which of the following statements about $g$ are true?\n\nIndicate *all* such statements.",
    asked: "Which statements are true of a function that is defined by two shifts of another one.",
    plan: "The graph of $g$ is that of $f$ moved 1 to the right and 2 up; carry every claim back to $f$.",
    trap: "moving the graph to the left, or by moving it in one direction only",
    hints: [
      "Only $f$ is drawn. Every claim about $g$ has to be carried back to $f$.",
      "Replace $x$ by $x-1$ inside a function. Test with one point which way the graph moves.",
      "Where $g$ has the value 0, the value of $f$ must make up for the number that is added.",
      "Both shifts move all points alike. What does this mean for the distance between highest and lowest point?",
    ],
    statements: shiftedStatements,
    difficulty: 5,
  },
];
