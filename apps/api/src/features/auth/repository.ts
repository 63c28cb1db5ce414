import type { User } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import type { RefreshTokensTable } from "../../db/tables.ts";
import type { VerifiedIdentity } from "../../dependencies.ts";

/**
 * The user whom an identity belongs to. The first caller binds it to `candidate`; of several at the same
 * time one binds it, and the others (run again by the transaction where the engine demands it) find its user.
 */
export async function bindIdentity(
  transaction: Queryable,
  identity: VerifiedIdentity,
  candidate: { readonly userId: UserId; readonly now: Date },
): Promise<UserId> {
  const known = await selectIdentity(transaction, identity).executeTakeFirst();
  if (known !== undefined) return known.user_id;
  const { provider, subject } = identity;
  await transaction
    .insertInto("identities")
    .values({ provider, subject, user_id: candidate.userId, created_at: candidate.now })
    .onConflict((conflict) => conflict.columns(["provider", "subject"]).doNothing())
    .execute();
  const bound = await selectIdentity(transaction, identity).executeTakeFirstOrThrow();
  return bound.user_id;
}

function selectIdentity(transaction: Queryable, { provider, subject }: VerifiedIdentity) {
  return transaction
    .selectFrom("identities")
    .select("user_id")
    .where("provider", "=", provider)
    .where("subject", "=", subject);
}

/** Creates the user, or brings name and e-mail up to what the provider says now. */
export async function saveUser(transaction: Queryable, user: User, now: Date): Promise<void> {
  const { id, name, email } = user;
  await transaction
    .insertInto("users")
    .values({ user_id: id, name, email, created_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ name, email }))
    .execute();
}

export async function findUser(reader: Queryable, userId: UserId): Promise<User | null> {
  const row = await reader
    .selectFrom("users")
    .select(["user_id as id", "name", "email"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertRefreshToken(
  transaction: Queryable,
  token: Omit<RefreshTokensTable, "revoked_at">,
): Promise<void> {
  await transaction
    .insertInto("refresh_tokens")
    .values({ ...token, revoked_at: null })
    .execute();
}

export async function findRefreshToken(
  reader: Queryable,
  userId: UserId,
  id: string,
): Promise<RefreshTokensTable | null> {
  const row = await reader
    .selectFrom("refresh_tokens")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function markRevoked(
  transaction: Queryable,
  token: { readonly userId: UserId; readonly id: string },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("refresh_tokens")
    .set({ revoked_at: now })
    .where("user_id", "=", token.userId)
    .where("id", "=", token.id)
    .where("revoked_at", "is", null)
    .execute();
}

/** Keeps the table from growing for ever: what has expired is of no use to anybody. */
export async function deleteExpiredTokens(
  transaction: Queryable,
  userId: UserId,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom("refresh_tokens")
    .where("user_id", "=", userId)
    .where("expires_at", "<=", now)
    .execute();
}
