import type { UserId } from "@lexiquant/domain/kernel";
import type { Dependencies } from "../../dependencies.ts";
import { deleteRows } from "./repository.ts";

type DeletionDependencies = Pick<Dependencies, "accessTokens" | "database">;

/** Everything that is kept of a user goes, and with it whatever signs the user in; for good. */
export async function deleteAccount(
  { accessTokens, database }: DeletionDependencies,
  userId: UserId,
): Promise<void> {
  const remove = () =>
    database.transaction((transaction) => deleteRows(transaction, userId), { idempotent: true });
  await remove();
  accessTokens.refuse(userId);
  // What a request has stored between the two.
  await remove();
}
