import type { SurenessSummary } from "@lexiquant/contract";
import { plural } from "../../../lib/format.ts";

type Level = SurenessSummary["levels"][number]["level"];

export const LEVEL_NAMES: Record<Level, string> = {
  guess: "A guess",
  unsure: "Unsure",
  sure: "Sure",
};

const VERDICTS: Record<Exclude<SurenessSummary["verdict"], "not-enough">, string> = {
  "well-placed": "Your sureness is well placed: the surer you say you are, the more you get right.",
  "over-confident":
    "You are surer than your answers bear out. Where you say you are sure, one more look pays.",
  "under-confident":
    "You know more than you trust yourself to. Where you say you are unsure, you are often right.",
};

export function verdictSentence({ verdict, declared, undeclared }: SurenessSummary): string {
  if (verdict === "not-enough") {
    return declared === 0
      ? "You have not said yet how sure you are of an answer. The session screen asks for it under the options."
      : `Not enough data yet: ${plural(declared, "answer")} with a word on how sure you were, ${undeclared} without.`;
  }
  return VERDICTS[verdict];
}

export function luckySentence({ luckyGuesses }: SurenessSummary): string {
  return luckyGuesses.count === 0
    ? "No guess has come out right yet."
    : `${plural(luckyGuesses.count, "answer")} came out right by a guess. They count as not known yet.`;
}

export function sureMistakeSentence({ sureMistakes }: SurenessSummary): string {
  return sureMistakes.count === 0
    ? "Nothing you were sure of has come out wrong."
    : `${plural(sureMistakes.count, "answer")} came out wrong though you were sure: the ones with most to learn from.`;
}
