import type { Queryable } from "../../db/queryable.ts";
import {
  type SkillShares,
  sharesFrom,
  storedShares,
  type TestBlueprint,
} from "./test-blueprint.ts";

export async function keepBlueprint(
  transaction: Queryable,
  { id, shares }: TestBlueprint,
): Promise<void> {
  await transaction
    .insertInto("test_blueprints")
    .values({ id, shares: JSON.stringify(storedShares(shares)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All that answers were ever taken in by. */
export async function listBlueprints(
  database: Queryable,
): Promise<ReadonlyMap<string, SkillShares>> {
  const rows = await database.selectFrom("test_blueprints").selectAll().execute();
  return new Map(rows.map(({ id, shares }) => [id, sharesFrom(shares)]));
}
