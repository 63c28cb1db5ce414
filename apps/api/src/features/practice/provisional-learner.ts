import { isRapid } from "@lexiquant/domain/irt";
import { copyLearner, type Learner, recordAnswer } from "@lexiquant/domain/learner";
import type { Attempt } from "../../history/attempts/repository.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import { dayOf } from "../../history/learner/student-state.ts";
import type { StoredPracticeSession } from "../../history/sessions/repository.ts";
import type { DrawnItem } from "./load-session.ts";

/** Nothing is known of how long others took. */
const NO_TIMES = { meanLogSeconds: 0, answers: 0 };

/**
 * A copy of what is known of a student, with answers whose outcomes are not let out. It decides on the server which
 * questions come next and is thrown away: what is stored learns from the same answers when they are released.
 */
export function learnerAfter(
  student: LoadedStudent,
  {
    session,
    drawn,
    attempts,
  }: {
    readonly session: StoredPracticeSession;
    readonly drawn: readonly DrawnItem[];
    readonly attempts: readonly Attempt[];
  },
): Learner {
  const learner = copyLearner(student.learner);
  const entryAt = new Map(drawn.map(({ position, entry }) => [position, entry]));
  const inOrder = attempts.toSorted(
    (one, other) => one.submittedAt.getTime() - other.submittedAt.getTime(),
  );
  for (const attempt of inOrder) {
    const entry = entryAt.get(attempt.position);
    if (entry === undefined) continue;
    recordAnswer(student.model, learner, {
      item: { id: attempt.itemId, components: entry.item.knowledgeComponents },
      context: {
        day: dayOf(attempt.submittedAt),
        hints: attempt.hintLevel,
        isTimed: session.settings.timing.kind === "timed",
      },
      outcome: {
        isCorrect: attempt.correct,
        sureness: attempt.sureness,
        isRapid: isRapid(attempt.elapsedMs / 1000, NO_TIMES, entry.targetSeconds),
        hasFeedback: false,
      },
      learnsItems: false,
    });
  }
  return learner;
}
