import { createHash } from "node:crypto";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { listAllDays } from "../../history/learner/days-repository.ts";
import { listFolded } from "../../history/learner/log-repository.ts";
import { listLadders } from "../../history/learner/mistakes-repository.ts";
import { findState } from "../../history/learner/state-repository.ts";
import { listTallies } from "../../history/learner/tallies-repository.ts";
import { listFoldedWords } from "../../history/learner/word-log-repository.ts";

/**
 * A digest of what follows from a student's log, to the last bit, random ids left out: two versions of the program that
 * fold alike have the same for the same seeds.
 */
export async function digestOf(database: Queryable, userId: UserId): Promise<string> {
  const { learner, speed } = (await findState(database, userId)) ?? {};
  const days = await listAllDays(database, userId);
  const ladders = await listLadders(database, userId, null);
  const whole = {
    belief: [learner?.nodes, learner?.mean, learner?.covariance, learner?.form, learner?.recent],
    skills: sorted(Object.entries(learner?.skills ?? {}).map(sortedFields)),
    items: sorted(Object.entries(learner?.items ?? {}).map(sortedFields)),
    speed: sortedFields(["speed", speed ?? {}]),
    log: await listFolded(database, userId),
    words: await listFoldedWords(database, userId),
    days: sorted(days.map(({ node, day, ...belief }) => [node, day, belief])),
    tallies: await listTallies(database, userId, null),
    ladders: sorted([...ladders]),
  };
  return createHash("sha256").update(JSON.stringify(whole)).digest("hex").slice(0, 16);
}

/** The engine keeps no order of fields. */
const sortedFields = ([name, fields]: [string, object]) => [name, sorted(Object.entries(fields))];

const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
