import type { Relation, Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";

/** The letters stand for the amounts; only their order, if any, is known. */
export function letterSlips(order: ">" | "<" | "≠"): Record<Relation, Slip> {
  const example =
    order === "<"
      ? "For $x = 4$ and $y = 5$, $k = 25$ and $m = 20$."
      : "For $x = 5$ and $y = 4$, $k = 20$ and $m = 25$.";
  const other = "For $x = 4$ and $y = 5$, $k = 25$ and $m = 20$.";
  const open = order === "≠";
  return {
    A: slip(
      open ? "missed-a-case" : "percent-of-wrong-base",
      `${example} So $k$ is not greater${open ? " in every case" : ""}.`,
      open
        ? "A single trial with the smaller number as $x$ points this way."
        : "The larger number seems to go with the larger percent.",
      "Is 1 a greater percent of 4 or of 5?",
    ),
    B: slip(
      open ? "missed-a-case" : "percent-of-wrong-base",
      `${other} So $k$ is not less${open ? " in every case" : ""}.`,
      open
        ? "A single trial with the larger number as $x$ points this way."
        : "The smaller number seems to go with the smaller percent.",
      "Which base makes one and the same difference look larger?",
    ),
    C: slip(
      "percent-of-wrong-base",
      `${example} The percents differ because the bases differ.`,
      "It is one and the same difference, so it seems to be one and the same percent.",
      "Of what number is each percent taken?",
    ),
    D: slip(
      "varying-means-undetermined",
      `The percents vary, but the base that is greater always gives the lesser percent, and it is known which of $x$ and $y$ is greater. ${example}`,
      "Neither number is known, so neither percent is.",
      "Try two more pairs that fit. Does the order of $k$ and $m$ change?",
    ),
  };
}
