import type { Candidate } from "./practice-state.ts";
import { dueReviews } from "./review-slots.ts";
import {
  isFull,
  LEAST_P_CORRECT,
  predicted,
  type SetChoice,
  scoredOf,
  skilled,
  take,
  worthOf,
} from "./set-choice.ts";
import { hasRoom, isNew } from "./set-tally.ts";

/** Chances of success between which a question that is served for its own sake still fits the student. */
const CALIBRATION_RANGE = [LEAST_P_CORRECT, 0.85] as const;

/** Fills places with missed questions that are due: those from which most is expected. Changes the choice. */
export function takeReviews(choice: SetChoice, slots: number): void {
  const due = slots === 0 ? [] : dueReviews(choice.state);
  const redos = new Map(due.map(({ item, redo }) => [item.id, redo]));
  const queue = scoredOf(
    choice,
    due.map(({ item }) => skilled(item)),
  )
    .filter(({ pCorrect }) => pCorrect >= LEAST_P_CORRECT)
    .map((scored) => ({ ...scored, worth: worthOf(choice, scored) }))
    .sort((one, other) => other.worth - one.worth);
  let left = slots;
  for (const { item, outlook, pCorrect } of queue) {
    if (left === 0 || isFull(choice)) return;
    if (!isApart(choice, item) || !hasRoom(choice.tally, outlook.skill)) continue;
    take(choice, { item, purpose: "review", redo: redos.get(item.id) ?? "same", pCorrect });
    left -= 1;
  }
}

/** Whether no twin is in the set: what was served last does not keep a review away, its day has come. */
const isApart = ({ chosen }: SetChoice, { modelId }: Candidate): boolean =>
  modelId === null || chosen.every(({ item }) => item.modelId !== modelId);

/**
 * Fills places with the questions that fewest have answered, of those that fit the student; among equals chance decides.
 * Changes the choice.
 */
export function takeForCalibration(choice: SetChoice, slots: number): void {
  if (slots === 0) return;
  const { random } = choice.request;
  const queue = choice.unseen
    .filter(({ item }) => item.stimulusId === null)
    .map(({ item, skill }) => ({ item, skill, rank: item.exposures + random() }))
    .sort((one, other) => one.rank - other.rank);
  let left = slots;
  for (const { item, skill } of queue) {
    if (left === 0 || isFull(choice)) return;
    if (!isNew(choice.tally, item) || !hasRoom(choice.tally, skill)) continue;
    const [pCorrect = 0] = predicted(choice, [item]);
    if (pCorrect < CALIBRATION_RANGE[0] || pCorrect > CALIBRATION_RANGE[1]) continue;
    take(choice, { item, purpose: "calibration", redo: "same", pCorrect });
    left -= 1;
  }
}
