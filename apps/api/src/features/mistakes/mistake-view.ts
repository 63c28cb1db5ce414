import type { LadderStep as LadderStepView, Mistake } from "@lexiquant/contract";
import { originIdOf } from "@lexiquant/domain/kernel";
import type { LadderState, LadderStep } from "@lexiquant/domain/mistakes";
import { beginsOf } from "../../bank/begins-of.ts";
import { hasTwins } from "../../bank/has-twins.ts";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { LearnerContext } from "../../history/learner/learner-context.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import { isoDayOf } from "../../history/learner/student-state.ts";
import type { WordedMistake } from "../../history/mistakes/log-repository.ts";
import { chanceOf } from "./chance-of.ts";

const STEPS: Readonly<Record<LadderStep, LadderStepView>> = {
  same: "same",
  twin: "twin",
  "after-3": "after-3-days",
  "after-7": "after-7-days",
  "after-21": "after-21-days",
};

interface Around {
  readonly entry: IndexedItem;
  readonly student: LoadedStudent;
  /** Of the question of the bank; null where it is on none. */
  readonly ladder: LadderState | null;
  /** Whether an open session asks the question: nothing that speaks of its key is told meanwhile. */
  readonly isHeld: boolean;
  /** The same of any question of its family, origin and twins, which are as hard. */
  readonly isFamilyHeld: boolean;
}

/** An entry of the error log as its student sees it. */
export function mistakeView(
  { bank, served }: LearnerContext,
  mistake: WordedMistake,
  { entry, student, ladder, isHeld, isFamilyHeld }: Around,
): Mistake {
  const origin = served.get(originIdOf(mistake.itemId))?.item;
  const topic = bank.components.get(mistake.topicId);
  return {
    attemptId: mistake.attemptId,
    sessionId: mistake.sessionId,
    itemId: mistake.itemId,
    kind: mistake.kind,
    measure: mistake.measure,
    topic: { id: mistake.topicId, name: topic?.name ?? entry.topic.name },
    difficulty: mistake.difficulty,
    begins: beginsOf(entry.item),
    submittedAt: mistake.submittedAt.toISOString(),
    elapsedMs: mistake.elapsedMs,
    expectedMs: mistake.expectedMs,
    sureness: mistake.sureness,
    luckyGuess: mistake.luckyGuess,
    unanswered: mistake.unanswered,
    misconceptions: isHeld ? [] : misconceptionsOf(bank, mistake),
    proposed: { cause: mistake.cause, because: [...mistake.because] },
    cause: mistake.saidCause,
    note: mistake.note,
    ladder: origin === undefined || origin.retired ? null : ladderOf(ladder, student),
    hasTwins: origin !== undefined && hasTwins(origin),
    chance: mistake.unanswered || isFamilyHeld ? null : chanceOf({ bank, served }, student, entry),
  };
}

function misconceptionsOf(
  bank: LearnerContext["bank"],
  { misconceptions }: WordedMistake,
): Mistake["misconceptions"] {
  return misconceptions.flatMap((id) => {
    const known = bank.misconceptions.get(id);
    return known === undefined ? [] : [{ id, name: known.name, remedy: known.remedy }];
  });
}

function ladderOf(ladder: LadderState | null, { today }: LoadedStudent): Mistake["ladder"] {
  if (ladder === null) return null;
  const { step, dueDay } = ladder;
  return {
    step: step === null ? null : STEPS[step],
    dueOn: dueDay === null ? null : isoDayOf(dueDay),
    isDue: dueDay !== null && dueDay <= today,
  };
}
