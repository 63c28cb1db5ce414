import { dollars, grouped } from "../../kit/write-numbers.ts";
import type { ThresholdScene } from "./threshold-scene.ts";

/** A rented hall: rent, wanted surplus, price of a ticket and the author's share of it, in dollars. */
export const hall: ThresholdScene = {
  difficulty: 2,
  draw: (chance) => {
    const gain = chance.integer(14, 28);
    const loss = chance.integer(2, 5);
    const fixed = chance.integer(12, 40) * 50;
    const other = chance.integer(8, 30) * 50;
    return (fixed + other) % (gain - loss) === 0 || fixed === other
      ? null
      : { fixed, other, gain, loss };
  },
  key: ({ fixed, other, gain, loss }) => Math.ceil((fixed + other) / (gain - loss)),
  words: ({ fixed, other, gain, loss }) => {
    const rate = gain - loss;
    const key = Math.ceil((fixed + other) / rate);
    const over = rate * key - fixed;
    return {
      stem: `A theater group has rented a hall for ${dollars(fixed)}. Tickets are sold at ${dollars(gain)} each, and for every ticket sold ${dollars(loss)} must be paid to the author of the play. If there are no other costs, what is the smallest number of tickets whose sale leaves the group a profit of at least ${dollars(other)}?`,
      asked: "The least whole number of tickets for which the profit reaches the amount required.",
      inequality: `Each ticket brings the group $${gain}-${loss}=${rate}$ dollars, so $t$ tickets leave a profit of $${rate}t-${fixed}$ dollars, and the group needs $${rate}t-${fixed}\\ge ${other}$.`,
      solved: `So $${rate}t\\ge ${fixed + other}$.`,
      rounding: `Since $${rate}\\cdot ${key - 1}=${rate * (key - 1)}$ and $${rate}\\cdot ${key}=${rate * key}$, the least whole $t$ is ${key}.`,
      proof: `${key} tickets leave a profit of ${dollars(over)}, which is enough; with one ticket fewer it would be ${dollars(over - rate)}, less than ${dollars(other)}.`,
      answers:
        "One ticket fewer misses the required profit. Leaving out the rent confuses profit with revenue, leaving out the required profit only breaks even, and forgetting the author's share or adding it makes each ticket look more valuable than it is.",
      steps: [
        {
          text: `Find what the tickets must bring: $${fixed}+${other}=${fixed + other}$ dollars.`,
          why: "The rent has to be covered before there is any profit.",
          check: { left: `${fixed}+${other}`, right: `${fixed + other}` },
        },
        {
          text: `Find what one ticket brings: $${gain}-${loss}=${rate}$ dollars.`,
          why: "The author's share never reaches the group.",
          check: { left: `${gain}-${loss}`, right: `${rate}` },
        },
        {
          text: `Test the whole numbers around the bound: $${rate}\\cdot ${key - 1}=${rate * (key - 1)}$ is too little and $${rate}\\cdot ${key}=${rate * key}$ is enough.`,
          why: "A bound that is not a whole number is rounded up when the condition says at least.",
          check: { left: `${rate}*${key}`, right: `${rate * key}` },
        },
      ],
      hints: [
        "You look for the first number of tickets at which the profit reaches the amount wanted.",
        "Profit is what comes in less everything that goes out. What does one more ticket change?",
        "Express the profit for $t$ tickets; the rent is paid once, the author with every ticket.",
        `Divide ${grouped(fixed + other)} by ${rate}, and decide in which direction a result between two whole numbers has to go.`,
      ],
      fasterWay: `Rent and profit together are ${dollars(fixed + other)}, and each ticket covers ${dollars(rate)} of it.`,
    };
  },
  slips: ({ fixed, other, gain, loss }) => {
    const rate = gain - loss;
    const key = Math.ceil((fixed + other) / rate);
    return [
      {
        value: key - 1,
        rationale: `With ${key - 1} tickets the profit is ${dollars(rate * (key - 1) - fixed)}, still below ${dollars(other)}.`,
        misconception: "rounded-against-limit",
        whyTempting: "Dropping the fraction of a ticket looks natural, since tickets come whole.",
        repairQuestion: `What is the profit when ${key - 1} tickets are sold?`,
      },
      {
        value: Math.ceil((fixed + other) / gain),
        rationale: `It lets the group keep the whole ${dollars(gain)}, but ${dollars(loss)} of each ticket goes to the author.`,
        misconception: "one-part-compared",
        whyTempting: "The price of a ticket is the obvious amount to divide by.",
        repairQuestion: "How much of the price of one ticket stays with the group?",
      },
      {
        value: Math.ceil((fixed + other) / (gain + loss)),
        rationale: `It adds the author's ${dollars(loss)} to the price, although the group pays this amount.`,
        misconception: "sign-slip",
        whyTempting: "Two amounts per ticket are easily put together with the wrong sign.",
        repairQuestion: `Does the group receive the ${dollars(loss)} or pay them?`,
      },
      {
        value: Math.ceil(fixed / rate),
        rationale: `This number just covers the rent; the profit of ${dollars(other)} is missing.`,
        misconception: "answered-intermediate-quantity",
        whyTempting: "Covering the costs is the first half of the question.",
        repairQuestion: "What is the profit when exactly the rent has been earned?",
      },
      {
        value: Math.ceil(other / rate),
        rationale: `It forgets that the rent of ${dollars(fixed)} has to be earned before there is any profit.`,
        misconception: "condition-dropped",
        whyTempting: "The amount asked for divided by the gain on a ticket looks complete.",
        repairQuestion: "Who pays the rent in this calculation?",
      },
      {
        value: Math.ceil(Math.abs(fixed - other) / rate),
        rationale:
          "It takes the difference of rent and profit, but both must come out of the tickets.",
        misconception: "sign-slip",
        whyTempting: "Rent is a cost and profit a gain, so their signs seem to be opposite.",
        repairQuestion: `What must the tickets bring in altogether?`,
      },
    ];
  },
  simulate: ({ fixed, other, gain, loss }) => {
    let profit = -fixed;
    let tickets = 0;
    while (profit < other) {
      tickets += 1;
      profit += gain;
      profit -= loss;
    }
    return tickets;
  },
};
