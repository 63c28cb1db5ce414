import { MEASURE_NAMES } from "../item/index.ts";
import type { PCorrectRange } from "../learner/index.ts";
import type { LearnerFacts, MissCause, QuestionFacts, Standing } from "./learner-facts.ts";
import type { AnsweredItem, ItemContext } from "./turn-context.ts";

const SLIPS_TOLD = 3;

const CAUSE_WORDS: Readonly<Record<MissCause, string>> = {
  content: "content gap",
  misread: "misread",
  slip: "slip",
  time: "time",
  guess: "guess",
};

/** What is known of the student over all questions, a paragraph each. Every figure with what it rests on. */
export function historyLines(facts: LearnerFacts): string[] {
  const { measures, weakest } = facts;
  const standings = measures.map(
    (one) => `- **${MEASURE_NAMES[one.measure]}**: ${standingWords(one)}`,
  );
  return [
    `My estimate of your chance on a new question of middle difficulty:\n\n${standings.join("\n")}`,
    weakest.length === 0
      ? "No topic has enough answers yet to be called weak."
      : `Weakest so far:\n\n${weakest.map(topicLine).join("\n")}`,
    ...slipLines(facts),
    ...causeLines(facts),
    paceLine(facts),
  ];
}

/** What is known of the student on the open question; nothing while a clock runs. */
export function questionLines(
  facts: QuestionFacts,
  { state }: Pick<ItemContext, "state">,
): string[] {
  if (state === "timed") return [];
  return [
    `Where you stand on what this question asks:\n\n${facts.topics.map(topicLine).join("\n")}`,
    ...expectationLines(facts, state),
  ];
}

/** What a voice that words a reply on an answered question is told of the student. */
export function knownOfStudent(facts: LearnerFacts, question: AnsweredItem): string[] {
  if (facts.answers === 0) return ["Nothing yet: there are not enough answers."];
  const slips = question.slips.flatMap(({ misconceptionId, misconception }) => {
    const line = recurrenceLine(facts, misconceptionId);
    return line === null || misconception === null ? [] : [`${misconception.name}: ${line}`];
  });
  return [
    ...(facts.question === null ? [] : questionLines(facts.question, question)),
    ...slips,
    ...causeLines(facts),
    paceLine(facts),
  ];
}

/** How often the misconceptions behind an answer came back; nothing of those that did not. */
export function recurrenceLine(
  { slips }: LearnerFacts,
  misconceptionId: string | null,
): string | null {
  const slip = slips.find((one) => one.misconceptionId === misconceptionId);
  return slip === undefined
    ? null
    : `This one comes back: it was behind ${slip.count} of your wrong first answers.`;
}

function expectationLines(
  { expected, answersNeeded }: QuestionFacts,
  state: "before" | "after",
): string[] {
  if (expected !== null) {
    const said = `${rangeWords(expected)}. That is an estimate from your answers, not a judgment.`;
    return state === "after"
      ? [`Before your answer I put your chance of being right at ${said}`]
      : [`I put your chance of getting this one right at ${said}`];
  }
  return answersNeeded > 0
    ? ["How likely you are to get it right I cannot say: there are not enough answers yet."]
    : [];
}

export function standingWords({ pCorrect, answers, answersNeeded }: Standing): string {
  if (pCorrect === null) return `not enough answers yet; about ${answersNeeded} more will tell`;
  const grounds = answers === 0 ? "" : `, from ${counted(answers, "first answer")}`;
  return `${rangeWords(pCorrect)}${grounds}`;
}

function rangeWords({ estimate, low, high }: PCorrectRange): string {
  return `${percent(estimate)} (80% range ${percent(low)} to ${percent(high)})`;
}

function topicLine(topic: { readonly name: string } & Standing): string {
  return `- **${topic.name}**: ${standingWords(topic)}`;
}

function slipLines({ slips }: LearnerFacts): string[] {
  if (slips.length === 0) return [];
  const named = slips.slice(0, SLIPS_TOLD).map(({ name, count }) => `**${name}** (${count} times)`);
  return [`What comes back in your wrong first answers: ${named.join(", ")}.`];
}

function causeLines({ causes }: LearnerFacts): string[] {
  if (causes.length === 0) return [];
  const named = causes.map(({ cause, entries }) => `${CAUSE_WORDS[cause]} (${entries})`);
  return [
    `Causes in your error log: ${named.join(", ")}. They are proposals until you say otherwise there.`,
  ];
}

function paceLine({ pace: { ratio, answersNeeded } }: LearnerFacts): string {
  if (ratio === null) {
    return `There are not enough answers under the clock yet to speak of your pace: about ${answersNeeded} more will tell.`;
  }
  const [value, low, high] = [ratio.value, ratio.low, ratio.high].map((one) => one.toFixed(2));
  return `Under the clock you usually take ${value} times the pace of the test (80% range ${low} to ${high}).`;
}

function percent(p: number): string {
  return `${Math.round(100 * p)}%`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
