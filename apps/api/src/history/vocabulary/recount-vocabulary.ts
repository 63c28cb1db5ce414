import type { UserId } from "@lexiquant/domain/kernel";
import { withStoredDatabase } from "../../db/with-stored-database.ts";
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
 * @throws {Error} as `withStoredDatabase`
 */
export function recountVocabulary(
  environment: Environment,
  { userId, repairs }: RecountOptions,
): Promise<CardsRecount[]> {
  return withStoredDatabase(environment, async (database) => {
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
  });
}
