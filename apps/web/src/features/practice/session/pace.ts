import type { PracticeSession, SessionPace } from "@lexiquant/contract";
import {
  type ExpectedTime,
  expectedTime,
  type FinishingBand,
  finishingBand,
  ghostPlace,
  type StudentSpeed,
  secondsAhead,
  updateTimes,
} from "@lexiquant/domain/pace";
import {
  type ItemProgress,
  type PracticeProgress,
  paceFactorOf,
  reviewStatus,
  totalElapsedMs,
} from "@lexiquant/domain/session";

/** A timed set held against a ghost: the exam's pace, or the student's own earlier one. */
export interface Pace {
  readonly ghost: "exam" | "earlier";
  /** The question that the ghost is working on, counted from 1. */
  readonly question: number;
  /** Share of the set that the ghost has behind, 0 … 1. */
  readonly share: number;
  /** By which what is done, and what an open question took beyond the ghost's time, took less than the ghost's time for it; null while nothing is done. */
  readonly aheadSeconds: number | null;
  /** When the set will be done; null while too little is done to say. */
  readonly finish: FinishingBand | null;
}

type PacedSession = Pick<PracticeSession, "pace" | "settings" | "items">;

/** Done questions from which on a finish is told: its 80 % range was measured from there on. */
const LEAST_DONE = 3;
/** Below this share of the expected time an answer tells nothing of the student's speed. */
const RAPID_SHARE = 0.2;

/** How long this student is expected to take on a question; null where the session has no pace. */
export function expectedOf(
  { pace, settings }: Pick<PacedSession, "pace" | "settings">,
  position: number,
): ExpectedTime | null {
  const item = pace?.questions[position]?.time;
  if (pace === null || item === undefined) return null;
  return expectedTime({ item, student: pace.student, timeFactor: paceFactorOf(settings.timing) });
}

/** Null where the session has no pace. It moves with what is done, and with an open question only once that takes longer than the ghost. */
export function paceOf(session: PacedSession, progress: PracticeProgress): Pace | null {
  const { pace, settings } = session;
  if (pace === null) return null;
  const ghost = ghostOf(pace, paceFactorOf(settings.timing));
  const count = ghost.targetSeconds.length;
  const { position, fraction } = ghostPlace(ghost, totalElapsedMs(progress) / 1000);
  const done = progress.items.flatMap((entry, at) => (isDone(entry) ? [at] : []));
  const targetSeconds = done.map((at) => ghost.targetSeconds[at] ?? 0);
  const ghostTime = (at: number) => (ghost.targetSeconds[at] ?? 0) * ghost.timeFactor;
  const elapsedSeconds = secondsOn(progress, done) + secondsOver(progress, done, ghostTime);
  return {
    ghost: pace.earlierSeconds === null ? "exam" : "earlier",
    question: Math.min(count, position + 1),
    share: (position + fraction) / count,
    aheadSeconds:
      done.length === 0
        ? null
        : secondsAhead({ ...ghost, targetSeconds }, { position: done.length, elapsedSeconds }),
    finish: done.length < LEAST_DONE ? null : finishOf(session, pace, { progress, done }),
  };
}

export function isDone(entry: ItemProgress): boolean {
  const status = reviewStatus(entry);
  return status === "submitted" || status === "answered";
}

/** An earlier run holds the time that was granted then. */
function ghostOf({ questions, earlierSeconds }: SessionPace, timeFactor: number) {
  if (earlierSeconds !== null) return { targetSeconds: earlierSeconds, timeFactor: 1 };
  return { targetSeconds: questions.map(({ targetSeconds }) => targetSeconds), timeFactor };
}

interface Done {
  readonly progress: PracticeProgress;
  /** Positions. */
  readonly done: readonly number[];
}

/** What an open question has taken beyond its expected time comes on top: its own time is counted in full. */
function finishOf(session: PacedSession, pace: SessionPace, { progress, done }: Done) {
  const timeFactor = paceFactorOf(session.settings.timing);
  const left = leftOf(progress, done);
  const expected = (at: number) => expectedOf(session, at)?.seconds ?? 0;
  const elapsedSeconds = secondsOn(progress, done) + secondsOver(progress, done, expected);
  return finishingBand(elapsedSeconds, {
    items: left.flatMap((at) => pace.questions[at]?.time ?? []),
    student: speedAfter(session, pace, { progress, done }),
    timeFactor,
  });
}

/** The student's speed after the answers of this session that it does not rest on yet. */
function speedAfter(session: PacedSession, pace: SessionPace, { progress, done }: Done) {
  const timeFactor = paceFactorOf(session.settings.timing);
  return done.reduce<StudentSpeed>((student, at) => {
    const item = pace.questions[at]?.time;
    const elapsedMs = progress.items[at]?.work.elapsedMs ?? 0;
    const gaveUp = session.items[at]?.attempt?.assistance.gaveUp === true;
    if (item === undefined || gaveUp || pace.counted.includes(at)) return student;
    const meeting = { item, student, timeFactor };
    const isRapid = elapsedMs < RAPID_SHARE * 1000 * expectedTime(meeting).seconds;
    return isRapid ? student : updateTimes(meeting, elapsedMs).student;
  }, pace.student);
}

function leftOf({ items }: PracticeProgress, done: readonly number[]): number[] {
  return items.flatMap((_, at) => (done.includes(at) ? [] : [at]));
}

/** What questions that are not done took beyond their time. */
function secondsOver(
  progress: PracticeProgress,
  done: readonly number[],
  timeOf: (position: number) => number,
): number {
  const over = leftOf(progress, done).map((at) => secondsOn(progress, [at]) - timeOf(at));
  return over.reduce((sum, one) => sum + Math.max(0, one), 0);
}

function secondsOn({ items }: PracticeProgress, positions: readonly number[]): number {
  return positions.reduce((sum, at) => sum + (items[at]?.work.elapsedMs ?? 0), 0) / 1000;
}
