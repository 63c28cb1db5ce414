import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { limitedOptions, offeredAround } from "./limited-options.ts";

interface Carousels {
  /** Distance of each horse from its own center, and of the centers, in feet. */
  readonly first: number;
  readonly second: number;
  readonly centers: number;
  readonly offered: readonly number[];
}

function draw(chance: Chance): Carousels | null {
  const [first, second] = [chance.integer(8, 20), chance.integer(8, 20)];
  const centers = first + second + chance.integer(10, 30);
  const reach = first + second;
  const offered = offeredAround(
    chance,
    [centers - reach, centers + reach],
    [reach, centers + 2 * reach, Math.abs(first - second)],
  );
  if (first === second || offered === null) return null;
  return { first, second, centers, offered };
}

function optionsOf({ first, second, centers, offered }: Carousels) {
  const [least, most] = [centers - first - second, centers + first + second];
  return limitedOptions(offered, {
    least,
    most,
    atLeast: `With both horses on the segment between the centers the distance is $${centers}-${first}-${second}=${least}$ feet.`,
    atMost: `With both horses on the line of the centers, on the outer sides, the distance is $${centers}+${first}+${second}=${most}$ feet.`,
    between: (value) =>
      `The distance changes without a jump as the carousels turn, so every value between ${least} and ${most}, ${value} among them, occurs.`,
    below: (value) =>
      slip(
        "judged-by-eye",
        `From center to center it is ${centers} feet, and the two horses can shorten that by at most $${first}+${second}=${first + second}$ feet, so ${value} is too small.`,
        "The horses come close to each other between the centers, and the limit is only estimated.",
        "Where is each horse when they are closest?",
      ),
    above: (value) =>
      slip(
        value === most + first + second ? "diameter-for-radius" : "judged-by-eye",
        `The two horses can add at most $${first}+${second}=${first + second}$ feet to the ${centers} feet between the centers, so ${value} is too great.`,
        value === most + first + second
          ? "Whole widths of the circles are added instead of radii."
          : "The horses can be far apart, and the limit is only estimated.",
        "How far beyond its center can each horse be?",
      ),
  });
}

function write(carousels: Carousels): Question {
  const { first, second, centers } = carousels;
  const [least, most] = [centers - first - second, centers + first + second];
  const { right, wrong } = optionsOf(carousels);
  return toldQuestion(
    {
      stem: `Two carousels turn independently of each other on the same level ground. Their centers are ${centers} feet apart. A painted horse on the first carousel moves on a circle with a radius of ${first} feet around its center, and a horse on the second carousel moves on a circle with a radius of ${second} feet around its center. Which of the following could be the distance, in feet, between the two horses at some moment? Indicate all such distances.`,
      difficulty: 2,
      targetSeconds: 80,
      quick: `The horses are closest when both are on the segment between the centers: $${centers}-${first}-${second}=${least}$ feet. They are farthest apart on the outer sides: $${centers}+${first}+${second}=${most}$ feet. All distances from ${least} to ${most} occur. The trap is to leave out a limit that is just reached.`,
      asked: "Which distances two points on separate circles can have.",
      plan: "Find the least and the greatest distance on the line of the centers.",
      reasoning: [
        `The least distance is $${centers}-${first}-${second}=${least}$ feet, with both horses between the centers.`,
        `The greatest distance is $${centers}+${first}+${second}=${most}$ feet, with both horses on the outer sides.`,
        `As the carousels turn, every distance from ${least} to ${most} feet occurs, both ends included.`,
      ],
      answers: `A distance of less than ${least} feet would need horses that leave their circles, and so would one of more than ${most} feet.`,
      steps: [
        {
          text: `Least distance: $${centers}-${first}-${second}=${least}$.`,
          why: "Each horse is as far toward the other center as it can be.",
          check: { left: `${centers}-${first}-${second}`, right: `${least}` },
        },
        {
          text: `Greatest distance: $${centers}+${first}+${second}=${most}$.`,
          why: "Each horse is as far away from the other center as it can be.",
          check: { left: `${centers}+${first}+${second}`, right: `${most}` },
        },
      ],
      hints: [
        "Draw the two circles and the segment between the centers. Where can each horse be?",
        "The shortest way between two circles lies on the line of their centers.",
        "Put both horses on that line, between the centers, and find their distance.",
        "Put them on the outer sides as well, and think about what happens in between.",
      ],
      takeaway:
        "For points on two separate circles, the extreme distances occur on the line of the centers, and all values between occur.",
      selfExplain: {
        prompt: "Where are the horses when they are closest, and when they are farthest apart?",
        expectations: [
          "closest: both on the segment between the centers",
          "farthest: both on the line of the centers, on the outer sides",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const possibleCarousels = scene<Carousels>({
  draw,
  write,
  // Both carousels are turned in steps of two degrees, independently.
  recompute: ({ first, second, centers }, item) => {
    const turns = [...integers(0, 179)].map((step) => (step * Math.PI) / 90);
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    for (const one of turns)
      for (const other of turns) {
        const x = centers + second * Math.cos(other) - first * Math.cos(one);
        const away = Math.hypot(x, second * Math.sin(other) - first * Math.sin(one));
        least = Math.min(least, away);
        most = Math.max(most, away);
      }
    return optionsWhere(item, (text) => Number(text) > least - 1e-6 && Number(text) < most + 1e-6);
  },
});
