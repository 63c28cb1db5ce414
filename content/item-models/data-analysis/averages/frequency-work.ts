import { counted, decimal, Fraction } from "../../kit/write-numbers.ts";
import { keyOf, meanOf, type Parameters, rowOf, total, weighted } from "./frequency-data.ts";

interface Work {
  reasoning: string[];
  check: { left: string; right: string; given?: Record<string, string> };
  checked: string;
  start: string;
  finish: string;
}

function frequencyWork(p: Parameters): Work {
  const { values, counts, unknown } = p;
  const key = keyOf(p);
  const size = total(counts);
  const value = values[unknown] ?? 0;
  const [others, sum] = [size - key, weighted(p) - value * key];
  const mean = decimal(meanOf(p));
  const above = decimal(new Fraction(value).sub(meanOf(p)));
  const lacking = decimal(meanOf(p).mul(others).sub(sum));
  const equation = `${sum} + ${value}n = ${mean}(${others} + n)`;
  return {
    reasoning: [
      `Without the unknown row there are ${others} bicycles with ${sum} repairs.`,
      `The $n$ bicycles add $${value}n$ repairs, and the mean gives $${equation}$.`,
      `Each of them lies $${value} - ${mean} = ${above}$ above the mean, and the others lack $${mean} \\cdot ${others} - ${sum} = ${lacking}$ in total. So $n = ${above === "1" ? "" : `\\frac{${lacking}}{${above}} = `}${key}$.`,
    ],
    check: { left: `${sum}+${value}*n`, right: `${mean}*(${others}+n)`, given: { n: `${key}` } },
    checked: `The total number of repairs, counted in two ways, gives $${equation}$.`,
    start: `Find how many bicycles and how many repairs there are without the row of $n$.`,
    finish: `Solve $${equation}$.`,
  };
}

function medianWork(p: Parameters): Work {
  const { counts } = p;
  const key = keyOf(p);
  const size = total(counts);
  const row = rowOf(counts, (size + 1) / 2);
  const [before, upTo] = [total(counts.slice(0, row)), total(counts.slice(0, row + 1))];
  return {
    reasoning: [
      `There are $${counts.join(" + ")} = ${size}$ tickets, so the middle one is at the place $\\frac{${size} + 1}{2} = ${(size + 1) / 2}$.`,
      `The rows before that of ${key} dollars hold ${counted(before, "ticket")}, and with that row it is ${upTo}.`,
      `So the ticket at place ${(size + 1) / 2} cost ${key} dollars.`,
    ],
    check: { left: counts.join("+"), right: `${size}` },
    checked: `The table stands for $${counts.join(" + ")} = ${size}$ prices, and the middle one is at place ${(size + 1) / 2}.`,
    start: "How many tickets were sold altogether, and at which place is the middle one?",
    finish:
      "Add up the numbers of tickets from the lowest price on, until you reach the middle place.",
  };
}

function greatestWork({ counts }: Parameters): Work {
  const [a = 0, b = 0, c = 0, key = 0, e = 0] = counts;
  return {
    reasoning: [
      `Ratings of at most 3 were given by $${a} + ${b} + ${c} = ${a + b + c}$ riders, and ratings above 3 by $r + ${e}$.`,
      `While $r + ${e}$ is less than ${a + b + c}, the middle is among the ratings of at most 3; if the two are equal, it is between 3 and 4.`,
      `So $r + ${e}$ is at most ${a + b + c - 1}, and $r$ at most $${a + b + c - 1} - ${e} = ${key}$.`,
      `With $r = ${key}$ the median is 3, because only ${a + b} riders rated below 3.`,
    ],
    check: { left: `${key}+${e}`, right: `${a}+${b}+${c}-1` },
    checked: `At the limit, one fewer rider is above 3 than at or below it: $${key} + ${e} = ${a + b + c} - 1$.`,
    start:
      "How many riders gave a rating of at most 3, and how many, in terms of $r$, a rating above 3?",
    finish:
      "What happens to the middle when the two groups become equally large? Stop just before that.",
  };
}

export function workOf(p: Parameters): Work {
  return { frequency: frequencyWork, median: medianWork, greatest: greatestWork }[p.scene](p);
}
