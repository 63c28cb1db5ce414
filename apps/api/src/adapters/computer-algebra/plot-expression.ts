import type { DrawingMark, Figure } from "@lexiquant/domain/item";
import { bignumber } from "mathjs";
import { evaluate } from "./evaluate.ts";
import { symbolsOf } from "./statement.ts";
import { ExpressionError, readExpression } from "./typed-expression.ts";

const FROM = -10;
const TO = 10;
const STEP = 0.1;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The graph of an expression in x for x from −10 to 10, or null where it is none that can be drawn. */
export function plotExpression(typed: string): Figure | null {
  const points = pointsOf(typed);
  if (points === null) return null;
  const marks = runsOf(points).map(polyline);
  if (marks.length === 0) return null;
  const expression = typed.trim().slice(0, 80);
  return {
    kind: "coordinate-plane",
    title: "",
    description: `Graph of y = ${expression} for x from ${FROM} to ${TO}, y from ${FROM} to ${TO}. ${crossings(points)}`,
    horizontal: { from: FROM, to: TO, step: 2, label: "x" },
    vertical: { from: FROM, to: TO, step: 2, label: "y" },
    grid: true,
    marks,
  };
}

/** Null where the text is no expression in x alone. A point without a value has none. */
function pointsOf(typed: string): (Point | null)[] | null {
  try {
    const node = readExpression(typed);
    if (symbolsOf(node).some((symbol) => symbol !== "x")) return null;
    const count = Math.round((TO - FROM) / STEP);
    return Array.from({ length: count + 1 }, (_, place) => {
      const x = Math.round((FROM + place * STEP) * 10) / 10;
      const y = evaluate(node, new Map([["x", bignumber(x)]]));
      return y === null || y.lt(FROM) || y.gt(TO) ? null : { x, y: Number(y.toPrecision(8)) };
    });
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

/** Stretches in view, cut where the graph leaves it or jumps. */
function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const jumps =
      point !== null && last !== undefined && Math.abs(point.y - last.y) > (TO - FROM) / 2;
    if (point === null || jumps) runs.push([]);
    if (point !== null) runs.at(-1)?.push(point);
  }
  return runs.filter((run) => run.length > 1);
}

function polyline(points: readonly Point[]): DrawingMark {
  return {
    kind: "polyline",
    points: [...points],
    closed: false,
    shaded: false,
    dashed: false,
    arrow: "none",
  };
}

function crossings(points: readonly (Point | null)[]): string {
  const origin = points.find((point) => point?.x === 0);
  const atZero = origin == null ? "" : `At x = 0 its value is ${origin.y}.`;
  const zeros = points.flatMap((point) => (point !== null && point.y === 0 ? [point.x] : []));
  return `${atZero} ${zeros.length === 0 ? "" : `It meets the x-axis at x = ${zeros.slice(0, 6).join(", ")}.`}`.trim();
}
