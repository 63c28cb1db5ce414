import type { ExamReport } from "@lexiquant/contract";
import { KIND_NAMES } from "@lexiquant/domain/item";
import { groupBy } from "@lexiquant/domain/kernel";
import { formatDuration, plural } from "../../../../lib/format.ts";
import { verdictOf } from "../../results/result-words.ts";
import { isFewerThanChance } from "./chance.ts";
import { isOverInvested } from "./pace-words.ts";
import { isMissed, type PlacedQuestion, questionsOf } from "./report-questions.ts";

/** Below as many questions of a group nothing is said of the group but its count. */
const QUESTIONS_TO_TELL = 8;
/** A single miss is no pattern. */
const FEWEST_MISSES = 2;
/** Time over the pace below which it is not worth a sentence. */
const WORTH_TELLING_MS = 60_000;

/** What a group of questions cost. */
interface Cost {
  readonly name: string;
  readonly questions: readonly PlacedQuestion[];
  readonly missed: number;
  /** Sum over its questions of the time above the pace, ≥ 0. */
  readonly overMs: number;
}

/** What cost most, in words made of the figures, and of nothing else. */
export function debriefOf(report: ExamReport): readonly string[] {
  const questions = questionsOf(report);
  if (questions.length === 0) return ["No question was asked in this exam."];
  const topic = costliest(costsBy(questions, ({ question }) => question.topic));
  const kinds = costsBy(questions, ({ question }) => KIND_NAMES[question.kind]);
  const missed = questions.filter(isMissed).length;
  return [
    missedSentence(questions),
    ...(missed === 0
      ? []
      : [topicSentence(topic, questions), kindSentence(costliest(kinds), questions)]),
    timeSentence(kinds),
    sunkSentence(questions),
  ].filter((sentence) => sentence !== null);
}

function costsBy(
  questions: readonly PlacedQuestion[],
  nameOf: (question: PlacedQuestion) => string,
): Cost[] {
  return [...groupBy(questions, nameOf)].map(([name, group]) => ({
    name,
    questions: group,
    missed: group.filter(isMissed).length,
    overMs: group.reduce((sum, { question }) => sum + overPaceMs(question), 0),
  }));
}

function overPaceMs({ elapsedMs, targetSeconds }: PlacedQuestion["question"]): number {
  return Math.max(0, elapsedMs - targetSeconds * 1000);
}

/** Most points lost; of equal ones that with more time over the pace. Null where nothing was missed. */
function costliest(costs: readonly Cost[]): Cost | null {
  const [first] = costs
    .filter(({ missed }) => missed > 0)
    .toSorted((one, other) => other.missed - one.missed || other.overMs - one.overMs);
  return first ?? null;
}

function missedSentence(questions: readonly PlacedQuestion[]): string {
  const verdicts = questions.map(({ question }) => verdictOf(question));
  const open = verdicts.filter((verdict) => verdict === "not-answered").length;
  const wrong = verdicts.filter((verdict) => verdict === "wrong").length;
  const asked = plural(questions.length, "question");
  const answered = `${wrong} ${wrong === 1 ? "was" : "were"} answered wrong`;
  if (open + wrong === 0) return `Of ${asked} none was missed.`;
  const guess = " A wrong answer costs nothing, so a guess would have been worth it.";
  return open === 0
    ? `Of ${asked}, ${answered}.`
    : `Of ${asked}, ${answered} and ${open} not at all.${guess}`;
}

function topicSentence(topic: Cost | null, all: readonly PlacedQuestion[]): string {
  if (topic === null || topic.missed < FEWEST_MISSES) {
    return "No topic cost more than one point: too few questions of each to tell where you are weak.";
  }
  return `Most points were lost on ${topic.name}: ${ofItsQuestions(topic)}. ${standing(topic, all)}`;
}

function kindSentence(kind: Cost | null, all: readonly PlacedQuestion[]): string | null {
  if (kind === null || kind.missed < FEWEST_MISSES) return null;
  return `By type it was ${kind.name}: ${ofItsQuestions(kind)}. ${standing(kind, all)}`;
}

function ofItsQuestions({ missed, questions }: Cost): string {
  return `${missed} of ${plural(questions.length, "question")} missed`;
}

/** Whether a group stands out from the rest of its measure by more than chance. */
function standing(cost: Cost, all: readonly PlacedQuestion[]): string {
  if (cost.questions.length < QUESTIONS_TO_TELL) {
    return "That is too few questions to tell a weakness from chance.";
  }
  const measures = new Set(cost.questions.map(({ section }) => section.measure));
  const peers = all.filter(({ section }) => measures.has(section.measure));
  const right = (part: readonly PlacedQuestion[]) => part.filter((one) => !isMissed(one)).length;
  if (peers.length === cost.questions.length)
    return "They are all of the measure, so there is nothing to compare.";
  const stands = isFewerThanChance({
    right: right(cost.questions),
    drawn: cost.questions.length,
    rightOfAll: right(peers),
    all: peers.length,
  });
  return stands
    ? "That is worse than the rest of the measure by more than chance often makes."
    : "The rest of the measure went about as well, so this may be chance.";
}

function timeSentence(kinds: readonly Cost[]): string | null {
  const [slowest] = kinds.toSorted((one, other) => other.overMs - one.overMs);
  if (slowest === undefined || slowest.overMs < WORTH_TELLING_MS) return null;
  return `Most time over the pace went into ${slowest.name}: ${formatDuration(slowest.overMs)} over ${plural(slowest.questions.length, "question")}.`;
}

function sunkSentence(questions: readonly PlacedQuestion[]): string | null {
  const sunk = questions.filter(({ question }) => isOverInvested(question));
  if (sunk.length === 0) return null;
  const ms = sunk.reduce((sum, { question }) => sum + overPaceMs(question), 0);
  return `${formatDuration(ms)} above the pace ended in ${plural(sunk.length, "wrong answer")}; leaving earlier would have bought that time for other questions.`;
}
