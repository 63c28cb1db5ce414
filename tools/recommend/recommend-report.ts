import {
  type ComparedStudent,
  type ExposureSummary,
  summariseWorld,
  type WorldName,
  type WorldSummary,
} from "@lexiquant/domain/plan/simulation";
import { atLeast, atMost, type BarRow, barRow, between } from "../exam-evaluation/bars.ts";

/** What `npm run eval:recommend -- --json` prints of a world: gains in points of the simulated exam, both measures. */
interface WorldReport {
  readonly policy: {
    readonly gain: number;
    /** Of the paired difference to random, points. */
    readonly ci95: readonly [number, number];
  };
  readonly random: number;
  readonly roundRobin: number;
  readonly weakestFirst: number;
  readonly fixed: number;
  readonly oracle: number;
  /** How much more than random, and how much of the oracle, percent. */
  readonly overRandom: number;
  readonly percentOfOracle: number;
  readonly topSkillShare: number;
  readonly longestRun: number;
  readonly servedAccuracy: number;
}

interface RecommendReport extends ExposureSummary {
  readonly worlds: Readonly<Record<string, WorldReport>>;
  /** Mean of `overRandom`, percent. */
  readonly meanOverRandom: number;
  /** The worst over the worlds. */
  readonly percentOfOracle: number;
  readonly topSkillShare: number;
  readonly longestRun: number;
  readonly servedAccuracy: readonly [number, number];
  /** Of a set of ten from 1,000 questions of 40 skills, median, milliseconds. */
  readonly chooseMs: number;
  readonly students: number;
}

export interface Measured extends ExposureSummary {
  readonly worlds: ReadonlyMap<WorldName, readonly ComparedStudent[]>;
  readonly chooseMs: number;
}

export function recommendReport({ worlds, ...rest }: Measured): RecommendReport {
  const reports = [...worlds].map(
    ([name, students]) => [name, worldReport(summariseWorld(students))] as const,
  );
  const of = <Key extends keyof WorldReport>(key: Key): WorldReport[Key][] =>
    reports.map(([, report]) => report[key]);
  const over = of("overRandom");
  const accuracies = of("servedAccuracy");
  return {
    worlds: Object.fromEntries(reports),
    meanOverRandom: over.reduce((sum, value) => sum + value, 0) / over.length,
    percentOfOracle: Math.min(...of("percentOfOracle")),
    topSkillShare: Math.max(...of("topSkillShare")),
    longestRun: Math.max(...of("longestRun")),
    servedAccuracy: [Math.min(...accuracies), Math.max(...accuracies)],
    ...rest,
    students: [...worlds.values()][0]?.length ?? 0,
  };
}

function worldReport({ gains, ...rest }: WorldSummary): WorldReport {
  const { policy, random, roundRobin, weakestFirst, fixed, oracle } = gains;
  const points = (percent: number) => (percent / 100) * random.gain;
  return {
    policy: { gain: policy.gain, ci95: [points(policy.ci95[0]), points(policy.ci95[1])] },
    random: random.gain,
    roundRobin: roundRobin.gain,
    weakestFirst: weakestFirst.gain,
    fixed: fixed.gain,
    oracle: oracle.gain,
    overRandom: policy.overRandom,
    ...rest,
  };
}

/** The bars of decision 0019. */
export function recommendBars(report: RecommendReport): BarRow[] {
  const perWorld = Object.entries(report.worlds).flatMap(([name, world]) => [
    barRow(`${name}: over random, percent`, world.overRandom, atLeast(6)),
    barRow(`${name}: low end over random, points`, world.policy.ci95[0], atLeast(Number.EPSILON)),
    barRow(`${name}: over round-robin, points`, world.policy.gain - world.roundRobin, atLeast(0)),
    barRow(`${name}: percent of the oracle`, world.percentOfOracle, atLeast(83)),
    barRow(`${name}: served accuracy`, world.servedAccuracy, between(0.58, 0.75)),
  ]);
  return [
    ...perWorld,
    barRow("mean over random, percent", report.meanOverRandom, atLeast(15)),
    barRow("share of a skill", report.topSkillShare, atMost(0.12)),
    barRow("longest run of a skill", report.longestRun, atMost(2)),
    barRow("never used", report.neverUsed, atMost(0.02)),
    barRow("exposure, most over mean", report.maxOverMeanExposure, atMost(10)),
    barRow("choosing, ms", report.chooseMs, atMost(5)),
  ];
}
