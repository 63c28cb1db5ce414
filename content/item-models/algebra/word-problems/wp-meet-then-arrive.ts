import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, counted, Fraction, tex } from "../../kit/write-numbers.ts";
import { type Parameters, wrongMeeting, wrongRatio, wrongSlower } from "./meeting-slips.ts";

const PAIRS = [
  [1, 4],
  [4, 9],
  [2, 8],
  [1, 9],
  [3, 12],
  [4, 16],
  [9, 16],
  [2, 18],
  [9, 25],
  [4, 25],
] as const;

function draw(chance: Chance): Parameters | null {
  const asked = chance.pick(["meeting", "slower", "ratio"] as const);
  const [first, second] = chance.pick(PAIRS);
  const scale = { meeting: 1, slower: chance.pick([2, 3, 4, 5]), ratio: chance.pick([1, 2, 5]) }[
    asked
  ];
  const [quick, slow] = [first * scale, second * scale];
  const most = { meeting: 18, slower: 75, ratio: 50 }[asked];
  const place = chance.integer(0, 4);
  const least = asked === "meeting" ? 2 : 4;
  return quick < least || slow > most
    ? null
    : { asked, quick, slow, meeting: Math.sqrt(quick * slow), place };
}

function stemOf({ asked, quick, slow }: Parameters): string {
  switch (asked) {
    case "meeting":
      return `Two hikers set out at the same moment from the opposite ends of a ridge trail, each walking at a constant pace without stopping. After they passed each other on the trail, one of them needed ${counted(quick, "more hour")} and the other ${counted(slow, "more hour")} to reach the far end. How many hours after setting out did they pass each other?`;
    case "slower":
      return `A ferry leaves the west bank of a lake just as another leaves the east bank on the same line, and each crosses at its own constant speed. Counted from the moment at which they are side by side, the faster ferry is at its landing ${quick} minutes later and the slower one ${slow} minutes later. How many minutes does the slower ferry take for its whole crossing?`;
    default:
      return `From towns $P$ and $Q$, a coach and a tractor started toward each other along the same country road simultaneously, both at constant speeds. Once they had met, it took the coach ${counted(quick, "minute")} to get to $Q$, whereas the tractor arrived at $P$ ${slow} minutes after the meeting. The speed of the coach was how many times the speed of the tractor?`;
  }
}

function explanationOf(p: Parameters): Question["explanation"] {
  const { asked, quick, slow, meeting } = p;
  const unit = asked === "meeting" ? "hour" : "minute";
  const [one, other] =
    asked === "ratio"
      ? (["coach", "tractor"] as const)
      : asked === "slower"
        ? (["faster ferry", "slower ferry"] as const)
        : (["faster hiker", "slower hiker"] as const);
  const ratio = tex(new Fraction(meeting, quick));
  const last = {
    meeting: `So they passed each other ${counted(meeting, "hour")} after setting out.`,
    slower: `The slower ferry therefore takes $${meeting} + ${slow} = ${meeting + slow}$ minutes.`,
    ratio: `The ratio of the speeds is $\\frac{${meeting}}{${quick}}${ratio === `\\frac{${meeting}}{${quick}}` ? "" : ` = ${ratio}`}$.`,
  }[asked];
  const takeaway =
    "After a meeting each mover covers the stretch that the other covered before it, so the meeting time is the square root of the product of the two times.";
  return {
    quick: `Let $t$ be the time before the meeting. After it, each covers what the other covered before. So the ratio of the speeds is $\\frac{t}{${quick}}$ on one stretch and $\\frac{${slow}}{t}$ on the other, and $t^2 = ${quick} \\cdot ${slow}$, $t = ${meeting}$. ${last} The trap is to average ${quick} and ${slow}.`,
    detailed: analysis({
      asked: {
        meeting: "The time from the start to the meeting.",
        slower: "The whole crossing time of the slower ferry.",
        ratio: "The ratio of the coach's speed to the tractor's.",
      }[asked],
      plan: "Look at the two stretches on either side of the meeting point, each of which both movers cover, and compare the times.",
      reasoning: [
        `Let $t$ be the number of ${unit}s from the start to the meeting; it is the same for both.`,
        `The stretch that the ${other} covers in $t$ takes the ${one} ${counted(quick, unit)}. So the ratio of the faster speed to the slower is $\\frac{t}{${quick}}$.`,
        `The stretch that the ${one} covers in $t$ takes the ${other} ${counted(slow, unit)}. So the same ratio is $\\frac{${slow}}{t}$.`,
        `Equate the two: $t^2 = ${quick} \\cdot ${slow} = ${quick * slow}$, and $t = ${meeting}$.`,
        last,
      ],
      options: `Averaging ${quick} and ${slow} supposes an evenness that the story does not have. The product of the two times is a square, so its root is still to be taken. The sum and the difference combine times that both begin at the meeting, and a right number can still belong to another question than the one asked.`,
      takeaway,
    }),
    steps: [
      {
        text: `Equate the two expressions for the ratio of the speeds: $\\frac{t}{${quick}} = \\frac{${slow}}{t}$, so $t = ${meeting}$.`,
        why: "Each stretch is covered by both, and at constant speeds times are inverse to speeds.",
        check: { left: `t/${quick}`, right: `${slow}/t`, given: { t: `${meeting}` } },
      },
      {
        text: last,
        why: "This is what the question asks for.",
        check: {
          meeting: { left: `sqrt(${quick}*${slow})`, right: `${meeting}` },
          slower: { left: `${meeting}+${slow}`, right: `${meeting + slow}` },
          ratio: { left: `${meeting}/${quick}`, right: `${slow}/${meeting}` },
        }[asked],
      },
    ],
    hints: [
      "Both given times begin at the meeting. Which time do the two movers have in common?",
      "The meeting point divides the way into two stretches, and each stretch is covered once by each mover.",
      `Call the time before the meeting $t$. In terms of $t$, how long does each of the two take for the stretch that takes the ${one} ${counted(quick, unit)} after the meeting?`,
      `The ratio of the speeds can be written as $\\frac{t}{${quick}}$ and as $\\frac{${slow}}{t}$. Solve for $t$ and go back to what is asked.`,
    ],
    fasterWay: `Remember $t = \\sqrt{ab}$ for the times $a$ and $b$ after the meeting: here $\\sqrt{${quick} \\cdot ${slow}} = ${meeting}$.`,
    takeaway,
    selfExplain: {
      prompt: "Why is the ratio of the speeds the same on both stretches, and what does this give?",
      expectations: [
        "both speeds are constant and both stretches are covered by both movers",
        "equating the two ratios makes the meeting time squared equal to the product of the times",
      ],
    },
  };
}

export const wpMeetThenArrive = defineModel<Parameters>({
  id: "wp-meet-then-arrive",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.rate-distance",
    "quantitative.arithmetic.ratio.proportion",
  ],
  traps: ["times-after-the-meeting", "answered-the-wrong-thing"],
  method:
    "The meeting time is found by bisection, as the time at which the two shares of the way covered add up to the whole",
  draw,
  write: (p) => {
    const { asked, quick, slow, meeting } = p;
    const unit = asked === "meeting" ? "hour" : "minute";
    const value = {
      meeting: new Fraction(meeting),
      slower: new Fraction(meeting + slow),
      ratio: new Fraction(meeting, quick),
    }[asked];
    const key = {
      ...choice(value),
      rationale: `With ${counted(meeting, unit)} before the meeting, both stretches give the same ratio of the speeds: $\\frac{${meeting}}{${quick}} = \\frac{${slow}}{${meeting}}$.${asked === "slower" ? ` The slower ferry takes $${meeting} + ${slow}$ minutes in all.` : ""}`,
    };
    const wrong = { meeting: wrongMeeting, slower: wrongSlower, ratio: wrongRatio }[asked](p);
    return {
      stem: stemOf(p),
      body: {
        type: "single-choice",
        key,
        wrong: withKeyAtPlace(key.order, wrong, p.place),
      },
      difficulty: 5,
      targetSeconds: 120,
      explanation: explanationOf(p),
    };
  },
  recompute: ({ asked, quick, slow }, item) => {
    let [low, high] = [0, quick + slow];
    for (let round = 0; round < 200; round += 1) {
      const time = (low + high) / 2;
      if (time / (time + quick) + time / (time + slow) < 1) low = time;
      else high = time;
    }
    if (asked === "meeting") return optionsNear(item, low);
    return optionsNear(item, asked === "slower" ? low + slow : (low + slow) / (low + quick));
  },
});
