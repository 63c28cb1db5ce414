import type { WrongChoice } from "../../kit/item-model.ts";

type Asked = "minutes" | "distance" | "speed";

export interface Parameters {
  readonly asked: Asked;
  readonly slow: number;
  readonly fast: number;
  /** Minutes between the two departures. */
  readonly wait: number;
  /** Minutes from the later departure to the meeting. */
  readonly chase: number;
  readonly place: number;
}

type Writer = (p: Parameters) => Omit<WrongChoice, "text" | "order">;

export const SLIPS = {
  elsewhere: ({ asked, wait }) => ({
    rationale:
      asked === "minutes"
        ? `This counts from the departure of the barge, ${wait} minutes before the patrol boat began to move.`
        : "It multiplies the chasing time by the cyclist's speed, but she had already been riding before that time began.",
    misconception: "clock-started-elsewhere",
    whyTempting: "The same meeting is described by two times, one for each departure.",
    repairQuestion: "From which of the two departures does your time count?",
  }),
  standing: ({ asked }) => ({
    rationale:
      asked === "speed"
        ? "Doubling the speed at which the gap has to shrink does not allow for the way that the freight train covers meanwhile."
        : "This is the time to the place at which the barge was when the chase began; the barge has moved on meanwhile.",
    misconception: "closing-speed-wrong",
    whyTempting: "The lead is right, and it has to be divided by a speed.",
    repairQuestion: "By how many kilometers does the gap shrink in one hour?",
  }),
  added: () => ({
    rationale:
      "It divides the lead by the sum of the speeds, which is right for two who move toward each other.",
    misconception: "closing-speed-wrong",
    whyTempting: "Closing a gap recalls two movers that approach from opposite sides.",
    repairQuestion: "Do the two move in the same direction or in opposite ones?",
  }),
  inverted: ({ asked }) => ({
    rationale:
      asked === "speed"
        ? "It makes the express slower than the freight train, which could then never be reached."
        : "It scales the waiting time by the ratio of the speeds, but times over the same distance are inverse to the speeds, and the wait is not one of them.",
    misconception: "fraction-inverted",
    whyTempting: "A proportion of the speeds and the times is indeed at work.",
    repairQuestion: "Which of the two needs less time for the same distance?",
  }),
  upside: ({ asked }) => ({
    rationale:
      asked === "speed"
        ? "It divides the chasing time by the wait, although the lead grows with the wait."
        : "The quotient of lead and closing speed is turned upside down.",
    misconception: "fraction-inverted",
    whyTempting: "The right numbers are combined by the right operation, in the wrong order.",
    repairQuestion: "Should a longer wait make your result larger or smaller?",
  }),
  lead: ({ asked }) => ({
    rationale:
      asked === "speed"
        ? "It adds minutes to a speed, two quantities that cannot be added."
        : "This is how far ahead she was at the moment when her brother left; she goes on from there.",
    misconception: "answered-intermediate-quantity",
    whyTempting: "The lead is the first number to be worked out.",
    repairQuestion: "What does your number measure at the moment when the chase begins?",
  }),
  late: ({ wait }) => ({
    rationale: `It lets the brother ride for ${wait} minutes that he spent at home.`,
    misconception: "clock-started-elsewhere",
    whyTempting: "The whole time from the first departure to the meeting is at hand.",
    repairQuestion: "How long has each of the two been riding when they meet?",
  }),
  waitOnly: ({ asked }) => ({
    rationale:
      asked === "speed"
        ? "It divides the freight train's distance by the wait, but the express travels after the wait, not during it."
        : "It is the distance that the brother would cover in a time as long as the wait, and he does not ride for just that long.",
    misconception: "clock-started-elsewhere",
    whyTempting: "The wait is the only time that the question states.",
    repairQuestion: "During which minutes is the later mover on the way?",
  }),
  gain: ({ slow }) => ({
    rationale: `It is only the amount by which the speed must exceed ${slow}, since the freight train keeps moving.`,
    misconception: "effect-of-change-ignored",
    whyTempting: "The lead divided by the available time looks like the speed needed.",
    repairQuestion: "How far does the freight train go while it is being followed?",
  }),
} as const satisfies Record<string, Writer>;
