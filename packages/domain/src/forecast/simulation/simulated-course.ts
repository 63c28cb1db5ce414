import { pCorrect } from "../../irt/index.ts";
import type { Measure } from "../../item/index.ts";
import { drawNormal, type RandomSource, shuffled } from "../../kernel/index.ts";
import {
  copyLearner,
  createLearner,
  type Learner,
  type LearnerModel,
  recordAnswer,
} from "../../learner/index.ts";
import {
  abilityOn,
  drawStudent,
  practiseSkill,
  type SimulatedItem,
  type SimulatedStudent,
  simulatedBlueprint,
  weightedTruth,
} from "../../learner/simulation/index.ts";
import { reportMeasure, type ScoreScale } from "../../report/index.ts";
import { type SatPanel, type SimulatedPanel, sitPanel } from "./simulated-exam.ts";

export const MEASURES = ["verbal", "quantitative"] as const satisfies readonly Measure[];
export type PerMeasure<Value> = Readonly<Record<Measure, Value>>;

export const SIMULATED_BLUEPRINTS: PerMeasure<ReadonlyMap<string, number>> = {
  verbal: simulatedBlueprint("verbal"),
  quantitative: simulatedBlueprint("quantitative"),
};

/** What all students of a simulation share. */
export interface SimulatedWorld {
  readonly model: LearnerModel;
  readonly bank: readonly SimulatedItem[];
  /** One for each mock and one for the test; students begin with different ones. */
  readonly panels: readonly PerMeasure<SimulatedPanel>[];
  readonly scales: PerMeasure<ScoreScale>;
  readonly random: RandomSource;
}

/** A student's standing on the evening of a mock. */
interface Standing {
  readonly day: number;
  /** Hours studied until then. */
  readonly hours: number;
  readonly learner: Learner;
  /** Score of that day's mock. */
  readonly mock: PerMeasure<number>;
}

export interface SimulatedCourse {
  readonly minutesPerDay: number;
  readonly standings: readonly Standing[];
  /** On the test day: the true ability, logits, and the score of the one sitting. */
  readonly trueTheta: PerMeasure<number>;
  readonly observed: PerMeasure<number>;
}

export const COURSE_DAYS = 28;
const MOCK_EVERY_DAYS = 7;
const MINUTES_PER_DAY = [20, 40, 60, 90];
const MINUTES_PER_QUESTION = 1.5;
const MOCK_HOURS = 2;
const LINK_DEVIATION = 0.25;
/** The clock's effect on a student, logits: as the learner's prior has it. */
const TIMED = { mean: -0.15, deviation: 0.2 };

interface Student {
  readonly truth: SimulatedStudent;
  readonly learner: Learner;
  readonly timedEffect: number;
}

/**
 * Four weeks of one student: some practice every day, a mock today and every seventh day, the real test on the last. The
 * test lies N(0, .25²) from our scale, and shows one sitting.
 */
export function takeCourse(world: SimulatedWorld, index: number): SimulatedCourse {
  const { random, panels } = world;
  const minutesPerDay = MINUTES_PER_DAY[index % MINUTES_PER_DAY.length] ?? 0;
  const student = {
    truth: drawStudent(random),
    learner: createLearner(world.model.priors),
    timedEffect: TIMED.mean + TIMED.deviation * drawNormal(random),
  };
  const panelOn = (day: number) =>
    panels[(index + day / MOCK_EVERY_DAYS) % panels.length] as PerMeasure<SimulatedPanel>; // inside
  let order: SimulatedItem[] = [];
  let hours = 0;
  const standings: Standing[] = [];
  for (let day = 0; day < COURSE_DAYS; day += 1) {
    const minutes = minutesPerDay * Math.exp(0.3 * drawNormal(random) - 0.045);
    for (let question = 0; question < minutes / MINUTES_PER_QUESTION; question += 1) {
      if (order.length === 0) order = shuffled(world.bank, random);
      practise(world, student, { item: order.pop() as SimulatedItem, day }); // refilled when empty
    }
    hours += minutes / 60;
    if (day % MOCK_EVERY_DAYS !== 0) continue;
    const mock = takeMock(world, student, { panel: panelOn(day), day });
    hours += MOCK_HOURS;
    standings.push({ day, hours, learner: copyLearner(student.learner), mock });
  }
  return { minutesPerDay, standings, ...takeTest(world, student, panelOn(COURSE_DAYS)) };
}

function practise(
  { model, random }: SimulatedWorld,
  { truth, learner }: Student,
  { item, day }: { item: SimulatedItem; day: number },
): void {
  const probability = pCorrect(item, abilityOn(truth, item.skill, day));
  learn(model, learner, { item, day, isCorrect: random() < probability, isTimed: false });
  practiseSkill(truth, item.skill, { probability, day });
}

function learn(
  model: LearnerModel,
  learner: Learner,
  answer: { item: SimulatedItem; day: number; isCorrect: boolean; isTimed: boolean },
): void {
  const { item, day, isCorrect, isTimed } = answer;
  recordAnswer(model, learner, {
    item: item.item,
    context: { day, hints: 0, isTimed },
    outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: true },
    learnsItems: false,
  });
}

/** A mock, reviewed afterwards: it teaches as practice does. */
function takeMock(
  { model, scales, random }: SimulatedWorld,
  { truth, learner, timedEffect }: Student,
  { panel, day }: { panel: PerMeasure<SimulatedPanel>; day: number },
): PerMeasure<number> {
  const abilityIn = (skill: number) => abilityOn(truth, skill, day) + timedEffect;
  const sit = (measure: Measure) => {
    const sitting = sitPanel(panel[measure], abilityIn, random);
    for (const { simulated, isCorrect } of sitting.answers) {
      learn(model, learner, { item: simulated, day, isCorrect, isTimed: true });
      const probability = pCorrect(simulated, abilityIn(simulated.skill));
      practiseSkill(truth, simulated.skill, { probability, day });
    }
    return scoreOf(sitting, scales[measure]);
  };
  return { verbal: sit("verbal"), quantitative: sit("quantitative") };
}

function takeTest(
  { scales, random }: SimulatedWorld,
  { truth, timedEffect }: Student,
  panel: PerMeasure<SimulatedPanel>,
) {
  const abilityIn = (skill: number) => abilityOn(truth, skill, COURSE_DAYS) + timedEffect;
  const observe = (measure: Measure) => {
    const link = LINK_DEVIATION * drawNormal(random);
    const sitting = sitPanel(panel[measure], (skill) => abilityIn(skill) + link, random);
    return scoreOf(sitting, scales[measure]);
  };
  const trueTheta = (measure: Measure) => weightedTruth(SIMULATED_BLUEPRINTS[measure], abilityIn);
  return {
    trueTheta: { verbal: trueTheta("verbal"), quantitative: trueTheta("quantitative") },
    observed: { verbal: observe("verbal"), quantitative: observe("quantitative") },
  };
}

function scoreOf({ sat }: SatPanel, scale: ScoreScale): number {
  const { score } = reportMeasure(sat, scale);
  if (score === null) throw new Error("a whole sitting has a score");
  return score.score;
}
