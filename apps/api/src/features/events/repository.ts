import type { Campaign, ClientEnvironment } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

export interface StoredEvent {
  readonly id: string;
  readonly visitId: string;
  readonly userId: UserId | null;
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly campaign: Campaign;
  readonly environment: ClientEnvironment | null;
  readonly receivedAt: Date;
}

/** A repeated event stays as it was first stored. */
export async function insertEvent(database: Queryable, event: StoredEvent): Promise<void> {
  await database
    .insertInto("product_events")
    .values({
      visit_id: event.visitId,
      id: event.id,
      user_id: event.userId,
      name: event.name,
      properties: JSON.stringify(event.properties),
      campaign: JSON.stringify(event.campaign),
      environment: event.environment === null ? null : JSON.stringify(event.environment),
      received_at: event.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(["visit_id", "id"]).doNothing())
    .execute();
}
