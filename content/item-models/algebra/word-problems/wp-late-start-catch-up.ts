import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, counted, Fraction, grouped } from "../../kit/write-numbers.ts";
import { type Parameters, SLIPS } from "./catch-up-slips.ts";

function draw(chance: Chance): Parameters | null {
  const asked = chance.pick(["minutes", "distance", "speed"] as const);
  const slow = {
    minutes: chance.integer(4, 10) * 2,
    distance: chance.integer(3, 6) * 4,
    speed: chance.integer(9, 16) * 5,
  }[asked];
  const wait = chance.integer(2, 12) * 5;
  const fast = slow + chance.integer(2, 30);
  const chase = (slow * wait) / (fast - slow);
  const whole = Number.isInteger(chase) && Number.isInteger((fast * chase) / 60);
  const fits = chase >= 10 && chase <= 150 && chase !== wait && fast <= 3 * slow && fast <= 110;
  return whole && fits ? { asked, slow, fast, wait, chase, place: chance.integer(0, 4) } : null;
}

function stemOf({ asked, slow, fast, wait, chase }: Parameters): string {
  switch (asked) {
    case "minutes":
      return `A barge left a lock and moved down a canal at a constant ${slow} kilometers per hour. A patrol boat left the same lock ${wait} minutes after the barge and followed it at a constant ${fast} kilometers per hour. How many minutes did the patrol boat travel before it drew level with the barge?`;
    case "distance":
      return `Ines cycles from her house to the coast at ${slow} kilometers per hour, leaving at 9:00. Her brother rides after her along the same road on his electric scooter at ${fast} kilometers per hour, and his departure is at ${wait === 60 ? "10:00" : `9:${String(wait).padStart(2, "0")}`}. If both keep their speeds, how many kilometers from the house does he overtake her?`;
    default:
      return `A freight train that runs at ${slow} kilometers per hour passes a signal. An express passes the same signal ${wait} minutes later, on a parallel track and in the same direction. For the express to reach the freight train exactly ${chase} minutes after passing the signal itself, what constant speed, in kilometers per hour, must it have?`;
  }
}

function candidates(p: Parameters): {
  key: Fraction;
  wrong: (readonly [Fraction, keyof typeof SLIPS])[];
} {
  const { asked, slow, fast, wait, chase } = p;
  const hours = (minutes: Fraction | number) => new Fraction(minutes).div(60);
  switch (asked) {
    case "minutes":
      return {
        key: new Fraction(chase),
        wrong: [
          [new Fraction(chase + wait), "elsewhere"],
          [new Fraction(slow * wait, fast), "standing"],
          [new Fraction(slow * wait, fast + slow), "added"],
          [new Fraction(fast * wait, slow), "inverted"],
          [new Fraction(wait * (fast - slow), slow), "upside"],
        ],
      };
    case "distance":
      return {
        key: hours(chase).mul(fast),
        wrong: [
          [hours(wait).mul(slow), "lead"],
          [hours(chase).mul(slow), "elsewhere"],
          [hours(wait + chase).mul(fast), "late"],
          [hours(wait).mul(fast), "waitOnly"],
          [
            hours(wait)
              .mul(slow * fast)
              .div(fast + slow),
            "added",
          ],
        ],
      };
    default:
      return {
        key: new Fraction(fast),
        wrong: [
          [new Fraction(slow * wait, chase), "gain"],
          [new Fraction(slow * (wait + chase), wait), "waitOnly"],
          [new Fraction(slow * chase, wait), "upside"],
          [new Fraction(slow * chase, chase + wait), "inverted"],
          [new Fraction(2 * slow * wait, chase), "standing"],
          [new Fraction(slow + wait), "lead"],
        ],
      };
  }
}

function hintsOf({ asked, slow, fast, wait }: Parameters, first: string): string[] {
  return [
    "Which quantity is the same for both at the moment when one reaches the other?",
    "While one follows the other, the gap shrinks by the difference of their speeds in every hour.",
    `First find how far ahead ${first} is after ${counted(wait, "minute")} at ${slow} kilometers per hour.`,
    asked === "speed"
      ? "Divide the whole distance of the freight train by the time that the express has for it."
      : `Divide this lead by the gain per hour, ${fast - slow} kilometers, and express the result as the question asks.`,
  ];
}

function explanationOf(p: Parameters): Question["explanation"] {
  const { asked, slow, fast, wait, chase } = p;
  const [first, second] = {
    minutes: ["the barge", "the patrol boat"],
    distance: ["Ines", "her brother"],
    speed: ["the freight train", "the express"],
  }[asked];
  const distance = (fast * chase) / 60;
  const core =
    asked === "speed"
      ? `${first} travels $${wait} + ${chase} = ${wait + chase}$ minutes before it is reached, and ${second} covers the same way in ${chase} minutes`
      : `${second} gains $${fast} - ${slow} = ${fast - slow}$ kilometers each hour on a lead of $${slow} \\cdot \\frac{${wait}}{60}$ kilometers`;
  const result = {
    minutes: `so the chase lasts $\\frac{${slow} \\cdot ${wait}}{${fast - slow}} = ${chase}$ minutes`,
    distance: `so the chase lasts $\\frac{${slow} \\cdot ${wait}}{${fast - slow}} = ${chase}$ minutes, in which the brother covers $${fast} \\cdot \\frac{${chase}}{60} = ${distance}$ kilometers`,
    speed: `so the speed must be $\\frac{${slow} \\cdot ${wait + chase}}{${chase}} = ${fast}$ kilometers per hour`,
  }[asked];
  const takeaway =
    "In a pursuit, divide the lead by the difference of the speeds; at the meeting both have covered the same distance.";
  return {
    quick: `At the meeting both have covered the same distance. Here ${core}, ${result}. The trap is to forget that ${first} keeps moving during the chase.`,
    detailed: analysis({
      asked: {
        minutes: "How long the patrol boat travels until it is level with the barge.",
        distance: "How far from the house the brother overtakes Ines.",
        speed: "The speed with which the express makes up its delay in the stated time.",
      }[asked],
      plan: "Set the two distances equal at the meeting, or divide the lead by the speed at which the gap closes.",
      reasoning: [
        `The lead: in the ${wait} minutes before ${second} starts, ${first} covers $${slow} \\cdot \\frac{${wait}}{60}$ kilometers.`,
        `During the chase ${first} moves on, so the gap closes at the difference of the two speeds only.`,
        `In this case ${core}, ${result}.`,
        `Check: $${slow} \\cdot ${wait + chase}$ and $${fast} \\cdot ${chase}$ are both ${grouped(slow * (wait + chase))}, so the two distances agree.`,
      ],
      options: `Using one speed alone treats ${first} as standing still. Adding the speeds belongs to movers who approach each other. Counting time from the wrong departure adds or drops ${wait} minutes, and the lead itself is only a stage on the way.`,
      takeaway,
    }),
    steps: [
      {
        text: `Write the equal distances, with times in minutes: $${slow} \\cdot (${wait} + ${chase}) = ${fast} \\cdot ${chase}$.`,
        why: `The one who starts first is on the way ${wait} minutes longer.`,
        check: { left: `${slow}*(${wait}+${chase})`, right: `${fast}*${chase}` },
      },
      {
        text: `${result.slice(3, 4).toUpperCase()}${result.slice(4)}.`,
        why:
          asked === "speed"
            ? "Distance divided by time is the speed."
            : "The lead is made up at the difference of the speeds.",
        check: {
          minutes: { left: `${slow}*${wait}/(${fast}-${slow})`, right: `${chase}` },
          distance: { left: `${fast}*${chase}/60`, right: `${distance}` },
          speed: { left: `${slow}*${wait + chase}/${chase}`, right: `${fast}` },
        }[asked],
      },
    ],
    hints: hintsOf(p, first ?? ""),
    fasterWay:
      asked === "speed"
        ? `The same distance is covered in ${chase} instead of ${wait + chase} minutes, so multiply ${slow} by the ratio of the times.`
        : `The speeds are as ${slow} to ${fast}, so the times for the same distance are as ${fast} to ${slow}, and they differ by ${wait} minutes.`,
    takeaway,
    selfExplain: {
      prompt: "Why are the speeds subtracted in a pursuit?",
      expectations: [
        "both move in the same direction",
        "in each hour the gap shrinks by what the faster covers beyond the slower",
      ],
    },
  };
}

export const wpLateStartCatchUp = defineModel<Parameters>({
  id: "wp-late-start-catch-up",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.rate-distance",
    "quantitative.algebra.linear-equations.one-variable",
  ],
  traps: ["moving-target", "time-from-which-start"],
  method: "Both movers are followed minute by minute until they have covered the same distance",
  draw,
  write: (p) => {
    const { key: value, wrong } = candidates(p);
    const key = {
      ...choice(value),
      rationale: `At the meeting one has traveled for ${p.wait + p.chase} minutes at ${p.slow} and the other for ${p.chase} minutes at ${p.fast} kilometers per hour, and $${p.slow} \\cdot ${p.wait + p.chase} = ${p.fast} \\cdot ${p.chase}$.`,
    };
    const whole = wrong
      .filter(([number]) => number.d === 1n)
      .map(([number, slip]) => ({ ...choice(number), ...SLIPS[slip](p) }));
    return {
      stem: stemOf(p),
      body: {
        type: "single-choice",
        key,
        wrong: withKeyAtPlace(key.order, whole, p.place),
      },
      difficulty: { minutes: 2, distance: 3, speed: 2 }[p.asked] as 2 | 3,
      targetSeconds: p.asked === "distance" ? 95 : 85,
      explanation: explanationOf(p),
    };
  },
  recompute: ({ asked, slow, fast, wait, chase }, item) => {
    if (asked === "speed") {
      const ahead = Array.from({ length: wait + chase }, () => slow).reduce(
        (sum, km) => sum + km,
        0,
      );
      let speed = 1;
      while (speed * chase < ahead) speed += 1;
      return optionsNear(item, speed);
    }
    let [first, second, minute] = [slow * wait, 0, 0];
    while (second < first) {
      minute += 1;
      first += slow;
      second += fast;
    }
    if (first !== second) throw new Error("they do not meet at a full minute");
    return optionsNear(item, asked === "minutes" ? minute : second / 60);
  },
});
