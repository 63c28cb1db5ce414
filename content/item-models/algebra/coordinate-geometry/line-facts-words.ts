import type { Relation, Slip } from "../../kit/item-model.ts";
import { plus } from "../../kit/write-numbers.ts";
import { ends, inText, type LineFacts, type LineWords } from "./line-facts.ts";
import { crossingWords } from "./line-facts-crossing.ts";

export function lineWords(parameters: LineFacts): LineWords {
  const { scene } = parameters;
  if (scene === "slope") return slopeWords(parameters);
  return scene === "crossing" ? crossingWords(parameters) : axesWords(parameters);
}

function slopeWords(parameters: LineFacts): LineWords {
  const { key, point, slope, extent, bound } = parameters;
  const [x, y] = point;
  const rise = slope * extent;
  const top = y + rise;
  const range = `$${x}<k<${x + extent}$`;
  const place =
    key === "D"
      ? `The number ${inText(bound)} lies between these limits, so $k$ can be on either side of it or equal to it.`
      : `All these values are ${key === "A" ? "greater" : "less"} than ${inText(bound)}.`;
  const runText = `k${plus(-x)}`;
  return {
    stem: `In the $xy$-plane, a line with a slope greater than ${slope} passes through the points $(${x}, ${y})$ and $(k, ${top})$.`,
    quantities: ["$k$", inText(bound)],
    asked:
      "Where a second point can lie, at a known height, when only a lower bound of the slope is given.",
    plan: "Express the slope as rise over run, and see which runs the bound permits.",
    reasoning: [
      `The rise is $${top}-${y < 0 ? `(${y})` : y}=${rise}$ and the run is $${runText}$. A positive slope with a positive rise needs a positive run, so $k>${x}$.`,
      `From $\\frac{${rise}}{${runText}}>${slope}$ follows $${runText}<${extent}$. So ${range}.`,
      `${place} ${ends(key)}`,
    ],
    steps: [
      {
        text: `The rise is ${rise}.`,
        why: "Both heights are given.",
        check: { left: `${top}-(${y})`, right: `${rise}` },
      },
      {
        text: `With a run of ${extent} the slope would be exactly ${slope}.`,
        why: "The bound of the slope marks the limit of the run.",
        check: { left: `${rise}/${extent}`, right: `${slope}` },
      },
      {
        text: `A greater slope needs a shorter run, so ${range}.`,
        why: "The rise is fixed, and the run must be positive.",
      },
    ],
    hints: [
      "One coordinate of the second point is open. What does the slope say about it?",
      "Slope is rise over run, and here the rise is known.",
      `Can the second point lie to the left of $(${x}, ${y})$ if the slope is positive?`,
      `Find the run for which the slope is exactly ${slope}, and ask which runs make it greater.`,
    ],
    slips: slopeSlips(parameters, `The conditions allow exactly ${range}. ${place}`),
  };
}

function slopeSlips(
  { key, point: [x], slope, extent, bound }: LineFacts,
  proof: string,
): Record<Relation, Slip> {
  const said: Slip = {
    rationale: proof,
    misconception: key === "D" ? "missed-a-case" : "fraction-inverted",
    whyTempting:
      key === "D"
        ? `One value between ${inText(x)} and ${inText(x + extent)} is tried, and the others are left out.`
        : "A greater slope is taken to need a greater run, although the rise is fixed.",
    repairQuestion: `With a rise of ${slope * extent}, does a greater slope go with a longer or a shorter run?`,
  };
  return {
    A: said,
    B: {
      ...said,
      misconception: key === "D" ? "missed-a-case" : "sign-slip",
      whyTempting:
        key === "D"
          ? said.whyTempting
          : `The run is formed in the wrong order, as $${x}-k$, and seems to have to be positive.`,
      repairQuestion: `Could $k$ be less than ${inText(x)}?`,
    },
    C: {
      ...said,
      misconception: "boundary-value-miscounted",
      ...{
        A: {
          misconception: "judged-by-eye",
          whyTempting:
            "A steep line is sketched as a vertical one, with its points above each other.",
          repairQuestion: `Does a line through two points with $x=${bound}$ have a slope?`,
        },
        B: {
          whyTempting: "The bound of the slope is used as if it were the slope.",
          repairQuestion: `What is the slope of the line when $k=${bound}$?`,
        },
        C: {},
        D: {
          misconception: "missed-a-case",
          whyTempting: `With one particular slope the second point is found at $k=${bound}$.`,
          repairQuestion: "Is the slope of the line known, or only a bound for it?",
        },
      }[key],
    },
    D: {
      ...said,
      misconception: "varying-means-undetermined",
      whyTempting: "The slope is only bounded, so the second point is not fixed.",
      repairQuestion: "Between which limits must $k$ lie?",
    },
  };
}

function axesWords({ key, extent, bound }: LineFacts): LineWords {
  const half = extent / 2;
  const condition = key === "A" ? `$r>${bound}$` : key === "B" ? `$s>${bound}$` : `$r<${bound}$`;
  const conclusion = {
    A: `Since $r>${bound}$ and ${bound} is ${bound === half ? "" : "more than "}half of ${extent}, $r$ takes up more than half of the sum, and $s$ less.`,
    B: `Since $s>${bound}$ and ${bound} is ${bound === half ? "" : "more than "}half of ${extent}, $s$ takes up more than half of the sum, and $r$ less.`,
    C: "",
    D: `The condition allows $r=${half}$, with $s=${half}$ too, and also $r=0$, with $s=${extent}$.`,
  }[key];
  const said: Slip = {
    rationale: conclusion,
    misconception: key === "D" ? "missed-a-case" : "coordinates-swapped",
    whyTempting:
      key === "D"
        ? "A single point of the line seems to show the order."
        : "The roles of the two coordinates are exchanged.",
    repairQuestion: "What is the sum of the two coordinates at any point of this line?",
  };
  return {
    stem: `The point $(r, s)$ lies on the line that meets the $x$-axis at $(${extent}, 0)$ and the $y$-axis at $(0, ${extent})$. It is also known that ${condition}.`,
    quantities: ["$r$", "$s$"],
    asked: "Which coordinate is greater at a point of a line with equal intercepts.",
    plan: "Find the equation of the line, and read the condition on one coordinate as a share of a fixed sum.",
    reasoning: [
      `The line has slope $-1$ and equation $x+y=${extent}$, so $r+s=${extent}$.`,
      `The two coordinates are equal where both are ${half}.`,
      `${conclusion} ${ends(key)}`,
    ],
    steps: [
      {
        text: `Both intercepts satisfy $x+y=${extent}$, so every point of the line does, and $r+s=${extent}$.`,
        why: "Two points determine a line.",
        check: { left: `${extent}+0`, right: `0+${extent}` },
      },
      {
        text: `Equal coordinates occur at ${half}.`,
        why: "Half of a fixed sum separates the greater part from the lesser.",
        check: { left: `${half}+${half}`, right: `${extent}` },
      },
      { text: conclusion, why: "The condition is compared with half of the sum." },
    ],
    hints: [
      "What do all points of this line have in common? Start with the two that are given.",
      "Both intercepts have the same sum of coordinates.",
      "Where on the line are the two coordinates equal?",
      "Compare the number in the condition with half of the sum of the coordinates.",
    ],
    slips: {
      A: said,
      B: {
        ...said,
        misconception: key === "D" ? "inequality-sign-flip" : "sign-slip",
        whyTempting:
          key === "D"
            ? "An upper bound for $r$ looks like a proof that $r$ is the smaller number."
            : "The slope $-1$ suggests that one of the coordinates is negative.",
      },
      C: {
        ...said,
        misconception: "outcomes-assumed-equal",
        whyTempting:
          "The intercepts are equal, and so the coordinates are thought to be equal too.",
        repairQuestion: `Does $r=s$ hold at the point $(${extent}, 0)$?`,
      },
      D: {
        ...said,
        misconception: "varying-means-undetermined",
        whyTempting: "Many points of the line meet the condition.",
        repairQuestion: `On which side of the point $(${half}, ${half})$ are all of them?`,
      },
    },
  };
}
