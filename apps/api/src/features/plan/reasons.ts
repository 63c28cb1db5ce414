import type { Reason } from "@lexiquant/contract";
import type { DrillReason, DrillTarget, PracticeRecord } from "@lexiquant/domain/plan";
import { MINIMUM_ANSWERS_PER_GROUP } from "@lexiquant/domain/report";

const NOTHING: Omit<Reason, "kind"> = {
  answered: 0,
  right: 0,
  pCorrect: null,
  secondsOverPace: null,
  testShare: null,
  daysSince: null,
  count: null,
  gainRatio: null,
  terms: [],
  writing: null,
};

export function reasonOf(kind: Reason["kind"], known: Partial<Omit<Reason, "kind">>): Reason {
  return { kind, ...NOTHING, ...known };
}

/** A gain is a product: its two largest factors say why. */
const TOLD_TERMS = 2;

/** The figures of a drill: what its own answers say is told once there are enough of them. */
export function drillReason(reason: DrillReason): Reason {
  const { answered, right, secondsOverPace, daysSincePractised, gainPerMinute, mixed } = reason;
  const [foremost] = reason.terms;
  const isRusting = foremost?.factor === "repetition" && daysSincePractised !== null;
  return reasonOf(isRusting ? "rusting" : "most-gain", {
    answered,
    right,
    pCorrect: daysSincePractised === null ? null : reason.pCorrect,
    secondsOverPace: answered < MINIMUM_ANSWERS_PER_GROUP ? null : secondsOverPace,
    testShare: reason.share,
    daysSince: daysSincePractised,
    gainRatio: mixed > 0 ? gainPerMinute / mixed : null,
    terms: reason.terms.slice(0, TOLD_TERMS),
  });
}

/** Own first answers to such questions. */
export function answersOn(
  records: readonly PracticeRecord[],
  { skill, kind }: DrillTarget,
): Pick<Reason, "answered" | "right"> {
  const own = records.filter((one) => one.skill === skill && (kind === null || one.kind === kind));
  return {
    answered: own.reduce((sum, { answered }) => sum + answered, 0),
    right: own.reduce((sum, { right }) => sum + right, 0),
  };
}
