import type { ResultQuestion, SessionResults } from "@lexiquant/contract";
import { paceFactorOf } from "@lexiquant/domain/session";
import { formatDuration } from "../../../lib/format.ts";

/** Within a tenth of the pace counts as on it. */
const ON_PACE_SHARE = 0.1;

/** The score first: `You got 7 of 10 questions right.` */
export function scoreSentence({ session }: SessionResults): string {
  const { items, answered } = session;
  const correct = session.correct ?? 0;
  const score = `You got ${correct} of ${items} ${items === 1 ? "question" : "questions"} right`;
  return answered === items ? `${score}.` : `${score}; ${items - answered} not answered.`;
}

/** Time spent against the pace of the session for the questions answered. */
export function paceSentence({ session, questions, paceMs }: SessionResults): string {
  const answered = questions.filter(({ attempt }) => attempt !== null);
  if (answered.length === 0) return "Nothing was answered, so there is no pace to speak of.";
  const spentMs = answered.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
  const whose = paceFactorOf(session.settings.timing) === 1 ? "the exam’s" : "your";
  const [took, them] = answered.length === 1 ? ["It took", "it"] : ["They took", "them"];
  const times = `${took} you ${formatDuration(spentMs)}; ${whose} pace for ${them} is ${formatDuration(paceMs)}`;
  const overMs = spentMs - paceMs;
  if (Math.abs(overMs) <= paceMs * ON_PACE_SHARE) return `${times}: you were on pace.`;
  const difference = formatDuration(Math.abs(overMs));
  return overMs > 0
    ? `${times}: ${difference} more than that.`
    : `${times}: ${difference} less than that.`;
}

/** How to read the rates; names the answers that a figure takes where a group has fewer. */
export function rangeSentence({ byKind, byTopic }: SessionResults): string {
  const range =
    "A few answers say little: the range is where your true rate lies with a chance of 80%";
  const short = [...byKind, ...byTopic].find(({ rate }) => rate.answersNeeded > 0);
  if (short === undefined) return `${range}.`;
  const needed = short.rate.answered + short.rate.answersNeeded;
  return `${range}, and below ${needed} answers no figure is shown.`;
}

export type ResultVerdict = "right" | "wrong" | "shown" | "not-answered";

export function verdictOf({ attempt }: ResultQuestion): ResultVerdict {
  if (attempt === null) return "not-answered";
  if (attempt.assistance.gaveUp) return "shown";
  return attempt.outcome?.correct === true ? "right" : "wrong";
}
