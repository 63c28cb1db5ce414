import type { Calibration } from "../calibration/calibrate.ts";
import type { ItemModel } from "../calibration/item-model.ts";
import { flagItem, type ItemFlag } from "../item-fit/flag-item.ts";
import { leaveOneOutThetas } from "../item-fit/leave-one-out-thetas.ts";
import type { RivalChoices } from "../item-fit/p-distractor-beats-key.ts";
import { pointBiserial } from "../item-fit/point-biserial.ts";
import { residualShift } from "../item-fit/residual-shift.ts";
import type { ItemParameters } from "../item-parameters.ts";
import { pCorrect } from "../p-correct.ts";
import { normalTheta } from "../theta-distribution.ts";
import type { TableAnswer } from "./answer-table.ts";

export interface RefitEvidence {
  readonly pointBiserial: number | null;
  readonly flags: readonly ItemFlag[];
}

/** An answer with the ability that the student's other answers speak for. */
interface RatedAnswer extends TableAnswer {
  readonly theta: number;
}

interface Material {
  readonly models: readonly ItemModel[];
  readonly students: readonly (readonly TableAnswer[])[];
  readonly calibration: Calibration;
}

/** What the answers say against each item, by every rule of `flagItem`. */
export function gatherEvidence({ models, students, calibration }: Material): RefitEvidence[] {
  const rated = rateAnswers(students, calibration);
  return calibration.items.map((parameters, item) => {
    const answers = rated[item] ?? [];
    const correlation = pointBiserial(answers);
    const { difficulty } = models[item] as ItemModel; // one per item
    const flags = flagItem({
      answers: answers.length,
      pointBiserial: correlation,
      discrimination: parameters.discrimination,
      difficultyShift: difficulty === null ? null : parameters.difficulty - difficulty.mean,
      driftZ: driftOf(answers, parameters),
      rivals: rivalsOf(answers),
    });
    return { pointBiserial: correlation, flags };
  });
}

/** Answers per item. */
function rateAnswers(
  students: Material["students"],
  { items, mean }: Calibration,
): RatedAnswer[][] {
  const rated: RatedAnswer[][] = items.map(() => []);
  const prior = normalTheta({
    mean,
    standardDeviation: 1,
    low: mean - 4,
    high: mean + 4,
    points: 33,
  });
  for (const answers of students) {
    const thetas = leaveOneOutThetas(
      prior,
      answers.map(({ item, isCorrect }) => ({ item: items[item] as ItemParameters, isCorrect })), // indexes of the items
    );
    answers.forEach((answer, place) => {
      rated[answer.item]?.push({ ...answer, theta: thetas[place] ?? 0 });
    });
  }
  return rated;
}

function driftOf(answers: readonly RatedAnswer[], item: ItemParameters): number | null {
  const inOrder = [...answers].sort((one, other) => one.time - other.time);
  return residualShift(
    inOrder.map(({ isCorrect, theta }) => ({ isCorrect, pCorrect: pCorrect(item, theta) })),
  );
}

/** How the ablest third chose: the key against each wrong response that anybody of them gave. */
function rivalsOf(answers: readonly RatedAnswer[]): RivalChoices[] {
  const ablest = [...answers]
    .sort((one, other) => other.theta - one.theta)
    .slice(0, Math.ceil(answers.length / 3));
  const key = ablest.filter(({ isCorrect }) => isCorrect).length;
  const choices = new Map<number, number>();
  for (const { isCorrect, choice } of ablest) {
    if (!isCorrect && choice >= 0) choices.set(choice, (choices.get(choice) ?? 0) + 1);
  }
  return [...choices.values()].map((distractor) => ({ key, distractor }));
}
