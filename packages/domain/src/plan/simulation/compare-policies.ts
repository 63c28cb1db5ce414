import { drawNormal, seededRandom } from "../../kernel/index.ts";
import { drawStudent } from "../../learner/simulation/index.ts";
import { oraclePolicy } from "./oracle-policy.ts";
import { type Exposures, plannedPolicy } from "./planned-policy.ts";
import {
  fixedPolicy,
  randomPolicy,
  roundRobinPolicy,
  weakestFirstPolicy,
} from "./simple-policies.ts";
import {
  type Course,
  type CourseLength,
  type CourseStudent,
  type PractisedItem,
  pointsWon,
  simulateCourse,
  testDayOf,
} from "./simulate-course.ts";
import { type SimulatedExam, simulatedExam } from "./simulated-exam.ts";
import { type CourseSummary, summariseCourse } from "./summarise-course.ts";
import { WORLDS, type WorldName } from "./worlds.ts";

export const POLICIES = [
  "policy",
  "random",
  "roundRobin",
  "weakestFirst",
  "fixed",
  "oracle",
] as const;
export type PolicyName = (typeof POLICIES)[number];

export interface Comparison {
  readonly world: WorldName;
  readonly seed: number;
  readonly students: number;
  readonly length: CourseLength;
}

/** What came of one student's courses: the same student, begun anew under each policy. */
export interface ComparedStudent {
  /** True points of both measures on the test's day that practice has won. */
  readonly points: Readonly<Record<PolicyName, number>>;
  /** The course of the policy that ships. */
  readonly course: CourseSummary;
}

const PACE_DEVIATION = 0.25;

/** Every student under every policy. Other seeds are other exams, banks and students. */
export function comparePolicies({ world, seed, students, length }: Comparison): ComparedStudent[] {
  const exam = simulatedExam(seededRandom(seed));
  const exposures: Exposures = new Map();
  return Array.from({ length: students }, (_, index) => {
    const own = 7919 * seed + 104_729 * (index + 1);
    const run = (policy: PolicyName) => runPolicy({ exam, world, length, own, policy, exposures });
    const runs = Object.fromEntries(POLICIES.map((policy) => [policy, run(policy)])) as Record<
      PolicyName,
      { points: number; log: PractisedItem[] }
    >; // of every policy
    const points = Object.fromEntries(
      POLICIES.map((policy) => [policy, runs[policy].points]),
    ) as Record<PolicyName, number>; // of every policy
    return { points, course: summariseCourse(runs.policy.log, exam.shares) };
  });
}

interface Run {
  readonly exam: SimulatedExam;
  readonly world: WorldName;
  readonly length: CourseLength;
  /** Seed of the student. */
  readonly own: number;
  readonly policy: PolicyName;
  readonly exposures: Exposures;
}

function runPolicy({ exam, world, length, own, policy, exposures }: Run) {
  const drawing = seededRandom(own);
  const student: CourseStudent = {
    abilities: drawStudent(drawing),
    pace: Math.exp(PACE_DEVIATION * drawNormal(drawing)),
  };
  const random = seededRandom(own + 1 + POLICIES.indexOf(policy));
  const course: Course = { exam, world: WORLDS[world], student, length, random };
  const log = simulateCourse(course, startPolicy(policy, course, exposures));
  return { points: pointsWon(student, exam, { day: testDayOf(length), domain: null }), log };
}

function startPolicy(name: PolicyName, course: Course, exposures: Exposures) {
  switch (name) {
    case "policy":
      return plannedPolicy(course, exposures);
    case "random":
      return randomPolicy(course);
    case "roundRobin":
      return roundRobinPolicy(course);
    case "weakestFirst":
      return weakestFirstPolicy(course);
    case "fixed":
      return fixedPolicy(course);
    case "oracle":
      return oraclePolicy(course);
  }
}
