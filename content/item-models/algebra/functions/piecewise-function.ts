import type { Chance } from "../../kit/chance.ts";
import { choice, tex } from "../../kit/write-numbers.ts";
import type { GraphStatement } from "./graph-statement.ts";
import { heightAt, type PiecewiseGraph, placesAtHeight, placesOf } from "./piecewise-graph.ts";

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;

export function functionStatements(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  return [composed, counted, lifted, spanned, sloped].flatMap((make) => make(graph, chance));
}

function composed(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const place = chance.integer(-4, 4);
  const inner = heightAt(graph, place);
  const value = heightAt(graph, inner);
  const claimed = chance.pick([value, 2 * inner]);
  if (inner === place || value === 2 * inner || inner === 0) return [];
  return [
    {
      text: `$f(f(${place}))=${claimed}$`,
      why: `The graph gives $f(${place})=${inner}$ and then $f(${inner})=${value}$.`,
      reason: "The inner value is the argument of the outer function.",
      check: { left: `${value}`, right: `${value}` },
      holds: ({ at }) => near(at(at(place)), claimed),
      ...(claimed === value
        ? {}
        : {
            slip: {
              misconception: "wrong-argument-substituted",
              whyTempting: `It doubles $f(${place})$, as if two letters $f$ meant twice the value.`,
              repairQuestion: `What is $f(${place})$, and where on the $x$-axis do you look next?`,
            },
          }),
    },
  ];
}

function counted(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const height = chance.integer(-2, 2);
  const places = placesAtHeight(graph, height);
  const claimed = places.length - chance.integer(0, 1);
  if (places.length < 2 || claimed < 1) return [];
  return [
    {
      text: `The equation $f(x)=${height}$ has exactly ${claimed === 1 ? "one solution" : `${claimed} solutions`}.`,
      why: `The graph is at height ${choice(height).text} for ${places.map((x) => `$x=${tex(x)}$`).join(", ")}, that is, at ${places.length} places.`,
      reason: "Every point at that height is a solution, on each segment that reaches it.",
      check: { left: `${places.length}`, right: `${places.length}` },
      holds: (samples) =>
        samples.places.filter((x) => near(samples.at(x), height)).length === claimed,
      ...(claimed === places.length
        ? {}
        : {
            slip: {
              misconception: "missed-a-case",
              whyTempting:
                "One of the places lies at an end or between two marked points and is easily missed.",
              repairQuestion: `Which of the four segments reach the height ${choice(height).text}?`,
            },
          }),
    },
  ];
}

function lifted(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const lift = chance.pick([-2, -1, 1, 2]);
  const right = placesAtHeight(graph, -lift).length;
  const opposite = placesAtHeight(graph, lift).length;
  const claimed = chance.pick([right, opposite]);
  if (right === opposite || claimed === 0) return [];
  const sum = `f(x)${lift < 0 ? "-" : "+"}${Math.abs(lift)}`;
  return [
    {
      text: `The graph of $y=${sum}$ has exactly ${claimed === 1 ? "one point" : `${claimed} points`} in common with the $x$-axis.`,
      why: `$${sum}=0$ means $f(x)=${-lift}$, and the graph of $f$ is at that height ${right === 0 ? "nowhere" : right === 1 ? "at 1 place" : `at ${right} places`}.`,
      reason:
        "A point of the lifted graph is on the axis where the old graph is as far on the other side of it.",
      check: { left: `${-lift}+(${lift})`, right: "0" },
      holds: (samples) =>
        samples.places.filter((x) => near(samples.at(x) + lift, 0)).length === claimed,
      ...(claimed === right
        ? {}
        : {
            slip: {
              misconception: "moved-term-without-sign",
              whyTempting: `It counts the places where $f(x)=${lift}$; the added number is carried across without its sign being changed.`,
              repairQuestion: `Which value must $f(x)$ have so that $${sum}$ is 0?`,
            },
          }),
    },
  ];
}

function spanned({ heights }: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const [least, greatest] = [Math.min(...heights), Math.max(...heights)];
  const claimed = chance.pick([greatest - least, greatest + least]);
  if (least >= 0 || greatest + least <= 0) return [];
  return [
    {
      text: `The greatest value of $f$ exceeds its least value by ${claimed}.`,
      why: `The greatest value is ${greatest} and the least is ${choice(least).text}; they differ by ${greatest - least}.`,
      reason: "Subtracting a negative number adds its distance from 0.",
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
              whyTempting:
                "The distance of the lowest point from the axis is taken off, not added.",
              repairQuestion: "How many units apart are the highest and the lowest point?",
            },
          }),
    },
  ];
}

function sloped(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const index = chance.integer(0, 3);
  const from = placesOf(graph)[index] ?? 0;
  const change = (graph.heights[index + 1] ?? 0) - (graph.heights[index] ?? 0);
  const size = Math.abs(change);
  const claimed = chance.pick([size / 2, size]);
  const verb = change > 0 ? "increases" : "decreases";
  const sign = Math.sign(change);
  return [
    {
      text: `Between $x=${from}$ and $x=${from + 2}$, an increase of 1 in $x$ ${change > 0 ? "raises" : "lowers"} $f(x)$ by ${claimed}.`,
      why: `From $x=${from}$ to $x=${from + 2}$ the value ${verb} by ${size} over 2 units, which is ${size / 2} for each unit.`,
      reason: "A slope is a change of height divided by a change of place.",
      check: { left: `${size}/2`, right: `${size / 2}` },
      holds: ({ at }) => near(sign * (at(from + 1) - at(from)), claimed),
      ...(claimed === size / 2
        ? {}
        : {
            slip: {
              misconception: "rate-not-multiplied",
              whyTempting:
                "The change over the whole segment is given, although the segment is 2 units wide.",
              repairQuestion: "How wide is the segment?",
            },
          }),
    },
  ];
}
