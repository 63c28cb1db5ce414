import type { Chance } from "../../kit/chance.ts";
import { choice, counted, Fraction, tex } from "../../kit/write-numbers.ts";
import type { GraphStatement } from "./graph-statement.ts";
import { type PiecewiseGraph, placesAtHeight, placesOf } from "./piecewise-graph.ts";

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;

export function droneStatements(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  return [level, rate, span, below, net].flatMap((make) => make(graph, chance));
}

function level(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const times = placesAtHeight(graph, 0);
  const claimed = times.length - chance.integer(0, 1);
  if (times.length < 2) return [];
  return [
    {
      text: `The drone is level with the edge at exactly ${claimed === 1 ? "one moment" : `${claimed} different moments`}.`,
      why: `The height is 0 at ${times.map((time) => `$t=${tex(time)}$`).join(", ")}: at ${times.length} moments.`,
      reason: "To be level with the edge is to be at height 0.",
      check: { left: `${times.length}`, right: `${times.length}` },
      holds: (samples) =>
        samples.places.filter((time) => near(samples.at(time), 0)).length === claimed,
      ...(claimed === times.length
        ? {}
        : {
            slip: {
              misconception: "missed-a-case",
              whyTempting: "Only the most visible crossings of the axis are counted.",
              repairQuestion: "Which segments reach the axis?",
            },
          }),
    },
  ];
}

function rate(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const index = chance.integer(0, 3);
  const from = placesOf(graph)[index] ?? 0;
  const change = (graph.heights[index + 1] ?? 0) - (graph.heights[index] ?? 0);
  const size = Math.abs(change);
  const claimed = chance.pick([size / 2, size]);
  const sign = Math.sign(change);
  return [
    {
      text: `From minute ${from} to minute ${from + 2} the drone ${change > 0 ? "rises" : "sinks"} at a rate of ${counted(claimed, "meter")} per minute.`,
      why: `From minute ${from} to minute ${from + 2} the height changes by ${size} meters in 2 minutes, a rate of ${counted(size / 2, "meter")} per minute.`,
      reason: "A rate is a change divided by the time it takes.",
      check: { left: `${size}/2`, right: `${size / 2}` },
      holds: ({ at }) => near(sign * (at(from + 1.5) - at(from + 0.5)), claimed),
      ...(claimed === size / 2
        ? {}
        : {
            slip: {
              misconception: "rate-not-multiplied",
              whyTempting: "The whole change of height is given in place of the change per minute.",
              repairQuestion: "How many minutes does this change take?",
            },
          }),
    },
  ];
}

function span({ heights }: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const [least, greatest] = [Math.min(...heights), Math.max(...heights)];
  const claimed = chance.pick([greatest - least, greatest + least]);
  if (least >= 0 || greatest + least <= 0) return [];
  return [
    {
      text: `The drone's highest position is ${counted(claimed, "meter")} above its lowest position.`,
      why: `The highest position is at $h=${greatest}$ and the lowest at $h=${least}$, which is ${greatest - least} meters lower.`,
      reason: "The distance between a positive and a negative height crosses 0.",
      check: { left: `${greatest}-(${least})`, right: `${greatest - least}` },
      holds: (samples) => {
        const values = samples.places.map(samples.at);
        return near(Math.max(...values) - Math.min(...values), claimed);
      },
      ...(claimed === greatest - least
        ? {}
        : {
            slip: {
              misconception: "sign-slip",
              whyTempting: "The depth of the lowest position is taken off the greatest height.",
              repairQuestion:
                "How far is it from the lowest position up to the edge, and from there to the highest?",
            },
          }),
    },
  ];
}

function below(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const marks = [
    ...placesOf(graph).map((time) => new Fraction(time)),
    ...placesAtHeight(graph, 0),
  ].sort((a, b) => a.compare(b));
  const under = marks.slice(1).reduce((sum, end, index) => {
    const start = marks[index] ?? end;
    const corner = Math.min(Math.floor(start.valueOf() / 2), 3);
    const [a = 0, b = 0] = graph.heights.slice(corner, corner + 2);
    const middle = start
      .add(end)
      .div(2)
      .sub(2 * corner)
      .div(2);
    return middle.mul(b - a).add(a).s < 0n ? sum.add(end.sub(start)) : sum;
  }, new Fraction(0));
  const rest = new Fraction(8).sub(under);
  const claimed = chance.pick([under, rest]);
  if (under.d > 3n || under.equals(rest) || under.equals(0) || rest.equals(0)) return [];
  const minutes = (time: Fraction) => (time.equals(1) ? "1 minute" : `$${tex(time)}$ minutes`);
  return [
    {
      text: `For a total of ${minutes(claimed)} the drone is lower than the edge of the cliff.`,
      why: `The graph lies under the $t$-axis for ${minutes(under)} in all and above it for ${minutes(rest)}.`,
      reason: "Negative heights are those lower than the edge.",
      check: { left: `${under.toFraction()}+${rest.toFraction()}`, right: "8" },
      holds: (samples) => {
        // Midpoints of the twelfths: none of them lies on a crossing.
        const negative = samples.places
          .slice(1)
          .filter(
            (time, index) => samples.at(time) + samples.at(samples.places[index] ?? 0) < -1e-9,
          ).length;
        return near(negative / 12, claimed.valueOf());
      },
      ...(claimed.equals(under)
        ? {}
        : {
            slip: {
              misconception: "complement-answered",
              whyTempting: "It gives the time during which the drone is higher than the edge.",
              repairQuestion: "Which part of the graph belongs to negative heights?",
            },
          }),
    },
  ];
}

function net({ heights }: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const [start = 0] = heights;
  const end = heights.at(-1) ?? 0;
  const change = end - start;
  const claimed = chance.pick([change, end]);
  if (change === 0 || end === 0 || start === 0) return [];
  const where = (difference: number) =>
    `${counted(Math.abs(difference), "meter")} ${difference > 0 ? "higher" : "lower"}`;
  return [
    {
      text: `At the end of the survey the drone is ${where(claimed)} than at its start.`,
      why: `The height is ${choice(start).text} at the start and ${choice(end).text} at the end, so the drone ends ${where(change)} than it began.`,
      reason: "A change compares the last value with the first.",
      check: { left: `${end}-(${start})`, right: `${change}` },
      holds: ({ at }) => near(at(8) - at(0), claimed),
      ...(claimed === change
        ? {}
        : {
            slip: {
              misconception: "answered-intermediate-quantity",
              whyTempting:
                "It gives the final height relative to the edge, not relative to the start.",
              repairQuestion: "At which height does the survey begin?",
            },
          }),
    },
  ];
}
