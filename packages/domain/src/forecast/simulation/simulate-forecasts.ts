import type { Measure } from "../../item/index.ts";
import { type RandomSource, seededRandom } from "../../kernel/index.ts";
import { addItem, DEFAULT_PRIORS, DEFAULT_WEIGHTS, poolOf } from "../../learner/index.ts";
import { SIMULATED_SKILLS, simulatedBank } from "../../learner/simulation/index.ts";
import {
  type PercentileTable,
  type ScaledScore,
  type ScoreScale,
  scoreScale,
  UNTESTED_LINK,
} from "../../report/index.ts";
import { type DatedEstimate, type LearningRate, updateLearningRate } from "../learning-rate.ts";
import { type MeasureAbility, measureAbility, scoreOf } from "../measure-ability.ts";
import { projectAbility } from "../project-ability.ts";
import { pTarget, TEST_ERROR } from "../target-probability.ts";
import {
  COURSE_DAYS,
  MEASURES,
  type PerMeasure,
  SIMULATED_BLUEPRINTS,
  type SimulatedCourse,
  type SimulatedWorld,
  takeCourse,
} from "./simulated-course.ts";
import { drawPanel, itemsOf } from "./simulated-exam.ts";

export interface ForecastTask {
  readonly seed: number;
  readonly learners: number;
  readonly tables: PerMeasure<PercentileTable>;
  /** What forecasts start from. */
  readonly prior: LearningRate;
}

/** One forecast held against what came of it. */
export interface JudgedForecast {
  readonly measure: Measure;
  /** Day of the forecast: 0, 7, 14 or 21 of 28. */
  readonly day: number;
  readonly trueForecast: ScaledScore;
  readonly observedForecast: ScaledScore;
  /** Score of the last mock, and the mean of all so far. */
  readonly lastMock: number;
  readonly meanOfMocks: number;
  /** Of the test day: the score of the true ability before rounding, and the score of the one sitting. */
  readonly trueScore: number;
  readonly observed: number;
  /** Probabilities of reaching targets about the forecast, and whether they were. */
  readonly targets: readonly { readonly probability: number; readonly isCorrect: boolean }[];
}

const MOCKS_AND_TEST = 5;
const AUTHORS_ERROR = 0.6;
/** Targets, in points from the middle of what the first mock's day lets expect. */
const TARGETS = [-4, 0, 4, 8];

export function simulateForecasts(task: ForecastTask): JudgedForecast[] {
  const world = drawWorld(seededRandom(task.seed), task.tables);
  return Array.from({ length: task.learners }, (_, index) => {
    const course = takeCourse(world, index);
    return MEASURES.flatMap((measure) =>
      forecastsOf(course, measure, { scale: world.scales[measure], prior: task.prior }),
    );
  }).flat();
}

function drawWorld(random: RandomSource, tables: PerMeasure<PercentileTable>): SimulatedWorld {
  const bank = simulatedBank(random);
  const draw = { random, authorsError: AUTHORS_ERROR };
  const panels = Array.from({ length: MOCKS_AND_TEST }, (_, n) => ({
    verbal: drawPanel(`panel-${n}`, "verbal", draw),
    quantitative: drawPanel(`panel-${n}`, "quantitative", draw),
  }));
  const pool = poolOf(
    bank.map(({ authored }) => authored),
    DEFAULT_PRIORS,
  );
  for (const panel of panels.flatMap((both) => Object.values(both))) {
    for (const { authored } of itemsOf(panel)) addItem(pool, authored, DEFAULT_PRIORS);
  }
  const scales = {
    verbal: scoreScale(tables.verbal),
    quantitative: scoreScale(tables.quantitative),
  };
  const model = { priors: DEFAULT_PRIORS, weights: DEFAULT_WEIGHTS, pool };
  return { model, bank, panels, scales, random };
}

interface Reader {
  readonly scale: ScoreScale;
  readonly prior: LearningRate;
}

function forecastsOf(course: SimulatedCourse, measure: Measure, reader: Reader): JudgedForecast[] {
  const { scale } = reader;
  const estimates: DatedEstimate[] = [];
  const mocks: number[] = [];
  let targets: readonly number[] = [];
  return course.standings.map((standing) => {
    const { day, hours, learner, mock } = standing;
    const abilityOn = (on: number): MeasureAbility =>
      measureAbility(learner, DEFAULT_PRIORS, {
        measure,
        blueprint: SIMULATED_BLUEPRINTS[measure],
        day: on,
      });
    estimates.push({ hours, ...abilityOn(day) });
    mocks.push(mock[measure]);
    const rate = updateLearningRate(reader.prior, estimates, measure);
    const skills = SIMULATED_SKILLS.length;
    const start = { measure, today: day, abilityOn, skills, rate, hoursSoFar: hours };
    const final = projectAbility(start, COURSE_DAYS, hoursPerWeek(course));
    const reading = { scale, link: UNTESTED_LINK, testError: TEST_ERROR };
    const trueForecast = scoreOf(final, { ...reading, testError: 0 });
    if (day === 0) targets = TARGETS.map((points) => onScale(trueForecast.score + points));
    const observed = course.observed[measure];
    return {
      measure,
      day,
      trueForecast,
      observedForecast: scoreOf(final, reading),
      lastMock: mock[measure],
      meanOfMocks: mocks.reduce((sum, score) => sum + score, 0) / mocks.length,
      trueScore: scale.exactScoreOf(course.trueTheta[measure]),
      observed,
      targets: targets.map((target) => ({
        probability: pTarget(final, target, reading),
        isCorrect: observed >= target,
      })),
    };
  });
}

const MOCK_HOURS_PER_WEEK = 2;

/** What the student says to study: the days' minutes, and a mock a week. */
function hoursPerWeek({ minutesPerDay }: SimulatedCourse): number {
  return (7 * minutesPerDay) / 60 + MOCK_HOURS_PER_WEEK;
}

const onScale = (score: number) => Math.min(170, Math.max(130, score));
