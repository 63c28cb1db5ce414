import type { UserId } from "@lexiquant/domain/kernel";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import { openPostgresql } from "../../db/open-postgresql.ts";
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
 * @throws {Error} with a sentence for people where the server holds the database, or has never run on it
 */
export async function recountLearner(
  environment: Environment,
  { userId, repairs }: RecountOptions,
): Promise<StudentRecount[]> {
  const { bankFile, databaseUrl, dataDirectory, examsFile, libraryFile } = environment;
  const bank = await loadBank(bankFile);
  const exams = await loadExams(examsFile, bank);
  const library = await loadLibrary(libraryFile, bank);
  const database =
    databaseUrl === null
      ? await openEmbedded(dataDirectory)
      : openPostgresql({ connectionString: databaseUrl, onConnectionError: () => {} }); // callers get it too
  try {
    if ((await database.pendingMigrations()).length > 0) {
      throw new Error("The database is older than this program: start the server on it once.");
    }
    const context = createLearnerContext({
      bank,
      database,
      exams,
      library,
      clock: () => new Date(),
    });
    const students = userId === null ? await listStudents(database.reader) : [userId];
    const recounts: StudentRecount[] = [];
    for (const student of students) {
      recounts.push(await (repairs ? recountStudent : checkStudent)(context, student));
    }
    return recounts;
  } finally {
    await database.close();
  }
}
