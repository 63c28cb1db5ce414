import { choice } from "../../kit/write-numbers.ts";

export type Point = readonly [number, number];

export interface SectionPoint {
  readonly scene: "drone" | "parallelogram" | "diameter";
  readonly first: Point;
  readonly second: Point;
  /** Only of the parallelogram. */
  readonly third: Point;
  /** Only of the flight: parts flown, of so many parts. */
  readonly part: readonly [number, number];
}

export function targetOf({ scene, first, second, third, part }: SectionPoint): Point {
  const along = (index: 0 | 1) => {
    if (scene === "drone")
      return first[index] + ((second[index] - first[index]) * part[0]) / part[1];
    return scene === "diameter"
      ? 2 * first[index] - second[index]
      : first[index] + third[index] - second[index];
  };
  return [along(0), along(1)];
}

export function keyOf(parameters: SectionPoint): number {
  const [x, y] = targetOf(parameters);
  return parameters.scene === "drone" ? y : x + y;
}

const text = ([x, y]: Point) => `$(${x}, ${y})$`;
const FRACTION_WORDS: Readonly<Record<string, string>> = {
  "1/3": "one third",
  "2/3": "two thirds",
  "1/4": "one quarter",
  "3/4": "three quarters",
  "1/5": "one fifth",
  "2/5": "two fifths",
  "3/5": "three fifths",
  "4/5": "four fifths",
};

interface Words {
  readonly stem: string;
  readonly asked: string;
  readonly reasoning: readonly string[];
  readonly hints: readonly string[];
}

export function wordsOf(parameters: SectionPoint): Words {
  const { scene, first, second, third, part } = parameters;
  const target = targetOf(parameters);
  const key = keyOf(parameters);
  const flown = FRACTION_WORDS[part.join("/")] ?? "";
  const [dx, dy] = [second[0] - first[0], second[1] - first[1]];
  if (scene === "drone") {
    return {
      stem: `On a map with coordinates, a drone flies in a straight line and at constant speed from the point ${text(first)} to the point ${text(second)}. What is the $y$-coordinate of its position when it has covered ${flown} of the distance?`,
      asked: "The second coordinate of a point that divides a segment in a given ratio.",
      reasoning: [
        `From start to end the $y$-coordinate changes by $${second[1]}-${first[1] < 0 ? `(${first[1]})` : first[1]}=${dy}$.`,
        `After ${flown} of the flight it has changed by $\\frac{${part[0]}}{${part[1]}}\\cdot ${dy < 0 ? `(${dy})` : dy}=${(dy * part[0]) / part[1]}$.`,
        `Starting from ${choice(first[1]).text}, it is now ${target[1]}.`,
      ],
      hints: [
        "Only one of the two coordinates is asked for, so you can look at it alone.",
        "On a straight flight at constant speed each coordinate changes evenly.",
        "By how much does the $y$-coordinate change on the whole flight?",
        "Take the given part of that change, and add it to the coordinate of the starting point.",
      ],
    };
  }
  if (scene === "diameter") {
    return {
      stem: `A circle in the $xy$-plane has its center at ${text(first)}, and one end of a diameter of the circle is ${text(second)}. If the other end of this diameter is $(a, b)$, what is the value of $a+b$?`,
      asked: "The sum of the coordinates of the second end of a diameter.",
      reasoning: [
        `The center is the midpoint of every diameter. From ${text(second)} to the center the coordinates change by $${-dx}$ and $${-dy}$.`,
        `The same changes lead on from the center to the other end: ${text(target)}.`,
        `So $a+b=${target[0]}${target[1] < 0 ? "-" : "+"}${Math.abs(target[1])}=${key}$.`,
      ],
      hints: [
        "One end and the center are known, the other end is wanted.",
        "What is the position of the center on a diameter?",
        `Find the changes of both coordinates from ${text(second)} to the center.`,
        "Make the same changes once more, starting from the center, and add the two coordinates you reach.",
      ],
    };
  }
  return {
    stem: `Three vertices of parallelogram $PQRS$ are $P${text(first).slice(1)}, $Q${text(second).slice(1)}, and $R${text(third).slice(1)}. What is the sum of the coordinates of vertex $S$?`,
    asked:
      "The sum of the coordinates of the fourth vertex of a parallelogram whose vertices are named in order.",
    reasoning: [
      "In $PQRS$, named in order around the figure, side $SP$ is parallel to $RQ$ and equally long.",
      `From $Q$ to $P$ the coordinates change by $${-dx}$ and $${-dy}$. The same changes lead from $R$ to $S$: ${text(target)}.`,
      `The sum of its coordinates is $${target[0]}${target[1] < 0 ? "-" : "+"}${Math.abs(target[1])}=${key}$.`,
    ],
    hints: [
      "The letters name the vertices in order around the figure. Which two vertices are joined to $S$?",
      "Opposite sides of a parallelogram are parallel and equally long, so they make the same changes of coordinates.",
      "Find how the coordinates change from $Q$ to $P$.",
      "Make the same changes starting from $R$, and add the two coordinates you reach.",
    ],
  };
}

const sum = ([x, y]: Point) => x + y;

export function slipsOf(parameters: SectionPoint) {
  if (parameters.scene === "drone") return droneSlips(parameters);
  return parameters.scene === "diameter"
    ? diameterSlips(parameters)
    : parallelogramSlips(parameters);
}

function droneSlips(parameters: SectionPoint) {
  const { first, second, part } = parameters;
  const [x] = targetOf(parameters);
  const back = second[1] + ((first[1] - second[1]) * part[0]) / part[1];
  return [
    {
      value: String(back),
      rationale: "It measures the part of the flight from the end and not from the start.",
      misconception: "complement-answered",
      whyTempting: "The fraction is right, but it is taken off the wrong end.",
      repairQuestion: "How far is your point from the start?",
    },
    {
      value: String(((second[1] - first[1]) * part[0]) / part[1]),
      rationale: `It is the change of the coordinate; the drone started at $y=${first[1]}$.`,
      misconception: "answered-intermediate-quantity",
      whyTempting:
        "The part of the change is computed correctly, and the starting value is forgotten.",
      repairQuestion: "Which coordinate does the drone have before it has moved at all?",
    },
    {
      value: String(x),
      rationale: "It is the $x$-coordinate of the position; the question asks for the other one.",
      misconception: "coordinates-swapped",
      whyTempting:
        "Both coordinates are computed in the same way, and the first one is written down.",
      repairQuestion: "Which coordinate is named second in a pair?",
    },
  ];
}

function diameterSlips({ first, second }: SectionPoint) {
  return [
    {
      value: String((sum(first) + sum(second)) / 2),
      rationale:
        "It adds the coordinates of the midpoint of the two given points, but the given center is itself the midpoint.",
      misconception: "whole-taken-for-part",
      whyTempting: "Two points are given, and the midpoint formula is at hand.",
      repairQuestion: "Which of the three points lies in the middle?",
    },
    {
      value: String(sum(first) - sum(second)),
      rationale:
        "It adds the changes from the known end to the center, not the coordinates that are reached.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "The changes are needed on the way to the answer.",
      repairQuestion: "From which point do these changes start when they lead to the other end?",
    },
    {
      value: String(2 * sum(second) - sum(first)),
      rationale:
        "It goes from the center to the known end and then on; that point lies outside the circle.",
      misconception: "direction-of-change-ignored",
      whyTempting: "The right change is repeated, but in the opposite direction.",
      repairQuestion: "Is the center between your point and the known end?",
    },
  ];
}

function parallelogramSlips({ first, second, third }: SectionPoint) {
  return [
    {
      value: String(sum(first) + sum(second) - sum(third)),
      rationale:
        "That point completes a parallelogram in which $S$ is opposite $R$; in $PQRS$ it is opposite $Q$.",
      misconception: "order-matters-confusion",
      whyTempting: "Any three points can be completed to a parallelogram in three ways.",
      repairQuestion: "Which vertex is opposite $S$ when you go around $PQRS$?",
    },
    {
      value: String(sum(second) + sum(third) - sum(first)),
      rationale:
        "That point completes a parallelogram in which $S$ is opposite $P$; in $PQRS$ it is opposite $Q$.",
      misconception: "order-matters-confusion",
      whyTempting:
        "The changes are taken from $P$ to $Q$ and added at $R$, which leads around the figure in another order.",
      repairQuestion: "Is $S$ joined to $Q$ by a side?",
    },
    {
      value: String((sum(first) + sum(third)) / 2),
      rationale: "It belongs to the midpoint of $PR$, where the diagonals meet, not to a vertex.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "The point where the diagonals meet is one way to find the vertex.",
      repairQuestion: "Which point is as far from this midpoint as $Q$, on the other side?",
    },
  ];
}
