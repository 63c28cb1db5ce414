import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { onCircle } from "./circle-marks.ts";
import { optionsAbout } from "./measured.ts";
import { summed, sumTex, wrongSum } from "./pi-sums.ts";

interface Clock {
  /** Lengths of the hands, in inches. */
  readonly minute: number;
  readonly hour: number;
  readonly minutes: number;
  readonly start: number;
  readonly before: number;
}

function draw(chance: Chance): Clock | null {
  const hour = chance.integer(3, 12);
  const minute = hour + chance.integer(2, 6);
  const minutes = chance.pick([20, 24, 30, 36, 40, 48]);
  const farther = new Fraction((12 * minute - hour) * minutes, 360);
  if (farther.d > 2n) return null;
  return { minute, hour, minutes, start: chance.integer(1, 11), before: chance.integer(0, 4) };
}

/** Ways of both tips, as multiples of π. */
const ways = ({ minute, hour, minutes }: Clock) => ({
  long: new Fraction(minute * minutes, 30),
  short: new Fraction(hour * minutes, 360),
});

function wrongChoices(clock: Clock): WrongChoice[] {
  const { minute, hour, minutes } = clock;
  const { long, short } = ways(clock);
  return [
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        "This lets both hands turn through the same angle, but the hour hand is 12 times slower.",
        "The difference of the lengths of the hands suggests a difference of two similar arcs.",
        "Through what angle does the hour hand turn in one hour?",
      ),
      [new Fraction((minute - hour) * minutes, 30), "\\pi"],
    ),
    wrongSum(
      slip(
        "answered-intermediate-quantity",
        "This is the distance for the minute hand alone.",
        "It is found first, and the other distance is small.",
        "Does the tip of the hour hand stand still?",
      ),
      [long, "\\pi"],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "The hands are used as diameters of the circles, but they are radii.",
        "Circumference is $\\pi$ times a length, and the length of the hand is at hand.",
        "What is the circumference of a circle in terms of its radius?",
      ),
      [long.sub(short).div(2), "\\pi"],
    ),
    ...moreWrongChoices(clock),
  ];
}

function moreWrongChoices(clock: Clock): WrongChoice[] {
  const { minute, hour, minutes } = clock;
  const { long, short } = ways(clock);
  return [
    wrongSum(
      slip(
        "sign-slip",
        "The two distances are added, but the question asks by how much one exceeds the other.",
        "Both distances are worked out, and adding is the usual last step.",
        "What does the word *farther* ask for?",
      ),
      [long.add(short), "\\pi"],
    ),
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        "Here the hour hand takes 24 hours for a full turn; it takes 12.",
        "A day has 24 hours.",
        "How many times a day does the hour hand go around?",
      ),
      [long.sub(short.div(2)), "\\pi"],
    ),
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        "This moves the hour hand by a full hour mark for every five minutes, half of the minute hand's angle.",
        "The marks of hours and the marks of minutes are mixed up.",
        "Where does the hour hand stand after half an hour?",
      ),
      [long.sub(short.mul(6)), "\\pi"],
    ),
    wrongSum(
      slip(
        "arc-length-for-sector-area",
        "These are areas swept by the hands, not distances that their tips travel.",
        "The formulas of arc and sector are easily exchanged.",
        "Is your result a number of inches or of square inches?",
      ),
      [new Fraction(minute ** 2 * minutes, 60).sub(new Fraction(hour ** 2 * minutes, 720)), "\\pi"],
    ),
  ];
}

function write(clock: Clock): Question {
  const { minute, hour, minutes, start, before } = clock;
  const { long, short } = ways(clock);
  const key = summed([long.sub(short), "\\pi"]);
  const [longTex, shortTex] = [sumTex([[long, "\\pi"]]), sumTex([[short, "\\pi"]])];
  const last = `The difference is $${longTex}-${shortTex}=${sumTex([[long.sub(short), "\\pi"]])}$ inches.`;
  return singleChoice(
    {
      stem: `On a wall clock, the distance from the center to the tip of the minute hand is ${minute} inches, and the distance from the center to the tip of the hour hand is ${hour} inches. From ${start}:00 to ${start}:${minutes}, how many inches farther does the tip of the minute hand travel than the tip of the hour hand?`,
      difficulty: 3,
      targetSeconds: 90,
      quick: `In ${minutes} minutes the minute hand makes $\\frac{${minutes}}{60}$ of a turn, so its tip travels $\\frac{${minutes}}{60}\\cdot 2\\pi\\cdot ${minute}=${longTex}$ inches. The hour hand makes $\\frac{${minutes}}{720}$ of a turn, so its tip travels $${shortTex}$ inches. ${last} The trap is to let both hands turn alike.`,
      asked: "By how much one tip travels farther than the other.",
      plan: "Find the part of a full turn for each hand, then the two arcs, then the difference.",
      reasoning: [
        `The minute hand needs 60 minutes for a turn; its tip travels $\\frac{${minutes}}{60}\\cdot 2\\pi\\cdot ${minute}=${longTex}$ inches.`,
        `The hour hand needs $12\\cdot 60=720$ minutes; its tip travels $\\frac{${minutes}}{720}\\cdot 2\\pi\\cdot ${hour}=${shortTex}$ inches.`,
        last,
      ],
      answers:
        "Other answers turn both hands alike, leave out or misjudge the slow movement of the hour hand, add the distances, use the hands as diameters, or compute areas.",
      steps: [
        {
          text: `The minute hand's tip travels $${longTex}$ inches.`,
          why: `It makes $\\frac{${minutes}}{60}$ of a full turn.`,
          check: { left: `(${minutes}/60)*2*${minute}`, right: long.toFraction() },
        },
        {
          text: `The hour hand's tip travels $${shortTex}$ inches.`,
          why: `It makes $\\frac{${minutes}}{720}$ of a full turn.`,
          check: { left: `(${minutes}/720)*2*${hour}`, right: short.toFraction() },
        },
        {
          text: last,
          why: "The question asks how much farther.",
          check: {
            left: `${long.toFraction()}-(${short.toFraction()})`,
            right: long.sub(short).toFraction(),
          },
        },
      ],
      hints: [
        "Both tips move on circles. How long does each hand take for a full turn?",
        "The distance that a tip travels is the same part of its circumference as its angle is of a full turn.",
        "Find the part of a turn that the minute hand makes, and the arc of its tip.",
        "Do the same for the hour hand, which is 12 times slower, and compare the two arcs.",
      ],
      takeaway:
        "The distance that a point travels on a turning hand is the part of a turn times the circumference of its own circle.",
      selfExplain: {
        prompt: "Why do the two tips travel so differently?",
        expectations: ["their circles have different radii", "the hour hand turns 12 times slower"],
      },
    },
    { key: { ...key, rationale: last }, before, wrong: wrongChoices(clock) },
  );
}

export const sectorClock = scene<Clock>({
  draw,
  write,
  // Both tips are moved second by second, and the small steps are added.
  recompute: ({ minute, hour, minutes, start }, item) => {
    const centre = { x: 0, y: 0 };
    const tips = (second: number) => {
      const clockTime = start * 3600 + second;
      return [
        onCircle(centre, minute, 90 - (clockTime % 3600) / 10),
        onCircle(centre, hour, 90 - clockTime / 120),
      ] as const;
    };
    let farther = 0;
    for (let second = 0; second < minutes * 60; second += 1) {
      const [one, other] = [tips(second), tips(second + 1)];
      farther += Math.hypot(other[0].x - one[0].x, other[0].y - one[0].y);
      farther -= Math.hypot(other[1].x - one[1].x, other[1].y - one[1].y);
    }
    return optionsAbout(item, farther);
  },
});
