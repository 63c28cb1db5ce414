import type { EssaySummary } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { listRatings } from "../../history/essays/ratings-repository.ts";
import { findEssay, listEssays, lockTimedEssays } from "../../history/essays/repository.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { essaySummary } from "./essay-view.ts";
import { endedByTime } from "./with-essay.ts";

interface Page {
  readonly essays: EssaySummary[];
  readonly hasMore: boolean;
}

/** A page of the history, newest first, once what time has ended is submitted. */
export async function readEssays(
  context: EssayDependencies,
  userId: UserId,
  wanted: {
    readonly status: "open" | "ended" | null;
    readonly afterId: string | null;
    readonly limit: number;
  },
): Promise<Page> {
  const page = await readPage(context, userId, wanted);
  // Nobody waits for these ratings: the next look at the list shows them.
  for (const { id } of page.essays.filter(({ state }) => state === "submitted")) {
    await context.essayDesk.rate({ userId, essayId: id }, 0);
  }
  return page;
}

function readPage(
  { clock, database, library }: EssayDependencies,
  userId: UserId,
  { status, afterId, limit }: Parameters<typeof readEssays>[2],
): Promise<Page> {
  return database.transaction(
    async (transaction) => {
      const now = clock();
      for (const essay of await lockTimedEssays(transaction, userId)) {
        await endedByTime(transaction, { of: { userId, essayId: essay.id }, now, essay });
      }
      const after =
        afterId === null ? null : await findEssay(transaction, { userId, essayId: afterId });
      const found = await listEssays(transaction, userId, { status, after, limit: limit + 1 });
      const essays = found.slice(0, limit);
      const ids = essays.map(({ id }) => id);
      const ratings = await listRatings(transaction, userId, ids);
      return {
        essays: essays.map((essay) =>
          essaySummary({ library, essay, rating: ratings.get(essay.id) ?? null, now }),
        ),
        hasMore: found.length > limit,
      };
    },
    { idempotent: true },
  );
}
