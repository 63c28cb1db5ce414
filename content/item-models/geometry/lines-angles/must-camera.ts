import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { choice } from "../../kit/write-numbers.ts";
import { measured, step } from "./measuring.ts";

interface Camera {
  readonly turns: readonly [number, number, number];
  readonly offered: readonly number[];
}

/** The final angle for turns all to one side, or with one of them to the other side. */
function results([a, b, c]: Camera["turns"]) {
  const total = a + b + c;
  return [
    {
      value: total > 180 ? 360 - total : total,
      how: `$${a}+${b}+${c}=${total}$`,
      over: total > 180,
    },
    { value: Math.abs(total - 2 * a), how: signed([b, c], a), over: false },
    { value: Math.abs(total - 2 * b), how: signed([a, c], b), over: false },
    { value: Math.abs(total - 2 * c), how: signed([a, b], c), over: false },
  ];
}

function signed([one, other]: readonly [number, number], back: number): string {
  const sum = one + other;
  return sum > back
    ? `$${one}+${other}-${back}=${sum - back}$`
    : `$${back}-(${one}+${other})=${back - sum}$`;
}

function draw(chance: Chance): Camera | null {
  const [a, b, c] = [chance.integer(48, 95), chance.integer(25, 60), chance.integer(8, 30)];
  const turns = [a, b, c] as const;
  const values = results(turns).map(({ value }) => value);
  if (new Set(values).size < 4 || values.some((value) => value < 4 || value === 180)) return null;
  const total = a + b + c;
  const tempting = [
    total > 180 ? total - 180 : 180 - total,
    a + b - (total > 180 ? 0 : 90),
    a + b,
    a + c,
    b + c,
    a - c,
    90,
  ];
  const wrong = [...new Set(tempting)].filter(
    (value) => value > 3 && value < 180 && values.every((other) => Math.abs(other - value) > 1),
  );
  const offered = [
    ...chance.sample(values, chance.integer(1, 4)),
    ...chance.sample(wrong, chance.integer(2, 3)),
  ];
  if (offered.length < 5) return null;
  return { turns, offered: offered.toSorted((one, other) => one - other) };
}

function optionsOf({ turns, offered }: Camera) {
  const [a, b, c] = turns;
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const value of offered) {
    const found = results(turns).find((result) => result.value === value);
    if (found === undefined) {
      const partial = [a + b, a + c, b + c, a - c].includes(value);
      wrong.push({
        ...choice(value),
        ...slip(
          partial ? "condition-dropped" : "full-and-straight-angle-mixed",
          `The four possible angles are ${results(turns)
            .map((result) => `${result.value}°`)
            .join(", ")}, and ${value}° is not among them.`,
          partial
            ? "Two of the three turns give this angle, and the remaining turn is overlooked."
            : "A rest to 90° or 180° is computed, as is usual with angles at a line.",
          partial
            ? "What does the remaining turn change?"
            : "In which directions would the camera have to turn to get this angle?",
        ),
      });
      continue;
    }
    right.push({
      ...choice(value),
      rationale: found.over
        ? `With all three turns to the same side, the camera turns by ${found.how} degrees, and the angle between the first and the last direction is $360-${a + b + c}=${value}$ degrees.`
        : `With suitable directions of the turns, the camera ends up ${found.how} degrees away from its first direction.`,
    });
  }
  return { right, wrong };
}

function write(camera: Camera): Question {
  const { turns } = camera;
  const [a, b, c] = turns;
  const total = a + b + c;
  const found = results(turns);
  const { right, wrong } = optionsOf(camera);
  const all =
    total > 180
      ? `All three to one side make ${total}°, which is the same as $360-${total}=${360 - total}$ degrees the other way around.`
      : `All three to one side make ${total}°.`;
  const rest = `With one turn against the other two, the angles are ${found
    .slice(1)
    .map(({ how }) => how)
    .join(", ")}.`;
  return toldQuestion(
    {
      stem: `A surveillance camera turns about a vertical axis. It makes three turns, of ${a}°, ${b}°, and ${c}° in this order, and each of them may be to the left or to the right. Which of the following could be the measure of the angle between the directions in which the camera points before the first turn and after the last? Indicate all such measures, in degrees.`,
      difficulty: total > 180 ? 5 : 4,
      targetSeconds: 110,
      quick: `Left and right are plus and minus. ${all} ${rest} The trap is to add only, or to leave a turn out.`,
      asked: "Which angles three turns of fixed size and free direction can make together.",
      plan: "Give each turn a sign and list the different sums; a sum and its opposite make the same angle.",
      reasoning: [
        "Three turns with two directions each make eight cases, in four pairs that are mirror images of each other.",
        all,
        rest,
      ],
      answers:
        "The other measures come from two of the three turns, or from a rest to 90° or 180° that has no meaning here.",
      steps: [
        {
          text: all,
          why: "Turns to the same side add up, and an angle is at most 180°.",
          check: { left: `${a}+${b}+${c}`, right: `${total}` },
        },
        {
          text: rest,
          why: "A turn in the other direction is subtracted.",
          check: { left: `${a}+${b}-${c}`, right: `${a + b - c}` },
        },
      ],
      hints: [
        "The sizes of the turns are fixed. What is left open?",
        "Turns to the left and to the right can be counted as positive and negative.",
        "Write down the sum of the three turns for each choice of directions; mirror images give the same angle.",
        "There are only four different results. A result of more than 180° has to be turned into the smaller angle.",
      ],
      takeaway:
        "When the directions of turns are open, give them signs and list the cases; mirror images count once.",
      selfExplain: {
        prompt:
          "Why are there only four different angles although there are eight choices of directions?",
        expectations: [
          "exchanging left and right everywhere gives the mirror image",
          "the mirror image has the same angle between first and last direction",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const mustCamera = scene<Camera>({
  draw,
  write,
  // All eight choices of directions are turned in coordinates, and the angle with the first direction is measured.
  recompute: ({ turns }, item) => {
    const eye = { x: 0, y: 0 };
    const found = [...integers(0, 7)].map((bits) => {
      const end = turns.reduce(
        (way, turn, index) => way + ((bits >> index) % 2 === 1 ? turn : -turn),
        0,
      );
      return measured(step(0), eye, step(end));
    });
    return optionsWhere(item, (text) =>
      found.some((value) => Math.abs(value - Number(text)) < 1e-4),
    );
  },
});
