import { createLearner, recordAnswer } from "../../learner/index.ts";
import { chooseSet } from "../choose-set.ts";
import type { Candidate, PracticeState } from "../practice-state.ts";
import { type Course, type Moment, type Policy, testDayOf } from "./simulate-course.ts";
import type { ExamItem } from "./simulated-exam.ts";

/** Questions of a set; what is left of it at the end of a day is dropped. */
const SET_SIZE = 10;
/** Days after a miss from which on a twin may come. */
const TWIN_DAYS = 0.5;
/** Answers that the first guess of a student's pace counts for. */
const PACE_PRIOR_ANSWERS = 4;
const NO_STANDING = { estimate: null, target: null };

/** How often a question or a twin of it was served to anybody, by item model. */
export type Exposures = Map<string, number>;

/** What ships: sets by `chooseSet`, from the learner model's state alone. */
export function plannedPolicy(course: Course, exposures: Exposures): Policy {
  const { exam, length, random } = course;
  const learner = createLearner(exam.model.priors);
  /** By item model: when a question of it was missed last, if none was right since. */
  const missed = new Map<string | null, number>();
  let pace = { sum: 0, answers: 0 };
  let queue: ExamItem[] = [];
  /** Of today and the last day before, so that no run goes over midnight. */
  let served: { readonly candidate: Candidate; readonly isToday: boolean }[] = [];

  const stateAt = ({ day }: Moment, offered: readonly ExamItem[]): PracticeState => ({
    model: exam.model,
    learner,
    day,
    daysToTest: testDayOf(length) - day,
    demands: exam.demands,
    pace: Math.exp(pace.sum / (pace.answers + PACE_PRIOR_ANSWERS)),
    standings: { verbal: NO_STANDING, quantitative: NO_STANDING },
    candidates: offered.map(({ candidate }) => ({
      ...candidate,
      exposures: exposures.get(candidate.modelId ?? candidate.id) ?? 0,
    })),
    // What is open of a missed model is the twin that it has come back as.
    missed: offered.flatMap(({ candidate: { id: itemId, modelId } }) => {
      const missedDay = missed.get(modelId);
      return missedDay === undefined
        ? []
        : [{ itemId, redo: "same", dueDay: missedDay + TWIN_DAYS }];
    }),
  });

  const newSet = (moment: Moment): ExamItem[] => {
    const offered = moment.open.flat();
    const byId = new Map(offered.map((item) => [item.candidate.id, item]));
    const request = { size: SET_SIZE, served: served.map(({ candidate }) => candidate), random };
    return chooseSet(stateAt(moment, offered), request).flatMap(
      ({ item }) => byId.get(item.id) ?? [],
    );
  };

  return {
    next: (moment) => {
      if (moment.isNewDay) {
        queue = [];
        served = served.flatMap((one) => (one.isToday ? { ...one, isToday: false } : []));
      }
      if (queue.length === 0) queue = newSet(moment);
      const next = queue.shift();
      if (next === undefined) throw new Error("there is no question to practise");
      return next;
    },
    observe: ({ item, day, isCorrect, minutes }) => {
      const { candidate, truth } = item;
      served.push({ candidate, isToday: true });
      const { id: itemId, modelId } = candidate;
      exposures.set(modelId ?? itemId, (exposures.get(modelId ?? itemId) ?? 0) + 1);
      if (isCorrect) missed.delete(modelId);
      else missed.set(modelId, day);
      const usual = exam.demands.get(truth.item.components[0] ?? "")?.medianMinutes ?? 1;
      const own = Math.log(Math.max(0.05, minutes - 0.4) / usual);
      pace = { sum: pace.sum + own, answers: pace.answers + 1 };
      recordAnswer(exam.model, learner, {
        item: truth.item,
        context: { day, hints: 0, isTimed: false },
        outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: true },
        learnsItems: false,
      });
    },
  };
}
