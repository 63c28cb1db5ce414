import { authoredParameters } from "@lexiquant/domain/adaptive";
import { copyLearner, expectAnswer, type Learner } from "@lexiquant/domain/learner";
import { isRapid, newItemTime } from "@lexiquant/domain/pace";
import { paceFactorOf } from "@lexiquant/domain/session";
import type { Attempt } from "../../history/attempts/repository.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import { dayOf } from "../../history/learner/student-state.ts";
import type { StoredPracticeSession } from "../../history/sessions/repository.ts";
import type { DrawnItem } from "./load-session.ts";

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
    const { timing } = session.settings;
    const expected = expectAnswer(student.model, learner, {
      item: { id: attempt.itemId, components: entry.item.knowledgeComponents },
      context: {
        day: dayOf(attempt.submittedAt),
        hints: attempt.hintLevel,
        isTimed: timing.kind === "timed",
      },
    });
    expected.record({
      isCorrect: attempt.correct,
      sureness: attempt.sureness,
      isRapid: isRapid(
        { elapsedMs: attempt.elapsedMs, isCorrect: attempt.correct },
        {
          // How long others took is not asked for.
          item: newItemTime(entry.targetSeconds),
          student: student.speed,
          timeFactor: paceFactorOf(timing),
          pCorrect: expected.probability,
          guessing: authoredParameters(entry.item).guessing,
        },
      ),
      hasFeedback: false,
    });
  }
  return learner;
}
