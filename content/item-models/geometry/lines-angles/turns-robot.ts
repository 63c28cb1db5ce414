import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, gcd } from "../../kit/write-numbers.ts";

interface Robot {
  /** Length of a leg in feet, and the turn after each leg in degrees. */
  readonly leg: number;
  readonly turn: number;
}

const TURNS = [24, 30, 36, 40, 45, 72, 80, 100, 108, 135, 144, 150, 156, 160] as const;

const legsOf = (turn: number) => 360 / gcd(360, turn);
const roundsOf = (turn: number) => turn / gcd(360, turn);

const draw = (chance: Chance): Robot => ({
  leg: chance.integer(3, 11),
  turn: chance.pick(TURNS),
});

function slipsOf({ leg, turn }: Robot): readonly EntrySlip[] {
  const legs = legsOf(turn);
  return [
    {
      value: new Fraction(leg * 360, 180 - turn),
      ...slip(
        "turn-for-inside-angle",
        `This divides 360° by $180-${turn}=${180 - turn}$ degrees, the angle between two legs, but the direction changes by ${turn}° at each corner.`,
        "The angle between two legs of the path is pictured as the angle of turning.",
        "By how many degrees does the direction of travel change at a corner?",
      ),
    },
    {
      value: new Fraction(leg * 360, turn),
      ...slip(
        "assumed-case-not-checked",
        "This multiplies the length of a leg by 360 divided by the turn, which is not a whole number of legs.",
        "A path that closes after a single round is the usual case.",
        "Can the robot be back after a fraction of a leg?",
      ),
    },
    {
      value: leg * (legs - 1),
      ...slip(
        "gaps-for-marks",
        `After ${legs - 1} legs the robot is at the last corner, and one leg is still missing.`,
        "The last leg, which leads back to the start, is easily forgotten.",
        "How many legs does a closed path with this number of corners have?",
      ),
    },
    {
      value: legs,
      ...slip(
        "answered-intermediate-quantity",
        "This is the number of legs, not the distance in feet.",
        "It is found first and seems to be the answer.",
        "How long is each leg?",
      ),
    },
    {
      value: new Fraction(leg * 180, turn),
      ...slip(
        "full-and-straight-angle-mixed",
        "All turns together have to make full rounds of 360°, not half a round.",
        "180° is the total of many angle sums.",
        "By how much has the direction changed when the robot starts its path over again?",
      ),
    },
  ];
}

function write(robot: Robot): Question {
  const { leg, turn } = robot;
  const [legs, rounds] = [legsOf(turn), roundsOf(turn)];
  const key = leg * legs;
  const single = rounds === 1;
  const closes = single
    ? `$360\\div ${turn}=${legs}$ turns make one full round`
    : `$${legs}\\cdot ${turn}=${legs * turn}=${rounds}\\cdot 360$, and no smaller number of turns makes full rounds`;
  const proof = `The robot is back when its turns add up to full rounds: ${closes}. That takes ${legs} legs of ${leg} feet, so $${legs}\\cdot ${leg}=${key}$ feet.`;
  return entryQuestion({
    stem: `A robot on a large level floor moves ${leg} feet straight ahead and then turns left by ${turn}°, so that its direction of travel changes by that angle. It repeats these two steps over and over. How many feet has the robot moved in all when it reaches its starting point for the first time?`,
    difficulty: single ? 2 : 5,
    targetSeconds: single ? 80 : 110,
    quick: `${proof} The trap is to take ${turn}° for the angle between two legs${single ? "" : ", or to expect a single round"}.`,
    asked: "The length of a closed path with equal legs and equal turns.",
    plan: "Find after how many turns the robot points in its first direction again.",
    reasoning: [
      "All legs have the same length and all turns the same size, so the corners lie evenly on a circle, and the path closes when the turns add up to full rounds.",
      `Each turn changes the direction by ${turn}°: ${closes}.`,
      `So the path has ${legs} legs, and its length is $${legs}\\cdot ${leg}=${key}$ feet.`,
    ],
    answers: `Other numbers take the angle between two legs, $180-${turn}=${180 - turn}$ degrees, for the turn, leave out the last leg, or give the number of legs.`,
    steps: [
      {
        text: `After ${legs} turns the direction has changed by ${legs * turn}°, which is ${single ? "one full round" : `${rounds} times 360°`}.`,
        why: "Only full rounds bring back the first direction.",
        check: { left: `${legs}*${turn}`, right: `${rounds}*360` },
      },
      {
        text: `The length is $${legs}\\cdot ${leg}=${key}$ feet.`,
        why: "There is one leg for each turn.",
        check: { left: `${legs}*${leg}`, right: `${key}` },
      },
    ],
    hints: [
      "The path consists of equal legs. What do you need to know about their number?",
      "When a closed path is finished, the direction has changed by a whole number of full rounds.",
      `Look for the first multiple of ${turn} that is a multiple of 360 too.`,
      "The number of turns is also the number of legs; use the length of a leg.",
    ],
    takeaway:
      "On a closed path the turns add up to a multiple of 360°, and the turn is not the angle between two legs.",
    selfExplain: {
      prompt: "Why does the path close exactly when the turns add up to full rounds?",
      expectations: [
        "equal legs and turns put the corners on a circle at equal distances",
        "after full rounds the robot repeats its path from the start",
      ],
    },
    value: key,
    unitAfter: "feet",
    slips: slipsOf(robot),
  });
}

export const turnsRobot = scene<Robot>({
  draw,
  write,
  // The robot is moved in coordinates until it is back.
  recompute: ({ leg, turn }) => {
    let [x, y, moved] = [0, 0, 0];
    do {
      const way = ((moved / leg) * turn * Math.PI) / 180;
      x += leg * Math.cos(way);
      y += leg * Math.sin(way);
      moved += leg;
    } while (Math.hypot(x, y) > 1e-6 && moved < 1000 * leg);
    return { value: `${moved}` };
  },
});
