import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import type { TokenUsage } from "../../../adapters/language-model/language-model.ts";
import type { Database } from "../../../db/database.ts";
import { addUsage, readUsage } from "./usage-repository.ts";

const CALLS_PER_MINUTE = 10;
const CALLS_PER_DAY = 100;
const MINUTE_MS = 60_000;

/** What students may ask of a model. */
export interface Allowance {
  /** Leave for one call, which must be ended. */
  begin(userId: UserId): Promise<Result<AllowedCall, "too-fast" | "used-up">>;
}

interface AllowedCall {
  end(usage: TokenUsage | null): Promise<void>;
}

/**
 * One call at a time and ten a minute for each student, counted in this process; a hundred a day for each and
 * `tokensPerDay` for all, counted in the database. A day is one of UTC.
 */
export function openAllowance({
  database,
  clock,
  tokensPerDay,
}: {
  readonly database: Database;
  readonly clock: () => Date;
  readonly tokensPerDay: number;
}): Allowance {
  const underWay = new Set<UserId>();
  const recent = new Map<UserId, readonly number[]>();

  const lately = (userId: UserId): readonly number[] => {
    const since = clock().getTime() - MINUTE_MS;
    return (recent.get(userId) ?? []).filter((timeMs) => timeMs > since);
  };

  return {
    async begin(userId) {
      const times = lately(userId);
      if (underWay.has(userId) || times.length >= CALLS_PER_MINUTE) return refused("too-fast");
      underWay.add(userId);
      forgetIdle(recent, clock().getTime() - MINUTE_MS);
      recent.set(userId, [...times, clock().getTime()]);
      const day = clock().toISOString().slice(0, 10);
      const used = await readUsage(database.reader, userId, day).catch((error: unknown) => {
        underWay.delete(userId);
        throw error;
      });
      if (used.calls >= CALLS_PER_DAY || used.tokens >= tokensPerDay) {
        underWay.delete(userId);
        return refused("used-up");
      }
      return accepted({
        end: async (usage) => {
          underWay.delete(userId);
          if (usage === null) return;
          await database.transaction((transaction) =>
            addUsage(transaction, userId, { day, usage }),
          );
        },
      });
    },
  };
}

/** Students who asked nothing for a minute are not kept in mind. */
function forgetIdle(recent: Map<UserId, readonly number[]>, since: number): void {
  for (const [userId, times] of recent) {
    if ((times.at(-1) ?? 0) <= since) recent.delete(userId);
  }
}
