import type { Chance, ChanceReason, Mistake } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { formatPercent, plural } from "../../lib/format.ts";

/** A figure closer to certainty than this is not told as one. */
const SUREST = 0.95;

/** What the learner model expects of a question like one that was answered, with its main reasons. */
export function chanceSentence(chance: Chance, measure: Mistake["measure"]): string {
  if (!chance.known) {
    const more = plural(chance.answersNeeded, "more answer");
    return `Chance of a right answer to a question like this: not enough data yet. About ${more} in ${MEASURE_NAMES[measure]} will do.`;
  }
  const told = `Chance of a right answer to a new question like this today, without a clock: ${chanceInWords(chance.pCorrect)}`;
  return `${told}${becauseOf(chance.because)}.`;
}

function chanceInWords(pCorrect: number): string {
  if (pCorrect > SUREST) return `more than ${formatPercent(SUREST)}`;
  if (pCorrect < 1 - SUREST) return `less than ${formatPercent(1 - SUREST)}`;
  return `about ${formatPercent(pCorrect)}`;
}

/** `, because a (+), though b (−)`: though where the second speaks against the first. */
function becauseOf([first, second]: readonly ChanceReason[]): string {
  if (first === undefined) return "";
  if (second === undefined) return `, because ${signed(first)}`;
  const agree = first.value > 0 === second.value > 0;
  return `, because ${signed(first)}${agree ? " and" : ", though"} ${signed(second)}`;
}

function signed(reason: ChanceReason): string {
  return `${reasonInWords(reason)} (${reason.value > 0 ? "+" : "−"})`;
}

function reasonInWords(reason: ChanceReason): string {
  const isFor = reason.value > 0;
  switch (reason.about) {
    case "overall":
      return `overall you look ${isFor ? "stronger" : "weaker"} than we assume before any answer`;
    case "node":
      return `you look ${isFor ? "stronger" : "weaker"} in ${reason.name} than ${reason.above === null ? "overall" : `in ${reason.above} as a whole`}`;
    case "pause":
      return `it is a while since you practiced ${reason.name}`;
    case "form":
      return `your last few answers, whatever they were about, went ${isFor ? "better" : "worse"} than expected`;
    case "difficulty":
      return `this one is ${isFor ? "easier" : "harder"} than a question of middle difficulty`;
  }
}
