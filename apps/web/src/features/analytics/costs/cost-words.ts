import type { MasteryView, PaceView, SlipsView } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { shareInWords } from "../../../items/subject-words.ts";
import { formatDuration, formatPercent, plural } from "../../../lib/format.ts";
import { listInWords } from "../../../lib/list-in-words.ts";

const MINUTE_MS = 60_000;
const TOPICS = 3;

/** The weakest topics that there is enough to speak of; it takes two to call one of them weaker. */
export function weakestInWords({ nodes, weakest }: MasteryView): string {
  const known = weakest.flatMap((id) => {
    const node = nodes.find((one) => one.id === id);
    return node === undefined || node.pCorrect === null
      ? []
      : [`${node.name} (${formatPercent(node.pCorrect.estimate)})`];
  });
  if (known.length === 0) return soFarInWords(nodes);
  return `You get fewest right in ${listInWords(known.slice(0, TOPICS))}.`;
}

function soFarInWords(nodes: MasteryView["nodes"]): string {
  const [only] = nodes.filter(({ level, pCorrect }) => level === 2 && pCorrect !== null);
  return only?.pCorrect == null
    ? "No topic has enough answers to be called weak yet."
    : `Only ${only.name} has enough answers to speak of so far: you get about ${formatPercent(only.pCorrect.estimate)} right there.`;
}

/** The topics where most points are lost, whatever their percent: the test asks some of them more than others. */
export function costliestInWords({ nodes, costliest }: MasteryView): string {
  const known = costliest.flatMap(({ id, testShare }) => {
    const node = nodes.find((one) => one.id === id);
    if (node === undefined || node.pCorrect === null) return [];
    const right = `${formatPercent(node.pCorrect.estimate)} right`;
    return [
      `${node.name} (${right}, ${shareInWords(testShare)} of ${MEASURE_NAMES[node.measure]})`,
    ];
  });
  if (known.length === 0) return "No topic stands clearly below your own level yet.";
  return `Most points are lost in ${listInWords(known.slice(0, TOPICS))}: the test asks them that often, and you are below your own level there.`;
}

export function topSlipInWords({ slips, named, wrongAnswers }: SlipsView): string {
  const [top] = slips;
  if (top === undefined) {
    return wrongAnswers === 0
      ? "No wrong answers yet."
      : "None of your wrong answers gives a known slip away yet.";
  }
  return `${top.name}: behind ${top.count} of the ${plural(named, "wrong answer")} that give a slip away.`;
}

export function sunkInWords({ sunk: { questions, minutes, worthRight } }: PaceView): string {
  if (questions === 0) return "No time was sunk into questions that then came out wrong.";
  const spent = `${spentInWords(minutes)} beyond twice the expected time went into ${plural(questions, "question")} that then came out wrong.`;
  return worthRight === null
    ? `${spent} What that has cost will show after more answers.`
    : `${spent} That is worth ${worthInWords(worthRight)} at your own pace.`;
}

/** `about 7 right answers (4 to 10)`: from an estimate, so in whole questions; `about 1 right answer` where no range is left. */
export function worthInWords({ estimate, low, high }: NonNullable<PaceView["sunk"]["worthRight"]>) {
  const [from, to] = [Math.round(low), Math.round(high)];
  const range = from === to ? "" : ` (${from} to ${to})`;
  return `about ${plural(Math.round(estimate), "right answer")}${range}`;
}

/** Whole minutes from one minute on: the seconds of a sum tell nothing. */
export function spentInWords(minutes: number): string {
  return formatDuration((minutes < 1 ? minutes : Math.round(minutes)) * MINUTE_MS);
}
