import type { Relation, Slip } from "../../kit/item-model.ts";
import { ends, inText, type LineFacts, type LineWords } from "./line-facts.ts";

export function crossingWords(parameters: LineFacts): LineWords {
  const { key, point, slope } = parameters;
  const [x, y] = point;
  const open = slope === 0;
  const stem = `Two lines, $k$ and $\\ell$, cross at the point $(${x}, ${y})$ of the $xy$-plane. ${open ? "Neither of them is horizontal or vertical, and the slope of $k$ is greater than the slope of $\\ell$." : "The slopes of both lines are positive, and line $k$ is the steeper of the two."}`;
  const side = y > 0 ? "above" : "below";
  const conclusion = {
    A: `The point is above the axis, so both lines meet the axis to the left of ${inText(x)}; line $k$ gets there in a shorter run, so its intercept is farther to the right.`,
    B: `The point is below the axis, so both lines meet the axis to the right of ${inText(x)}; line $k$ gets there in a shorter run, so its intercept is farther to the left.`,
    C: `The point itself is on the $x$-axis, so both lines meet the axis there, at ${inText(x)}.`,
    D: `With slopes 2 and 1 and with slopes 1 and $-1$ the intercepts stand in opposite orders, because a line of negative slope meets the axis on the other side of ${inText(x)}.`,
  }[key];
  return {
    stem,
    quantities: ["The $x$-intercept of line $k$", "The $x$-intercept of line $\\ell$"],
    asked: "How the slopes of two lines through one point order their crossings of the $x$-axis.",
    plan: `Start at $(${x}, ${y})$ and follow each line to the $x$-axis: the vertical distance is the same for both.`,
    reasoning: [
      y === 0
        ? "The second coordinate of the common point is 0."
        : `The common point is at a vertical distance of ${Math.abs(y)} ${side} the $x$-axis.`,
      y === 0
        ? "Every line through this point meets the $x$-axis there, whatever its slope is, unless it is the axis itself."
        : `A line of slope $m$ covers this height in a run of $\\frac{${Math.abs(y)}}{m}$${open ? ", to one side if $m$ is positive and to the other if it is negative" : ", which is shorter for the greater slope"}.`,
      `${conclusion} ${ends(key)}`,
    ],
    steps: [
      {
        text:
          y === 0
            ? `At $x=${x}$ both lines are at height 0.`
            : `A line of slope $m$ through the point meets the $x$-axis at $x=${x}${y < 0 ? "+" : "-"}\\frac{${Math.abs(y)}}{m}$.`,
        why:
          y === 0
            ? "The lines cross at this point."
            : "Going back along the line by this run brings the height to 0.",
        check: { left: `${y}+m*((${x}-(${y})/m)-(${x}))`, right: "0", given: { m: "2" } },
      },
      { text: conclusion, why: "The height to be covered is the same for both lines." },
    ],
    hints: [
      "Sketch the common point first. Is it above the $x$-axis, below it or on it?",
      "Follow each line from the common point to the axis. The height to be covered is the same.",
      "The run is the height divided by the slope. What does a greater slope do to it?",
      open
        ? "Consider lines that rise and lines that fall. Nothing is said about the signs of the slopes."
        : "Decide on which side of the common point the axis is reached, and which line gets there sooner.",
    ],
    slips: crossingSlips(parameters, conclusion),
  };
}

function crossingSlips({ point: [x], slope }: LineFacts, proof: string): Record<Relation, Slip> {
  const open = slope === 0;
  const said: Slip = {
    rationale: proof,
    misconception: open ? "forgot-negative-case" : "wrong-line-followed",
    whyTempting: open
      ? "Only lines with positive slopes are sketched."
      : "A steeper line is expected to have the greater, or the smaller, intercept, wherever the point lies.",
    repairQuestion: `On which side of ${inText(x)} does each line meet the $x$-axis?`,
  };
  return {
    A: said,
    B: {
      ...said,
      misconception: open ? "missed-a-case" : "sign-slip",
      whyTempting: open
        ? "One sketch with particular slopes seems to settle the order."
        : "The position of the common point relative to the axis is not considered.",
    },
    C: {
      ...said,
      misconception: "letters-taken-as-different",
      whyTempting: "Lines with a common point are thought to share their intercepts as well.",
      repairQuestion: "Is the common point on the $x$-axis?",
    },
    D: {
      ...said,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "Neither slope is given, so neither intercept can be computed.",
      repairQuestion: "Does the order of the intercepts depend on the exact slopes?",
    },
  };
}
