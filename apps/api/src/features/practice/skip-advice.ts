import type { SessionResults } from "@lexiquant/contract";
import { newItemTime, type SkippableQuestion, skipHardest } from "@lexiquant/domain/pace";
import { paceFactorOf } from "@lexiquant/domain/session";
import type { PlacedExpectation } from "../../history/learner/expected-answer-repository.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import type { StoredSession } from "../../history/sessions/repository.ts";
import { expectedChance } from "./expected-chance.ts";
import type { DrawnItem } from "./load-session.ts";
import { timeLimitOf } from "./session-length.ts";

export interface SkipMaterial {
  readonly session: StoredSession;
  readonly drawn: readonly DrawnItem[];
  /** Of what was answered. */
  readonly expectations: readonly PlacedExpectation[];
  readonly student: LoadedStudent;
}

/** In a shorter set the two hardest are too much of it. */
const LEAST_QUESTIONS = 5;

/** What if the two hardest questions had been left for the end? By what was expected of each before it was answered. */
export function skipAdvice(material: SkipMaterial): SessionResults["skipping"] {
  const { session, drawn, student } = material;
  const { mode, timing } = session.settings;
  const limitSeconds = timeLimitOf(
    session,
    drawn.map(({ entry }) => entry.targetSeconds),
  );
  if (limitSeconds === null || drawn.length < LEAST_QUESTIONS) return null;
  if (mode === "diagnostic" || mode === "exam") return null;
  const { skipped, change } = skipHardest({
    questions: drawn.map((item) => questionOf(item, material)),
    student: student.speed,
    timeFactor: paceFactorOf(timing),
    limitSeconds,
  });
  return { positions: skipped.map((place) => drawn[place]?.position ?? place), change };
}

function questionOf(
  { position, entry }: DrawnItem,
  { expectations, student }: SkipMaterial,
): SkippableQuestion {
  const known = expectations.find((one) => one.position === position);
  if (known !== undefined) {
    const { facts, pExpected } = known;
    return { time: facts.time, pCorrect: pExpected, guessing: facts.guessing };
  }
  const chance = expectedChance(student, entry, { isTimed: true });
  return { time: newItemTime(entry.targetSeconds), ...chance };
}
