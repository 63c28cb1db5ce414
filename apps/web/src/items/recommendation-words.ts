import type { EssayScore, NextAction, Reason, Recommendation } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { formatDuration, formatPercent, plural } from "../lib/format.ts";
import { SECTION_NAMES } from "../messages.ts";
import { essayRange, levelInWords } from "./essays/essay-words.ts";
import { termsSentence } from "./gain-term-words.ts";
import { questionsInWords, shareInWords, withinSentence } from "./subject-words.ts";

interface RecommendationWords {
  /** What it is: `12 quantitative comparisons on inequalities`. */
  readonly title: string;
  /** Why, in whole sentences. */
  readonly reason: string;
  /** What the button does. */
  readonly action: string;
}

/** A difference in time below this is no reason for anything. */
const SECONDS_WORTH_TELLING = 5;
/** The model is not so exact that a gain this near to that of mixed practice could be told from it. */
const GAIN_WORTH_TELLING = 1.1;

/** A recommendation in words, made of its figures alone: a figure that is not known leaves its clause out. */
export function recommendationWords(recommendation: Recommendation): RecommendationWords {
  return {
    title: titleOf(recommendation),
    reason: sentencesFor(recommendation).join(" "),
    action: actionOf(recommendation),
  };
}

function titleOf({ action, subject, questions }: Recommendation): string {
  switch (action.kind) {
    case "try-twin":
      return "The same skill with new numbers";
    case "read-lesson":
      return subject?.topic == null ? "A lesson" : `Lesson: ${subject.topic.name}`;
    case "sit-exam":
      return subject === null ? "A full mock exam" : `A ${SECTION_NAMES[subject.measure]} section`;
    case "review-words":
      return questions > 0 ? `Vocabulary: ${plural(questions, "word")}` : "Vocabulary";
    case "write-essay":
      return "An essay in exam conditions";
    case "start-session":
      return sessionTitle(action, questions, subject);
  }
}

function sessionTitle(
  { settings }: Extract<NextAction, { kind: "start-session" }>,
  questions: number,
  subject: Recommendation["subject"],
): string {
  if (settings.mode === "diagnostic") return `Diagnostic of ${plural(questions, "question")}`;
  if (settings.mode === "review") return `Review of ${plural(questions, "missed question")}`;
  return questionsInWords(questions, subject);
}

function actionOf({ action, subject, questions }: Recommendation): string {
  switch (action.kind) {
    case "try-twin":
      return "Same skill, new numbers";
    case "read-lesson":
      return "Read the lesson";
    case "sit-exam":
      return subject === null ? "Set up the mock" : "Set up the section";
    case "review-words":
      return "Review words";
    case "write-essay":
      return "Set up the essay";
    case "start-session":
      return sessionAction(action, questions);
  }
}

function sessionAction(
  { settings }: Extract<NextAction, { kind: "start-session" }>,
  questions: number,
): string {
  if (settings.mode === "diagnostic") return "Start the diagnostic";
  if (settings.mode === "review") return "Start the review";
  return `Start ${plural(questions, "question")}`;
}

function sentencesFor(recommendation: Recommendation): string[] {
  const { reason } = recommendation;
  switch (reason.kind) {
    case "little-known":
      return littleKnown(recommendation);
    case "most-gain":
      return mostGain(recommendation);
    case "due-mistakes":
      return [dueMistakes(reason)];
    case "due-words":
      return [dueWords(reason)];
    case "costly-words":
      return costlyWords(reason);
    case "rusting":
      return rusting(recommendation);
    case "mock-due":
      return mockDue(recommendation);
    case "just-missed":
      return justMissed(recommendation);
    case "essay-first":
    case "essay-below-target":
    case "essay-long-ago":
      return essaySentences(reason);
  }
}

function littleKnown({ reason, action }: Recommendation): string[] {
  const known =
    reason.answered === 0
      ? "Nothing is known yet of where you stand here."
      : `Only ${plural(reason.answered, "answer")} of yours ${reason.answered === 1 ? "is" : "are"} on record here.`;
  const isDiagnostic = action.kind === "start-session" && action.settings.mode === "diagnostic";
  const brings = isDiagnostic
    ? "Its questions follow your answers, so that each tells as much as it can."
    : "These questions would show more.";
  return [known, brings];
}

function mostGain(recommendation: Recommendation): string[] {
  const { reason, subject } = recommendation;
  const share =
    reason.testShare === null || subject === null
      ? null
      : `they make up about ${shareInWords(reason.testShare)} of ${MEASURE_NAMES[subject.measure]}`;
  const facts = [sentenceOf([rateClause(reason), paceClause(reason), share])];
  const gain =
    reason.gainRatio !== null && reason.gainRatio > GAIN_WORTH_TELLING
      ? `By our model, a minute here is worth about ${minutesOf(reason.gainRatio)} of mixed practice.`
      : null;
  const told = [...facts, gain, termsSentence(recommendation)].filter(
    (sentence) => sentence !== null,
  );
  return told.length > 0 ? told : ["By our model, practice brings most here."];
}

function dueMistakes({ count }: Reason): string {
  if (count === null) return "Questions that you missed are due for another try.";
  return count === 1
    ? "One question that you missed is due for another try."
    : `${count} questions that you missed are due for another try.`;
}

/** Words met for the first time from which the share that was known is worth telling. */
const LEAST_MET_WORDS = 5;

function costlyWords({ answered, right, testShare, count }: Reason): string[] {
  const share =
    testShare === null ? "" : `, about ${shareInWords(testShare)} of ${MEASURE_NAMES.verbal},`;
  const sentences = [
    `Questions on the meaning of words${share} are where you fall below your own level most.`,
  ];
  if (answered >= LEAST_MET_WORDS) {
    sentences.push(
      `Of ${plural(answered, "word")} you met here for the first time, you knew ${right}.`,
    );
  }
  if (count !== null) {
    sentences.push(`${plural(count, "word")} ${count === 1 ? "is" : "are"} due or new today.`);
  }
  return sentences;
}

function dueWords({ count }: Reason): string {
  if (count === null) return "Words are due: reviewed today, they cost least time to keep.";
  const due = `${plural(count, "word")} ${count === 1 ? "is" : "are"} due`;
  return `${due}: reviewed today, ${count === 1 ? "it costs" : "they cost"} least time to keep.`;
}

function rusting(recommendation: Recommendation): string[] {
  const { reason } = recommendation;
  const since =
    reason.daysSince === null
      ? "What you won here is fading."
      : `You last practiced this ${daysAgo(reason.daysSince)}, and what you won is fading.`;
  const record = sentenceOf([rateClause(reason), expectedClause(reason)]);
  return [since, record, termsSentence(recommendation)].filter((sentence) => sentence !== null);
}

function mockDue({ reason, subject }: Recommendation): string[] {
  const what = subject === null ? "A mock" : "A section";
  const last = reason.daysSince === null ? [] : [`Your last one was ${daysAgo(reason.daysSince)}.`];
  return [...last, `${what} shows where you stand under the test’s conditions.`];
}

function justMissed({ reason: { count }, action }: Recommendation): string[] {
  if (action.kind === "try-twin") {
    return ["You missed such a question just now: this one shows whether it is clear."];
  }
  if (count === null) return ["You missed such a question just now."];
  return [`You missed ${plural(count, "such question")} just now.`];
}

/** An essay's reason: when the last was, how far the estimate is from the target, and what held it back most. */
function essaySentences({ kind, daysSince, writing }: Reason): string[] {
  const { score = null, target = null, weakest = null } = writing ?? {};
  const last =
    kind === "essay-first" || daysSince === null
      ? "You have not finished an essay yet."
      : `You last wrote one ${daysAgo(daysSince)}.`;
  const standing = score === null ? null : standingWords(score, target);
  const aim =
    score === null && target !== null ? `Your writing target is ${levelInWords(target)}.` : null;
  const trait =
    weakest === null
      ? null
      : `The weakest of its five traits was ${withinSentence(weakest.name)}, ${levelInWords(weakest.level)} of 6.`;
  const what = score === null ? "One shows where you stand, and what to change next." : null;
  return [last, standing, aim, trait, what].filter((sentence) => sentence !== null);
}

function standingWords(score: EssayScore, target: number | null): string {
  const estimate = `Your latest rated essay is estimated at ${levelInWords(score.score)} (80% range ${essayRange(score)})`;
  if (target === null) return `${estimate}.`;
  return score.score < target
    ? `${estimate}, below your target of ${levelInWords(target)}.`
    : `${estimate}, at or above your target of ${levelInWords(target)}.`;
}

function rateClause({ answered, right, pCorrect }: Reason): string | null {
  if (answered > 0) return `you got ${right} of ${answered} right`;
  return pCorrect === null
    ? null
    : `you have answered none yet, and our model expects about ${formatPercent(pCorrect)} right`;
}

/** What is left of an earlier rate; where nothing was answered the rate's own clause has told it. */
function expectedClause({ answered, pCorrect }: Reason): string | null {
  if (answered === 0 || pCorrect === null) return null;
  return `our model now expects about ${formatPercent(pCorrect)} right`;
}

function paceClause({ secondsOverPace }: Reason): string | null {
  if (secondsOverPace === null) return null;
  const seconds = Math.round(Math.abs(secondsOverPace));
  if (seconds < SECONDS_WORTH_TELLING) return null;
  const time = formatDuration(seconds * 1000);
  return secondsOverPace > 0
    ? `they cost you ${time} more than the pace`
    : `they take you ${time} less than the pace`;
}

function minutesOf(gainRatio: number): string {
  const minutes = Math.round(gainRatio * 10) / 10;
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

function daysAgo(days: number): string {
  const whole = Math.round(days);
  if (whole <= 0) return "today";
  return whole === 1 ? "yesterday" : `${whole} days ago`;
}

/** `A.`, `A, and b.`, `A, b, and c.`; null without any clause. */
function sentenceOf(clauses: readonly (string | null)[]): string | null {
  const told = clauses.filter((clause) => clause !== null);
  const last = told.at(-1);
  if (last === undefined) return null;
  const before = told.slice(0, -1);
  const text = before.length === 0 ? last : `${before.join(", ")}, and ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
