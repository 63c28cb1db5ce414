import type { Analytics } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { catchUp } from "../../history/learner/catch-up.ts";
import type { LearnerContext } from "../../history/learner/learner-context.ts";
import { listTallies } from "../../history/learner/tallies-repository.ts";
import { listSessions } from "../../history/sessions/repository.ts";
import { summariseSessions } from "../../history/sessions/summary.ts";
import { listFirstAttempts } from "../../history/standings/repository.ts";
import { listPlaces } from "../../history/twins/find-items.ts";
import { analyticsView } from "./analytics-view.ts";

const RECENT_SESSIONS = 10;

/** Bounded by the bank, the student's twins, weeks and `RECENT_SESSIONS`: not by how often each was tried. */
export async function readAnalytics(context: LearnerContext, userId: UserId): Promise<Analytics> {
  await catchUp(context, userId);
  const { reader } = context.database;
  const attempts = await listFirstAttempts(reader, userId);
  const weeks = await listTallies(reader, userId, ["all"]);
  const sessions = await listSessions(reader, userId, { status: null, limit: RECENT_SESSIONS });
  const places = await listPlaces(context, reader, userId);
  const recentSessions = await summariseSessions(reader, userId, sessions);
  return analyticsView(places, attempts, { weeks, recentSessions });
}
