import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { counted } from "../../kit/write-numbers.ts";
import { CIRCLES } from "./chord-triples.ts";
import { limitedOptions, offeredAround } from "./limited-options.ts";

interface Path {
  readonly radius: number;
  /** Distance of the fountain from the center, and half of the shortest path through it. */
  readonly away: number;
  readonly half: number;
  readonly offered: readonly number[];
}

function draw(chance: Chance): Path | null {
  const { radius, pairs } = chance.pick(CIRCLES);
  const [away, half] = chance.pick<readonly [number, number]>(pairs);
  const offered = offeredAround(chance, [2 * half, 2 * radius], [half, radius, 2 * away]);
  if (2 * radius - 2 * half < 4 || offered === null) return null;
  return { radius, away, half, offered };
}

function optionsOf({ radius, away, half, offered }: Path) {
  const [least, most] = [2 * half, 2 * radius];
  return limitedOptions(offered, {
    least,
    most,
    atLeast: `The path perpendicular to the line from the center to the fountain has this length, $2\\sqrt{${radius}^{2}-${away}^{2}}=${least}$ meters.`,
    atMost: `The path through the fountain and the center is a diameter, ${most} meters long.`,
    between: (value) =>
      `As the path turns about the fountain, its length changes without a jump from ${least} to ${most} meters, so ${value} occurs.`,
    below: (value) =>
      slip(
        value === half ? "whole-chord-for-half" : "shortest-chord-forgotten",
        `A path of ${counted(value, "meter")} would be farther than ${away} meters from the center, because shorter chords are farther away; it could not reach the fountain.`,
        value === half
          ? "It is half of the shortest path, a leg of the right triangle."
          : "A path close to the edge can be very short, and the fountain is forgotten.",
        "Which path through the fountain is farthest from the center?",
      ),
    above: (value) =>
      slip(
        "judged-by-eye",
        `No chord is longer than the diameter, ${most} meters, so ${value} is too long.`,
        "The length is close to the longest possible.",
        "What is the longest chord of a circle?",
      ),
  });
}

function write(path: Path): Question {
  const { radius, away, half } = path;
  const [least, most] = [2 * half, 2 * radius];
  const { right, wrong } = optionsOf(path);
  const shortest = `The shortest path is perpendicular to the line from the center to the fountain: half of it is $\\sqrt{${radius}^{2}-${away}^{2}}=${half}$, so it is ${least} meters long.`;
  return toldQuestion(
    {
      stem: `A level circular park has a radius of ${radius} meters, and there is a fountain ${away} meters from its center. A straight path leads from one point of the park's edge to another and passes through the fountain. Ignoring the size of the fountain, which of the following could be the length of the path, in meters? Indicate all such lengths.`,
      difficulty: 4,
      targetSeconds: 95,
      quick: `The path is a chord through a fixed point. The longest is the diameter, ${most} meters. ${shortest} All lengths from ${least} to ${most} occur. The trap is to forget that there is a shortest path.`,
      asked: "Which lengths the chords through a given point of a circle can have.",
      plan: "Find the longest and the shortest chord through the point; turning the chord gives all lengths between.",
      reasoning: [
        `The longest chord is the diameter through the fountain, $2\\cdot ${radius}=${most}$ meters.`,
        `A chord is the shorter, the farther it is from the center. A chord through the fountain is at most ${away} meters from the center, namely if it is perpendicular to the line to the fountain. ${shortest}`,
        `All lengths from ${least} to ${most} meters occur, both ends included.`,
      ],
      answers: `A length of more than ${most} is too long for any chord. A length of less than ${least} belongs to chords that do not reach the fountain.`,
      steps: [
        {
          text: `The longest path is a diameter: $2\\cdot ${radius}=${most}$ meters.`,
          why: "No chord is longer than a diameter, and one diameter passes through the fountain.",
          check: { left: `2*${radius}`, right: `${most}` },
        },
        {
          text: shortest,
          why: "The distance from the center is greatest for this direction.",
          check: { left: `${away}^2+${half}^2`, right: `${radius}^2` },
        },
      ],
      hints: [
        "What is the path in the circle, and what happens to it when you turn it about the fountain?",
        "A chord is the longer, the closer it is to the center.",
        "Which direction of the path brings it closest to the center, and how long is it then?",
        "Then turn the path so that it is as far from the center as it can be, and use a right triangle.",
      ],
      takeaway:
        "Of all chords through a point, the diameter is the longest and the chord perpendicular to it is the shortest.",
      selfExplain: {
        prompt: "Why is the chord perpendicular to the diameter through the point the shortest?",
        expectations: [
          "its distance from the center is the greatest possible",
          "a greater distance from the center means a shorter chord",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const possiblePath = scene<Path>({
  draw,
  write,
  // The path is turned in small steps; the ways from the fountain to the edge are found by halving an interval.
  recompute: ({ radius, away }, item) => {
    const wayTo = (turn: number) => {
      let [low, high] = [0, 2 * radius];
      for (const _ of integers(1, 60)) {
        const middle = (low + high) / 2;
        const far = Math.hypot(away + middle * Math.cos(turn), middle * Math.sin(turn));
        if (far < radius) low = middle;
        else high = middle;
      }
      return low;
    };
    const lengths = [...integers(0, 360)].map((step) => {
      const turn = (step * Math.PI) / 360;
      return wayTo(turn) + wayTo(turn + Math.PI);
    });
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    return optionsWhere(item, (text) => Number(text) > least - 1e-6 && Number(text) < most + 1e-6);
  },
});
