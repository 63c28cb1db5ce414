import { realBank } from "../../../bank/testing/real-bank.ts";
import { realExams } from "../../../bank/testing/real-exams.ts";
import { realLibrary } from "../../../bank/testing/real-library.ts";
import type { Database } from "../../../db/database.ts";
import { createLearnerContext, type LearnerContext } from "../learner-context.ts";

/** What is shipped, on a database, at a time that stands still. */
export function learnerContextAt(now: Date, database: Database): LearnerContext {
  return createLearnerContext({
    bank: realBank(),
    database,
    exams: realExams(),
    library: realLibrary(),
    clock: () => now,
  });
}
