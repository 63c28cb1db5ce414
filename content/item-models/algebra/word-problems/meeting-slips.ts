import type { WrongChoice } from "../../kit/item-model.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";

type Asked = "meeting" | "slower" | "ratio";

export interface Parameters {
  readonly asked: Asked;
  /** Times from the meeting to the arrival of the faster and of the slower mover. */
  readonly quick: number;
  readonly slow: number;
  /** Time from the start to the meeting: the root of their product. */
  readonly meeting: number;
  readonly place: number;
}

const said = {
  halfSum: {
    misconception: "times-combined-not-rates",
    whyTempting: "The meeting seems to lie in the middle between the two times.",
    repairQuestion:
      "Who walked the stretch before the meeting, and who walked the same stretch after it?",
  },
  joint: {
    misconception: "assumed-case-not-checked",
    whyTempting: "It is the formula for two who share a job, and these two share a distance.",
    repairQuestion: "Are the two given times the times for the whole distance?",
  },
  root: {
    misconception: "product-root-forgotten",
    whyTempting: "It is the result of multiplying the two equations, one step before the end.",
    repairQuestion: "Is the unknown in your last equation squared?",
  },
} as const;

export function wrongMeeting({ quick, slow }: Parameters): WrongChoice[] {
  const halfSum = new Fraction(quick + slow, 2);
  const joint = new Fraction(quick * slow, quick + slow);
  return [
    {
      ...choice(halfSum),
      rationale: `This is the plain average of ${quick} and ${slow}. If they met after $${tex(halfSum)}$ hours, the two stretches would give two different ratios of the speeds.`,
      ...said.halfSum,
    },
    {
      ...choice(joint),
      rationale: `$\\frac{${quick} \\cdot ${slow}}{${quick} + ${slow}}$ would be the meeting time if ${quick} and ${slow} hours were the times for the whole trail; they are the times after the meeting.`,
      ...said.joint,
    },
    {
      ...choice(quick * slow),
      rationale: `The product $${quick} \\cdot ${slow}$ is the square of the time asked for, not the time.`,
      ...said.root,
    },
    {
      ...choice(slow - quick),
      rationale: `The difference is how much later the slower hiker arrives; it is not the time before the meeting.`,
      misconception: "answered-intermediate-quantity",
      whyTempting:
        "Both hikers walk equally long before the meeting, so subtraction seems to isolate that time.",
      repairQuestion: "What remains when you subtract one whole walking time from the other?",
    },
    {
      ...choice(quick + slow),
      rationale: `The sum combines two times that run side by side after the meeting, and neither of them lies before it.`,
      misconception: "clock-started-elsewhere",
      whyTempting: "Adding the two given times looks like a total.",
      repairQuestion: "At which moment do both given times begin?",
    },
  ];
}

export function wrongSlower({ quick, slow, meeting }: Parameters): WrongChoice[] {
  const halfSum = new Fraction(quick + slow, 2);
  return [
    {
      ...choice(meeting),
      rationale: `${meeting} minutes pass before the ferries are side by side; the slower ferry then needs ${slow} more.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the unknown for which the equation is solved.",
      repairQuestion: "Which part of the crossing have you not yet counted?",
    },
    {
      ...choice(meeting + quick),
      rationale: `$${meeting} + ${quick}$ is the whole crossing time of the faster ferry.`,
      misconception: "read-wrong-series",
      whyTempting: "It is found in the same way, from the other ferry's time.",
      repairQuestion: `Which ferry needs ${quick} minutes after the meeting?`,
    },
    {
      ...choice(halfSum.add(slow)),
      rationale: `It takes the average of ${quick} and ${slow} as the time before the ferries meet, but that time is ${meeting} minutes.`,
      ...said.halfSum,
    },
    {
      ...choice(quick + slow),
      rationale: `Both times, ${quick} and ${slow} minutes, run after the meeting; their sum is not one ferry's crossing.`,
      misconception: "clock-started-elsewhere",
      whyTempting: "Adding the two given times looks like a total.",
      repairQuestion: "At which moment do both given times begin?",
    },
    {
      ...choice(2 * slow),
      rationale: `Twice ${slow} would mean that the ferries meet in the middle of the lake, which needs equal speeds.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "A meeting place is easily pictured halfway.",
      repairQuestion: "Which ferry has come farther when they are side by side?",
    },
  ];
}

export function wrongRatio({ quick, slow, meeting }: Parameters): WrongChoice[] {
  return [
    {
      ...choice(new Fraction(slow, quick)),
      rationale: `$\\frac{${slow}}{${quick}}$ is the square of the ratio of the speeds, because the distances after the meeting differ as well as the times.`,
      ...said.root,
    },
    {
      ...choice(new Fraction(quick, meeting)),
      rationale: `This is the ratio of the tractor's speed to the coach's, turned upside down.`,
      misconception: "fraction-inverted",
      whyTempting: "The two speeds stand in this ratio, in the opposite order.",
      repairQuestion: "Which of the two is faster, and is your number greater than 1?",
    },
    {
      ...choice(new Fraction(quick + slow, 2 * quick)),
      rationale: `It uses the average of ${quick} and ${slow} as the time before the meeting, which is ${meeting} minutes.`,
      ...said.halfSum,
    },
    {
      ...choice(new Fraction(slow - quick, quick)),
      rationale: `It compares the difference of the two times with the coach's time; this says how much longer the tractor took after the meeting, not how fast it was.`,
      misconception: "ratio-for-percent-increase",
      whyTempting: "A difference over one of its terms is a familiar way to compare.",
      repairQuestion: "Did the two cover the same distance after the meeting?",
    },
    {
      ...choice(new Fraction(quick + slow, quick)),
      rationale: `The sum of the two times belongs to no distance that either vehicle covered.`,
      misconception: "clock-started-elsewhere",
      whyTempting: "The sum looks like the tractor's whole time.",
      repairQuestion: "How long did the tractor travel before the meeting?",
    },
  ];
}
