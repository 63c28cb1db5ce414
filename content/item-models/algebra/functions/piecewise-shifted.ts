import type { Chance } from "../../kit/chance.ts";
import { choice } from "../../kit/write-numbers.ts";
import type { GraphStatement } from "./graph-statement.ts";
import { heightAt, type PiecewiseGraph, placesAtHeight, placesOf } from "./piecewise-graph.ts";

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;

export function shiftedStatements(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  return [valued, zeros, greatest, peak, span].flatMap((make) => make(graph, chance));
}

function valued(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const place = chance.integer(-2, 3);
  const value = heightAt(graph, place - 1) + 2;
  const opposite = heightAt(graph, place + 1) + 2;
  const claimed = chance.pick([value, opposite]);
  if (value === opposite) return [];
  return [
    {
      text: `$g(${place})=${claimed}$`,
      why: `$g(${place})=f(${place - 1})+2$, and $f(${place - 1})=${value - 2}$, so $g(${place})=${value}$.`,
      reason: "Put the number for $x$ in the definition of $g$.",
      check: { left: `${value - 2}+2`, right: `${value}` },
      holds: ({ at }) => near(at(place - 1) + 2, claimed),
      ...(claimed === value
        ? {}
        : {
            slip: {
              misconception: "wrong-argument-substituted",
              whyTempting: `It reads $f(${place + 1})$ and adds 2; the shift is made in the wrong direction.`,
              repairQuestion: `What is $x-1$ when $x=${place}$?`,
            },
          }),
    },
  ];
}

function zeros(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const right = placesAtHeight(graph, -2).length;
  const others = [placesAtHeight(graph, 2).length, placesAtHeight(graph, 0).length].filter(
    (count) => count !== right && count > 0,
  );
  const [other] = others;
  if (other === undefined) return [];
  const claimed = right === 0 ? other : chance.pick([right, other]);
  return [
    {
      text: `The equation $g(x)=0$ has exactly ${claimed === 1 ? "one solution" : `${claimed} solutions`}.`,
      why: `$g(x)=0$ means $f(x-1)=-2$, and the graph of $f$ is at height $-2$ ${right === 0 ? "nowhere" : right === 1 ? "at 1 place" : `at ${right} places`}.`,
      reason: "Moving to the right changes where solutions lie, not how many there are.",
      check: { left: "-2+2", right: "0" },
      holds: (samples) =>
        samples.places.filter((x) => near(samples.at(x) + 2, 0)).length === claimed,
      ...(claimed === right
        ? {}
        : {
            slip: {
              misconception: "moved-term-without-sign",
              whyTempting:
                "It counts the places at another height of $f$, because the 2 that is added is ignored or given the wrong sign.",
              repairQuestion: "Which value must $f(x-1)$ have so that $g(x)$ is 0?",
            },
          }),
    },
  ];
}

function greatest({ heights }: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const top = Math.max(...heights);
  const claimed = top + chance.pick([2, 1]);
  return [
    {
      text: `The greatest value of $g$ is ${choice(claimed).text}.`,
      why: `The greatest value of $f$ is ${choice(top).text}, and $g$ adds 2 to every value, which makes the greatest value ${choice(top + 2).text}.`,
      reason: "A shift to the right does not change any height.",
      check: { left: `${top}+2`, right: `${top + 2}` },
      holds: (samples) => near(Math.max(...samples.places.map(samples.at)) + 2, claimed),
      ...(claimed === top + 2
        ? {}
        : {
            slip: {
              misconception: "unlike-terms-cancelled",
              whyTempting:
                "The 1 inside the parentheses is taken off the 2 outside, as if both changed the height.",
              repairQuestion: "Which of the two numbers changes the height of a point?",
            },
          }),
    },
  ];
}

function peak(graph: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const least = Math.min(...graph.heights);
  const places = placesOf(graph).filter((_, index) => graph.heights[index] === least);
  const [place] = places;
  if (places.length !== 1 || place === undefined) return [];
  const claimed = chance.pick([place + 1, place - 1]);
  return [
    {
      text: `$g$ has its least value at $x=${claimed}$.`,
      why: `$f$ has its least value at $x=${place}$, so $g$ has it where $x-1=${place}$, at $x=${place + 1}$.`,
      reason: "The inside must be the place at which $f$ is lowest.",
      check: { left: `${place + 1}-1`, right: `${place}` },
      holds: (samples) => {
        const lowest = Math.min(...samples.places.map(samples.at));
        return near(samples.at(claimed - 1), lowest);
      },
      ...(claimed === place + 1
        ? {}
        : {
            slip: {
              misconception: "shift-direction-reversed",
              whyTempting: "The minus sign in $x-1$ suggests a move to the left.",
              repairQuestion: `For which $x$ is $x-1$ equal to ${choice(place).text}?`,
            },
          }),
    },
  ];
}

function span({ heights }: PiecewiseGraph, chance: Chance): GraphStatement[] {
  const distance = Math.max(...heights) - Math.min(...heights);
  const claimed = distance + chance.pick([0, 2]);
  return [
    {
      text: `The greatest and the least value of $g$ differ by ${claimed}.`,
      why: `The values of $f$ reach from ${choice(Math.min(...heights)).text} to ${choice(Math.max(...heights)).text}, a difference of ${distance}, and adding 2 to all values leaves differences as they are.`,
      reason: "What is added to both numbers drops out of their difference.",
      check: {
        left: `(${Math.max(...heights)}+2)-(${Math.min(...heights)}+2)`,
        right: `${distance}`,
      },
      holds: (samples) => {
        const values = samples.places.map((x) => samples.at(x) + 2);
        return near(Math.max(...values) - Math.min(...values), claimed);
      },
      ...(claimed === distance
        ? {}
        : {
            slip: {
              misconception: "one-part-compared",
              whyTempting: "The 2 is added to the greatest value but not to the least.",
              repairQuestion: "By how much does the lowest point move?",
            },
          }),
    },
  ];
}
