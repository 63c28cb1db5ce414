import type { Goals } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Dependencies } from "../../dependencies.ts";
import { readGoals, type StoredGoals, storeGoals } from "../../history/goals/repository.ts";

export type GoalsDependencies = Pick<Dependencies, "clock" | "database">;

type Change = { readonly [Name in keyof Goals]?: Goals[Name] | undefined };

export async function goalsOf({ database }: GoalsDependencies, userId: UserId): Promise<Goals> {
  return goalsView(await readGoals(database.reader, userId));
}

/** Stores the goals that are given, null included; the others stay. */
export function changeGoals(
  { clock, database }: GoalsDependencies,
  userId: UserId,
  change: Change,
): Promise<Goals> {
  return database.transaction(
    async (transaction) => {
      const now = clock();
      const goals = changed(await readGoals(transaction, userId), change, now);
      await storeGoals(transaction, { userId, goals, now });
      return goalsView(goals);
    },
    { idempotent: true },
  );
}

function changed({ hoursSince, ...stored }: StoredGoals, change: Change, now: Date): StoredGoals {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  const goals: Goals = { ...stored, ...given };
  const since = goals.weeklyHours === stored.weeklyHours ? hoursSince : now;
  return { ...goals, hoursSince: goals.weeklyHours === null ? null : since };
}

function goalsView({ hoursSince: _, ...goals }: StoredGoals): Goals {
  return goals;
}
