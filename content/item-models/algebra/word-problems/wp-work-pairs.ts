import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, type Fraction, tex } from "../../kit/write-numbers.ts";
import { type Parameters, rateSum, wrongDrain, wrongPairs } from "./pair-slips.ts";

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["together", "alone", "drain"] as const);
  const work = chance.pick([60, 72, 84, 90, 120, 144, 180]);
  const [a, b, c] = [chance.integer(1, 12), chance.integer(1, 12), chance.integer(1, 12)];
  const rates = { together: [a + b, b + c, a + c], alone: [a + b, a + c, b + c], drain: [a, b, c] }[
    scene
  ];
  const times = rates.map((rate) => work / rate);
  const [first, second, third] = times;
  if (first === undefined || second === undefined || third === undefined) return null;
  const asked = { together: a + b + c, alone: a, drain: a + b + c }[scene];
  const whole = [...times, work / asked].every((time) => Number.isInteger(time));
  const fits = whole && new Set(times).size === 3 && Math.max(...times) <= 60 && first > 3;
  if (!fits || work / asked < 3 || (scene === "drain" && third < Math.max(first, second)))
    return null;
  return {
    scene,
    times: [first, second, third],
    signs: scene === "alone" ? [1, 1, -1] : [1, 1, 1],
    divisor: scene === "drain" ? 1 : 2,
    place: chance.integer(0, 4),
  };
}

function stemOf({ scene, times: [p, q, r] }: Parameters): string {
  switch (scene) {
    case "together":
      return `Pumps $X$, $Y$ and $Z$ each work at a constant rate. Running at the same time, $X$ and $Y$ empty a flooded mine shaft in ${p} hours, $Y$ and $Z$ empty it in ${q} hours, and $X$ and $Z$ empty it in ${r} hours. How many hours would it take to empty the shaft if all three pumps ran at once?`;
    case "alone":
      return `An archive has three scanning teams, and each always works at its own steady pace. The red and the green team could scan a certain collection together in ${p} days; the red and the blue team together would need ${q} days for it, and the green and the blue team together ${r} days. How many days would the red team need for the collection by itself?`;
    default:
      return `A swimming pool has two inlets and one drain. While the drain is open, the first inlet alone fills the empty pool in ${p} hours, and the second inlet alone fills it in ${q} hours. With both inlets shut, the open drain empties the full pool in ${r} hours. If water flows at constant rates, how many hours do the two inlets together take to fill the empty pool while the drain is open?`;
  }
}

function workingOf(p: Parameters) {
  const {
    scene,
    times: [first, second, third],
    signs,
    divisor,
  } = p;
  const sum = rateSum(p);
  const unit = scene === "alone" ? "day" : "hour";
  const lastTerm = `${(signs[2] ?? 0) < 0 ? "-" : "+"} \\frac{1}{${third}}`;
  const combination = `\\frac{1}{${first}} + \\frac{1}{${second}} ${lastTerm} = ${tex(sum)}`;
  const meaning = {
    together: "every pump twice",
    alone: "the red team twice, while the other two teams cancel",
    drain: "both inlets, with the drain taken off exactly once",
  }[scene];
  const rate = sum.div(divisor);
  const takeaway =
    "Turn each time into a rate, and add or subtract the rates until exactly the wanted ones are left.";
  return {
    scene,
    first,
    second,
    third,
    signs,
    divisor,
    sum,
    unit,
    combination,
    meaning,
    rate,
    takeaway,
  };
}

type Working = ReturnType<typeof workingOf>;

function hintsOf({ scene, first, unit }: Working): string[] {
  return [
    `Three times are given, and one is asked for. What adds up when several work at once?`,
    `Times do not add, but parts of the job done in one ${unit} do.`,
    `The first statement gives the rate $\\frac{1}{${first}}$ per ${unit}. Write the other two in the same way.`,
    scene === "drain"
      ? "In the sum of the first two rates, how often has the drain been taken off? Correct this, and turn the rate into a time."
      : `Combine the three rates ${scene === "alone" ? "so that two teams cancel" : "by adding"}, see how often each wanted rate occurs, and turn the result into a time.`,
  ];
}

function explanationOf(p: Parameters, key: Fraction): Question["explanation"] {
  const working = workingOf(p);
  const {
    scene,
    first,
    second,
    third,
    signs,
    divisor,
    sum,
    unit,
    combination,
    meaning,
    rate,
    takeaway,
  } = working;
  return {
    quick: `Turn the times into parts of the job per ${unit}: $${combination}$. This combination contains ${meaning}. ${divisor === 2 ? `Half of it is $${tex(rate)}$ per ${unit}` : `So the rate is $${tex(rate)}$ per ${unit}`}, and the time is ${key.toFraction()} ${unit}s. The trap is ${divisor === 2 ? "to forget the halving" : "to take the drain off twice"}.`,
    detailed: analysis({
      asked: {
        together: "The time that all three pumps need together.",
        alone: "The time that the red team needs alone.",
        drain: "The time that both inlets need while the drain is open.",
      }[scene],
      plan: `Write each statement as a rate, the part done in one ${unit}, and combine the three rates so that only the wanted ones are left.`,
      reasoning: [
        `The rates are $\\frac{1}{${first}}$, $\\frac{1}{${second}}$ and $\\frac{1}{${third}}$ of the whole per ${unit}.`,
        scene === "drain"
          ? "The first two rates are each an inlet less the drain. Their sum is both inlets less the drain twice, so the drain has to be given back once."
          : scene === "alone"
            ? "The first two statements contain the red team twice, the green and the blue once each. Subtract the third statement, which is just green and blue."
            : "The sum of the three statements contains each pump exactly twice.",
        `So $${combination}$ stands for ${meaning}.`,
        divisor === 2
          ? `Half of it is $${tex(rate)}$ per ${unit}, and the time is its reciprocal, ${key.toFraction()} ${unit}s.`
          : `The time is the reciprocal of this rate, ${key.toFraction()} ${unit}s.`,
      ],
      options: `Averaging or halving times mixes quantities that do not add up. ${divisor === 2 ? "Leaving out the division by 2 counts everyone wanted twice." : "Adding the first two rates alone takes the drain off twice, and subtracting the third rate takes it off three times."} Other results answer a neighboring question.`,
      takeaway,
    }),
    steps: [
      {
        text: `Combine the rates: $${combination}$.`,
        why: `This combination contains ${meaning}.`,
        check: {
          left: `1/${first}+1/${second}${(signs[2] ?? 0) < 0 ? "-" : "+"}1/${third}`,
          right: sum.toFraction(),
        },
      },
      {
        text: `${divisor === 2 ? "Halve it and take" : "Take"} the reciprocal: ${key.toFraction()} ${unit}s.`,
        why: "Time is one whole job divided by the rate.",
        check: { left: `1/(${rate.toFraction()})`, right: key.toFraction() },
      },
    ],
    hints: hintsOf(working),
    takeaway,
    selfExplain: {
      prompt: "Why can the rates be added although the times cannot?",
      expectations: [
        "what several do in the same time adds up",
        "more workers mean a shorter time, so times do not add",
      ],
    },
  };
}

export const wpWorkPairs = defineModel<Parameters>({
  id: "wp-work-pairs",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.work",
    "quantitative.algebra.linear-equations.systems",
  ],
  traps: ["rates-not-times", "counted-twice"],
  method: "The single rates are found by bisection on one of them until all three statements hold",
  draw,
  write: (p) => {
    const value = rateSum(p).div(p.divisor).inverse();
    const key = {
      ...choice(value),
      rationale: `In ${value.toFraction()} ${p.scene === "alone" ? "days" : "hours"} the rate $${tex(value.inverse())}$, found from the three statements, does exactly one whole job.`,
    };
    return {
      stem: stemOf(p),
      body: {
        type: "single-choice",
        key,
        wrong: withKeyAtPlace(
          key.order,
          p.scene === "drain" ? wrongDrain(p) : wrongPairs(p),
          p.place,
        ),
      },
      difficulty: p.scene === "together" ? 3 : p.scene === "alone" ? 4 : 5,
      targetSeconds: p.scene === "drain" ? 130 : 110,
      explanation: explanationOf(p, value),
    };
  },
  recompute: ({ scene, times: [p, q, r] }, item) => {
    if (scene === "drain") {
      const [firstInlet, secondInlet] = [1 / p + 1 / r, 1 / q + 1 / r];
      return optionsNear(item, 1 / (firstInlet + secondInlet - 1 / r));
    }
    // The first worker is in the statement of the first time; who else is depends on the story.
    const withOther = scene === "together" ? r : q;
    const others = scene === "together" ? q : r;
    let [low, high] = [0, 1];
    for (let round = 0; round < 200; round += 1) {
      const rate = (low + high) / 2;
      if (1 / p - rate + (1 / withOther - rate) > 1 / others) low = rate;
      else high = rate;
    }
    const rest = 1 / p - low + (1 / withOther - low);
    return optionsNear(item, scene === "alone" ? 1 / low : 1 / (low + rest));
  },
});
