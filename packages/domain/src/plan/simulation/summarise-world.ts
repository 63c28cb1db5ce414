import { type ComparedStudent, POLICIES, type PolicyName } from "./compare-policies.ts";

/** True points won until the test's day, on average over students. */
interface PolicyGain {
  readonly gain: number;
  /** 95 % interval of the paired difference to random practice, in percent of random practice's gain. */
  readonly ci95: readonly [number, number];
  /** The difference itself, percent. */
  readonly overRandom: number;
}

export interface WorldSummary {
  readonly gains: Readonly<Record<PolicyName, PolicyGain>>;
  readonly percentOfOracle: number;
  /** Of the student whose course is worst in that. */
  readonly topSkillShare: number;
  readonly longestRun: number;
  /** On average over students. */
  readonly servedAccuracy: number;
}

const Z975 = 1.959963985;

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the courses of one world come to. */
export function summariseWorld(students: readonly ComparedStudent[]): WorldSummary {
  const gains = Object.fromEntries(
    POLICIES.map((policy) => [policy, gainOf(students, policy)]),
  ) as Record<PolicyName, PolicyGain>; // of every policy
  return {
    gains,
    percentOfOracle: (100 * gains.policy.gain) / gains.oracle.gain,
    topSkillShare: Math.max(...students.map(({ course }) => course.topSkillShare)),
    longestRun: Math.max(...students.map(({ course }) => course.longestRun)),
    servedAccuracy: average(students.map(({ course }) => course.accuracy)),
  };
}

function gainOf(students: readonly ComparedStudent[], policy: PolicyName): PolicyGain {
  const base = average(students.map(({ points }) => points.random));
  const percents = students.map(({ points }) => (100 * (points[policy] - points.random)) / base);
  const overRandom = average(percents);
  const squares = percents.reduce((sum, percent) => sum + (percent - overRandom) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, percents.length - 1) / percents.length);
  return {
    gain: average(students.map(({ points }) => points[policy])),
    ci95: [overRandom - Z975 * error, overRandom + Z975 * error],
    overRandom,
  };
}
