import { MEASURES, type Measure } from "../item/index.ts";
import { balanceMeasures } from "./balance-measures.ts";
import type { Drill, StudyPlanRequest } from "./study-plan.ts";
import { type Turn, takeTurns } from "./take-turns.ts";

/** A drill is at most so long: shorter ones reach more topics, and a topic comes back the sooner. */
const LONGEST_MINUTES = 10;
const STEP_MINUTES = 5;
/**
 * What had a turn comes back before what had none only where it is worth so much more, and where it had one the week before
 * only for as much again. A judgement.
 */
const WORTH_REPEATING = 2;

/** Minutes of mixed sets by measure. */
export type SetMinutes = Readonly<Record<Measure, number>>;

/**
 * Gives the drills of a plan, week by week. The measures keep their shares; within one the drill has the turn that promises
 * most after the questions already planned:
 *
 *     g (G + n) / (G + n + planned)
 *
 * with the gain g of its next question, the answers n so far and the answers G after which a gain is half. Planned are its
 * own drills and its share of the mixed sets. A subject comes once a week, unless there is no other.
 */
export function rotateDrills(
  { drills, gainHalvesAfter }: Pick<StudyPlanRequest, "drills" | "gainHalvesAfter">,
  measureShares: Readonly<Record<Measure, number>>,
): (minutes: number, sets: SetMinutes) => Turn<Drill>[] {
  const balance = balanceMeasures(measureShares);
  const planned = new Map<string, number>();
  const plan = ({ subject }: Drill, questions: number) =>
    planned.set(subject, (planned.get(subject) ?? 0) + questions);
  const before = new Set<string>();
  let lastWeek = new Set<string>();
  const worth = ({ subject, gainPerMinute, answers }: Drill) => {
    const known = gainHalvesAfter + answers;
    const left = (gainPerMinute * known) / (known + (planned.get(subject) ?? 0));
    const times = Number(before.has(subject)) + Number(lastWeek.has(subject));
    return left / WORTH_REPEATING ** times;
  };
  const drilled = MEASURES.filter((measure) => drills.some((drill) => drill.measure === measure));
  return (minutes, sets) => {
    for (const { drill, questions } of askedInSets(drills, sets)) plan(drill, questions);
    const thisWeek = new Set<string>();
    const next = () => {
      const measure = balance.next(drilled);
      const own = drills.filter((drill) => drill.measure === measure);
      const fresh = own.filter(({ subject }) => !thisWeek.has(subject));
      const best = bestOf(fresh.length > 0 ? fresh : own, worth);
      return best === null ? null : { value: best, minutes: turnMinutes(best) };
    };
    const given = ({ value, minutes: own }: Turn<Drill>) => {
      balance.give(value.measure, own);
      plan(value, (own * value.questions) / value.minutes);
      thisWeek.add(value.subject);
    };
    const turns = takeTurns(minutes, { next, given });
    for (const subject of thisWeek) before.add(subject);
    lastWeek = thisWeek;
    return turns;
  };
}

/** Questions of each subject that mixed sets of a measure ask, by the exam's shares and the time of a question. */
function askedInSets(drills: readonly Drill[], sets: SetMinutes) {
  return MEASURES.flatMap((measure) => {
    const own = drills.filter((drill) => drill.measure === measure);
    const usual = own.reduce(
      (sum, { testShare, minutes, questions }) => sum + (testShare * minutes) / questions,
      0,
    );
    return own.map((drill) => ({
      drill,
      questions: usual === 0 ? 0 : (sets[measure] * drill.testShare) / usual,
    }));
  });
}

function bestOf(drills: readonly Drill[], worth: (drill: Drill) => number): Drill | null {
  return drills.reduce<Drill | null>(
    (best, drill) => (best === null || worth(drill) > worth(best) ? drill : best),
    null,
  );
}

function turnMinutes({ minutes }: Drill): number {
  const steps = STEP_MINUTES * Math.round(minutes / STEP_MINUTES);
  return Math.min(LONGEST_MINUTES, Math.max(STEP_MINUTES, steps));
}
