import { dollars, grouped } from "../../kit/write-numbers.ts";
import { hall } from "./threshold-hall.ts";
import type { ThresholdScene } from "./threshold-scene.ts";

const money = (cents: number) => dollars(cents / 100);

/** Two printers: setup fees in cents, price per copy in cents; the tie falls on a whole number. */
const printers: ThresholdScene = {
  difficulty: 2,
  draw: (chance) => {
    const gain = chance.integer(7, 14);
    const loss = chance.integer(3, gain - 3);
    const tie = chance.integer(8, 30) * 25;
    const fixed = chance.integer(6, 20) * 100;
    const other = fixed + tie * (gain - loss);
    return other % 100 === 0 ? { fixed, other, gain, loss } : null;
  },
  key: ({ fixed, other, gain, loss }) => (other - fixed) / (gain - loss) + 1,
  words: ({ fixed, other, gain, loss }) => {
    const rate = gain - loss;
    const tie = (other - fixed) / rate;
    const key = tie + 1;
    return {
      stem: `Two shops offer to print a concert program. The first asks for a fee of ${money(fixed)} and then ${gain} cents per copy; the second asks for a fee of ${money(other)} and then ${loss} cents per copy. What is the least number of copies for which printing at the second shop costs less than printing at the first?`,
      asked: "The least whole number of copies for which the second shop is strictly cheaper.",
      inequality: `In cents, $n$ copies cost less at the second shop when $${other}+${loss}n<${fixed}+${gain}n$.`,
      solved: `Subtracting gives $${other - fixed}<${rate}n$, so $n>${tie}$.`,
      rounding: `At ${grouped(tie)} copies the two prices are equal, so the first number that works is ${grouped(key)}.`,
      proof: `For ${grouped(tie)} copies both shops charge ${money(fixed + gain * tie)}; with one copy more the second shop is cheaper by ${rate} cents.`,
      answers: `Stopping at ${grouped(tie)} gives equal prices, not a lower one. Ignoring the first shop's fee, adding the fees, or dividing by one price instead of the difference of the prices answers another question, because each extra copy saves only the ${rate} cents by which the prices differ.`,
      steps: [
        {
          text: `Find where the prices agree: at $n=${tie}$ both are $${fixed + gain * tie}$ cents.`,
          why: "The cheaper shop changes where the two costs are equal.",
          check: {
            left: `${fixed}+${gain}*n`,
            right: `${other}+${loss}*n`,
            given: { n: `${tie}` },
          },
        },
        {
          text: `Go one copy further, to $n=${key}$.`,
          why: "The question asks for a lower price, not for an equal one.",
        },
      ],
      hints: [
        "You look for the first number of copies at which one price drops below the other.",
        "The second shop starts with a higher fee and makes it up with every copy. How much per copy?",
        `The fees differ by ${money(other - fixed)} and the prices per copy by ${rate} cents.`,
        "Divide the difference of the fees by the saving per copy, and ask what happens at exactly that number.",
      ],
      fasterWay: `The second shop starts ${grouped(other - fixed)} cents behind and regains ${rate} cents a copy: $${other - fixed}\\div ${rate}=${tie}$ copies for a tie.`,
    };
  },
  slips: ({ fixed, other, gain, loss }) => {
    const rate = gain - loss;
    const tie = (other - fixed) / rate;
    return [
      {
        value: tie,
        rationale: `At ${grouped(tie)} copies the two shops charge the same, and "less than" excludes equality.`,
        misconception: "boundary-value-miscounted",
        whyTempting: "It is the solution of the equation in which the two costs are set equal.",
        repairQuestion: `What does each shop charge for ${grouped(tie)} copies?`,
      },
      {
        value: Math.floor(other / rate) + 1,
        rationale: `It sets the whole fee of ${money(other)} against the saving and forgets the fee of ${money(fixed)} at the first shop.`,
        misconception: "one-part-compared",
        whyTempting: "Only the higher fee seems to need making up.",
        repairQuestion: "What does the first shop charge before a single copy is printed?",
      },
      {
        value: Math.floor((other - fixed) / gain) + 1,
        rationale: `Dividing by ${gain} would be right if the second shop printed copies for nothing; each copy there costs ${loss} cents.`,
        misconception: "one-part-compared",
        whyTempting: "The price per copy at the first shop is the one to be avoided.",
        repairQuestion: "How much cheaper is one further copy at the second shop?",
      },
      {
        value: Math.floor((other + fixed) / rate) + 1,
        rationale: `It adds the two fees. Both are paid before the first copy, so only their difference matters.`,
        misconception: "sign-slip",
        whyTempting:
          "Carrying a fee to the other side of the inequality calls for a change of sign, which is easily lost.",
        repairQuestion: "By how much does the second shop start behind the first?",
      },
      {
        value: Math.floor((other - fixed) / loss) + 1,
        rationale: `It divides by the second shop's price of ${loss} cents, which is not what a copy saves.`,
        misconception: "coefficient-read-as-answer",
        whyTempting: "The question is about the second shop, so its price seems the right divisor.",
        repairQuestion: `Does a copy at the second shop save ${loss} cents or ${rate} cents?`,
      },
    ];
  },
  simulate: ({ fixed, other, gain, loss }) => {
    let first = fixed;
    let second = other;
    let copies = 0;
    while (second >= first) {
      copies += 1;
      first += gain;
      second += loss;
    }
    return copies;
  },
};

/** A stock that shrinks: liters at first, reserve, use and evaporation per day. */
const tank: ThresholdScene = {
  difficulty: 1,
  draw: (chance) => {
    const gain = chance.integer(9, 24);
    const loss = chance.integer(2, 6);
    const fixed = chance.integer(30, 90) * 20;
    const other = chance.integer(6, 15) * 20;
    return (fixed - other) % (gain + loss) === 0 ? null : { fixed, other, gain, loss };
  },
  key: ({ fixed, other, gain, loss }) => Math.floor((fixed - other) / (gain + loss)),
  words: ({ fixed, other, gain, loss }) => {
    const rate = gain + loss;
    const key = Math.floor((fixed - other) / rate);
    const left = fixed - rate * key;
    return {
      stem: `At a mountain hut, a cistern that is not refilled contains ${grouped(fixed)} liters of water. Each day the hut uses ${gain} liters and another ${loss} liters evaporate. If at least ${grouped(other)} liters must always remain in the cistern for fire fighting, for how many full days, at most, can this go on?`,
      asked: "The greatest whole number of days after which the required reserve is still there.",
      inequality: `After $d$ days $${fixed}-${rate}d$ liters are left, because ${gain} and ${loss} liters go each day. The rule is $${fixed}-${rate}d\\ge ${other}$.`,
      solved: `So $${rate}d\\le ${fixed - other}$.`,
      rounding: `Since $${rate}\\cdot ${key}=${rate * key}$ and $${rate}\\cdot ${key + 1}=${rate * (key + 1)}$, the greatest whole $d$ is ${key}.`,
      proof: `After ${key} days ${grouped(left)} liters are left, which is enough; one more day would leave ${grouped(left - rate)} liters, fewer than ${grouped(other)}.`,
      answers: `One day more breaks the rule in the course of that day. Leaving out the reserve lets the cistern run dry, leaving out the evaporation or subtracting it makes the water last too long, and adding the reserve to the stock counts the protected water twice.`,
      steps: [
        {
          text: `Find what may be taken: $${fixed}-${other}=${fixed - other}$ liters.`,
          why: "The reserve has to stay in the cistern.",
          check: { left: `${fixed}-${other}`, right: `${fixed - other}` },
        },
        {
          text: `Take ${rate} liters a day: after ${key} days $${fixed}-${rate}\\cdot ${key}=${left}$ liters are left.`,
          why: "Use and evaporation both lower the level.",
          check: { left: `${fixed}-${rate}*d`, right: `${left}`, given: { d: `${key}` } },
        },
        {
          text: `The next day would leave $${left - rate}$ liters, below the reserve of ${grouped(other)}.`,
          why: "A bound that is not a whole number is rounded down when the condition says at most.",
          check: { left: `${left}-${rate}`, right: `${left - rate}` },
        },
      ],
      hints: [
        "You look for the last whole day on which the rule about the reserve is still kept.",
        "Write the amount left after some number of days, and compare it with the reserve.",
        `Two causes lower the level each day. How many of the ${grouped(fixed)} liters may be lost altogether?`,
        `Divide ${grouped(fixed - other)} by ${rate}, and decide in which direction a result between two whole numbers has to go.`,
      ],
      fasterWay: `Subtract the reserve first and divide the usable ${grouped(fixed - other)} liters by ${rate}.`,
    };
  },
  slips: ({ fixed, other, gain, loss }) => {
    const rate = gain + loss;
    const key = Math.floor((fixed - other) / rate);
    return [
      {
        value: key + 1,
        rationale: `During day ${key + 1} the level would fall to ${grouped(fixed - rate * (key + 1))} liters, below ${grouped(other)}.`,
        misconception: "rounded-against-limit",
        whyTempting:
          "A result between two whole numbers is often rounded up or to the nearest one.",
        repairQuestion: `How many liters are left after ${key + 1} days?`,
      },
      {
        value: Math.floor(fixed / rate),
        rationale: `After that many days the cistern is almost empty; the reserve of ${grouped(other)} liters is gone.`,
        misconception: "condition-dropped",
        whyTempting: "The whole content divided by the daily loss looks complete.",
        repairQuestion: "How many liters are left at the end of that time?",
      },
      {
        value: Math.floor((fixed - other) / gain),
        rationale: `It counts only the ${gain} liters used; the cistern also loses ${loss} liters a day by evaporation.`,
        misconception: "one-part-compared",
        whyTempting: "The use by the hut is the larger and more obvious loss.",
        repairQuestion: "How many liters disappear from the cistern in one day altogether?",
      },
      {
        value: Math.floor((fixed - other) / (gain - loss)),
        rationale: `It takes the ${loss} liters off the daily use, but evaporation adds to the loss.`,
        misconception: "sign-slip",
        whyTempting: "A second daily amount is easily set against the first.",
        repairQuestion: "Does evaporation make the water last longer or shorter?",
      },
      {
        value: Math.floor((fixed + other) / rate),
        rationale: `It adds the ${grouped(other)} liters to the content, although they are part of it and may not be touched.`,
        misconception: "sign-slip",
        whyTempting: "The reserve looks like water on top of the content of the cistern.",
        repairQuestion: `Of the ${grouped(fixed)} liters, how many may be taken out?`,
      },
      {
        value: key - 1,
        rationale: `After ${key - 1} days there is enough for another full day: ${grouped(fixed - rate * key)} liters would then be left, at least ${grouped(other)}.`,
        misconception: "stricter-than-stated",
        whyTempting:
          "Leaving a margin seems prudent, but the question asks for the greatest possible number.",
        repairQuestion: `Is the rule still kept after ${key} days?`,
      },
    ];
  },
  simulate: ({ fixed, other, gain, loss }) => {
    let level = fixed;
    let days = 0;
    while (level - gain - loss >= other) {
      level -= gain;
      level -= loss;
      days += 1;
    }
    return days;
  },
};

export const THRESHOLD_SCENES: readonly ThresholdScene[] = [printers, tank, hall];
