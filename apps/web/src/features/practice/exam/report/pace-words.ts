import type { ExamReportQuestion, ExamReportSection } from "@lexiquant/contract";
import { formatDuration, plural } from "../../../../lib/format.ts";
import { listInWords } from "../../../../lib/list-in-words.ts";
import { verdictOf } from "../../results/result-words.ts";
import { isFewerThanChance } from "./chance.ts";

/** Multiples of a question's pace (measurement, section on pacing): above, and below, with a wrong answer. */
const OVER_INVESTED_FACTOR = 2;
const RUSHED_FACTOR = 0.4;

const LAST_QUESTIONS = 5;
/** Left over at the section's end below which nothing was to spare. */
const NOTHING_TO_SPARE_MS = 1_000;

function paceShare({ elapsedMs, targetSeconds }: ExamReportQuestion): number {
  return elapsedMs / (targetSeconds * 1000);
}

/** More than twice its pace, and wrong: the time bought nothing. */
export function isOverInvested(question: ExamReportQuestion): boolean {
  return verdictOf(question) === "wrong" && paceShare(question) > OVER_INVESTED_FACTOR;
}

/** Less than four tenths of its pace, and wrong: perhaps a point given away. */
export function isRushed(question: ExamReportQuestion): boolean {
  return verdictOf(question) === "wrong" && paceShare(question) < RUSHED_FACTOR;
}

/** All that the picture of a section's pace says, one sentence each. */
export function paceSentences(section: ExamReportSection): string[] {
  const { questions } = section;
  const over = named(questions.filter(isOverInvested));
  const rushed = named(questions.filter(isRushed));
  return [
    endSentence(section),
    over === null ? null : `Over-invested (more than twice the pace, and wrong): ${over}.`,
    rushed === null ? null : `Rushed (less than four tenths of the pace, and wrong): ${rushed}.`,
    over === null && rushed === null ? "No wrong answer was rushed or over-invested." : null,
    lastQuestionsSentence(questions),
  ].filter((sentence) => sentence !== null);
}

/** More than these are no exceptions: they are counted, and the table has their times. */
const MOST_NAMED = 4;

/** `question 4 (3 min against 1 min 30 s) and question 9 (…)`; null without questions. */
function named(questions: readonly ExamReportQuestion[]): string | null {
  if (questions.length === 0) return null;
  if (questions.length > MOST_NAMED) {
    const places = questions.map(({ position }) => `${position + 1}`);
    return `${plural(questions.length, "question")}, ${listInWords(places)}`;
  }
  return listInWords(
    questions.map(
      ({ position, elapsedMs, targetSeconds }) =>
        `question ${position + 1} (${formatDuration(elapsedMs)} against ${formatDuration(targetSeconds * 1000)})`,
    ),
  );
}

/** The time of the section and how it ended: left, ended by the clock, or quit. */
export function endSentence({ limitMs, usedMs, endedBy, questions }: ExamReportSection): string {
  const used =
    limitMs === null
      ? `You took ${formatDuration(usedMs)}; there was no limit.`
      : `You took ${formatDuration(usedMs)} of ${formatDuration(limitMs)}.`;
  const open = questions.filter(({ attempt }) => attempt === null).length;
  const left = open === 0 ? "" : `, with ${plural(open, "question")} not answered`;
  if (endedBy === "time") return `${used} It ended by itself when the time was up${left}.`;
  if (endedBy === "quit") return `${used} You quit the exam in it${left}.`;
  if (endedBy === null) return used;
  const spareMs = limitMs === null ? 0 : limitMs - usedMs;
  const early = spareMs < NOTHING_TO_SPARE_MS ? "" : ` ${formatDuration(spareMs)} early`;
  return `${used} You left it${early}${left}.`;
}

/** Whether the end of a section went worse than what came before; null where the section is too short to have an end. */
export function lastQuestionsSentence(questions: readonly ExamReportQuestion[]): string | null {
  const before = questions.length - LAST_QUESTIONS;
  if (before < LAST_QUESTIONS) return null;
  const rights = questions.map((question) => Number(verdictOf(question) === "right"));
  const sum = (part: readonly number[]) => part.reduce((total, right) => total + right, 0);
  const right = sum(rights.slice(before));
  const rightOfAll = sum(rights);
  const rightBefore = rightOfAll - right;
  const counts = `${right} of the last ${LAST_QUESTIONS} questions right, ${rightBefore} of the ${before} before them`;
  if (right / LAST_QUESTIONS >= rightBefore / before) return `No drop at the end: ${counts}.`;
  const draw = { right, drawn: LAST_QUESTIONS, rightOfAll, all: questions.length };
  return isFewerThanChance(draw)
    ? `A drop at the end: ${counts}. Chance alone seldom makes such a drop.`
    : `${counts}: too few questions to tell a drop from chance.`;
}
