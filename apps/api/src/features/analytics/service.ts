import type { Analytics } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { ItemIndex } from "../../bank/item-index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { listSessions } from "../../history/sessions/repository.ts";
import { summariseSessions } from "../../history/sessions/summary.ts";
import { listFirstAttempts } from "../../history/standings/repository.ts";
import { analyticsView } from "./analytics-view.ts";

const RECENT_SESSIONS = 10;

/** Three statements, bounded by the bank and by `RECENT_SESSIONS`: the cost does not grow with the history. */
export async function readAnalytics(
  { database }: Pick<Dependencies, "database">,
  index: ItemIndex,
  userId: UserId,
): Promise<Analytics> {
  const { reader } = database;
  const attempts = await listFirstAttempts(reader, userId);
  const sessions = await listSessions(reader, userId, { status: null, limit: RECENT_SESSIONS });
  return analyticsView(index, attempts, await summariseSessions(reader, userId, sessions));
}
