import type { Analytics } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { ItemIndex } from "../../bank/item-index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { listSessions } from "../../history/sessions/repository.ts";
import { summariseSessions } from "../../history/sessions/summary.ts";
import { listFirstAttempts } from "../../history/standings/repository.ts";
import { listPlaces } from "../../history/twins/find-items.ts";
import { analyticsView } from "./analytics-view.ts";

const RECENT_SESSIONS = 10;

/** Four statements, bounded by the bank, the student's twins and `RECENT_SESSIONS`: not by how often each was tried. */
export async function readAnalytics(
  { database }: Pick<Dependencies, "database">,
  served: ItemIndex,
  userId: UserId,
): Promise<Analytics> {
  const { reader } = database;
  const attempts = await listFirstAttempts(reader, userId);
  const sessions = await listSessions(reader, userId, { status: null, limit: RECENT_SESSIONS });
  const places = await listPlaces({ served }, reader, userId);
  return analyticsView(places, attempts, await summariseSessions(reader, userId, sessions));
}
