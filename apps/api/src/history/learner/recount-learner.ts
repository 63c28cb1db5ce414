import type { UserId } from "@lexiquant/domain/kernel";
import type { Database } from "../../db/database.ts";
import { withStoredDatabase } from "../../db/with-stored-database.ts";
import type { Environment } from "../../env.ts";
import { loadBank, loadExams, loadLibrary } from "../../installed-files.ts";
import { createLearnerContext } from "./learner-context.ts";
import { checkStudent, recountStudent, type StudentRecount } from "./recount.ts";
import { listStudents } from "./state-repository.ts";

interface RecountOptions {
  /** Null for all of them. */
  readonly userId: UserId | null;
  /** Whether what is different is made again. */
  readonly repairs: boolean;
}

/**
 * Counts the logs of students in the database that the environment names again, and says what is stored otherwise.
 *
 * @throws {Error} as `withStoredDatabase`
 */
export function recountLearner(
  environment: Environment,
  { userId, repairs }: RecountOptions,
): Promise<StudentRecount[]> {
  return withStoredDatabase(environment, async (database) => {
    const recount = repairs ? await repairing(environment, database) : checking(database);
    const students = userId === null ? await listStudents(database.reader) : [userId];
    const recounts: StudentRecount[] = [];
    for (const student of students) recounts.push(await recount(student));
    return recounts;
  });
}

const checking = (database: Database) => (student: UserId) => checkStudent({ database }, student);

async function repairing(
  { bankFile, examsFile, libraryFile }: Environment,
  database: Database,
): Promise<(student: UserId) => Promise<StudentRecount>> {
  const bank = await loadBank(bankFile);
  const exams = await loadExams(examsFile, bank);
  const library = await loadLibrary(libraryFile, bank);
  const clock = () => new Date();
  const context = createLearnerContext({ bank, database, exams, library, clock });
  return (student) => recountStudent(context, student);
}
