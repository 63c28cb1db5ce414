import type { UserId } from "@lexiquant/domain/kernel";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import { openPostgresql } from "../../db/open-postgresql.ts";
import type { Environment } from "../../env.ts";
import { type CardsRecount, recountCards } from "./recount-cards.ts";
import { listReviewers } from "./reviews-repository.ts";

interface RecountOptions {
  /** Null for all of them. */
  readonly userId: UserId | null;
  /** Whether what is different is made again. */
  readonly repairs: boolean;
}

/**
 * Makes the cards of students in the database that the environment names again, and says which are stored otherwise.
 *
 * @throws {Error} with a sentence for people where the server holds the database, or has never run on it
 */
export async function recountVocabulary(
  { databaseUrl, dataDirectory }: Environment,
  { userId, repairs }: RecountOptions,
): Promise<CardsRecount[]> {
  const database =
    databaseUrl === null
      ? await openEmbedded(dataDirectory)
      : openPostgresql({ connectionString: databaseUrl, onConnectionError: () => {} }); // callers get it too
  try {
    if ((await database.pendingMigrations()).length > 0) {
      throw new Error("The database is older than this program: start the server on it once.");
    }
    const context = { clock: () => new Date() };
    const students = userId === null ? await listReviewers(database.reader) : [userId];
    const recounts: CardsRecount[] = [];
    for (const student of students) {
      recounts.push(
        await database.transaction(
          (transaction) => recountCards(context, transaction, { userId: student, repairs }),
          { idempotent: true },
        ),
      );
    }
    return recounts;
  } finally {
    await database.close();
  }
}
