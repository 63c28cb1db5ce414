import type { Preferences, SignInResponse, User } from "@lexiquant/contract";
import {
  accepted,
  type Result,
  refused,
  type UserId,
  userIdSchema,
} from "@lexiquant/domain/kernel";
import type { Dependencies, VerifiedIdentity } from "../../dependencies.ts";
import { readPreferences, storePreferences } from "../../history/preferences/repository.ts";
import {
  hashSecret,
  newSecret,
  provesPossession,
  type RefreshToken,
  readRefreshToken,
  writeRefreshToken,
} from "./refresh-token.ts";
import {
  bindIdentity,
  deleteExpiredTokens,
  findRefreshToken,
  findUser,
  insertRefreshToken,
  markRevoked,
  saveUser,
} from "./repository.ts";

const REFRESH_TOKEN_DAYS = 60;
const DAY_MS = 86_400_000;

/** What sign-in needs of the application. */
export type AuthDependencies = Pick<
  Dependencies,
  "accessTokens" | "clock" | "database" | "identity" | "newId"
>;

export async function signIn(
  dependencies: AuthDependencies,
  credential: string,
): Promise<Result<SignInResponse, "credential-refused" | "overloaded">> {
  const verified = await dependencies.identity.verify(credential);
  if (!verified.ok) {
    const unreachable = verified.reason === "provider-unreachable";
    return refused(unreachable ? "overloaded" : "credential-refused");
  }
  const { user, refreshToken } = await admit(dependencies, verified.value);
  return accepted({
    user,
    token: {
      access_token: await dependencies.accessTokens.issue(user.id),
      refresh_token: writeRefreshToken(refreshToken),
    },
  });
}

/** Finds or creates the user of an identity, and opens a sign-in for it. */
async function admit(
  { clock, database, newId }: AuthDependencies,
  identity: VerifiedIdentity,
): Promise<{ readonly user: User; readonly refreshToken: RefreshToken }> {
  const now = clock();
  const candidate = { userId: userIdSchema.parse(newId()), now };
  const id = newId();
  const secret = newSecret();
  return await database.transaction(
    async (transaction) => {
      const userId = await bindIdentity(transaction, identity, candidate);
      const user: User = { id: userId, name: identity.name, email: identity.email };
      await saveUser(transaction, user, now);
      await deleteExpiredTokens(transaction, userId, now);
      await insertRefreshToken(transaction, {
        user_id: userId,
        id,
        secret_hash: hashSecret(secret),
        created_at: now,
        expires_at: new Date(now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS),
      });
      return { user, refreshToken: { userId, id, secret } };
    },
    // A repeat meets its own refresh token's id and fails, so nothing is ever done twice.
    { idempotent: false },
  );
}

export async function refreshAccess(
  { accessTokens, clock, database }: AuthDependencies,
  text: string,
): Promise<Result<string, "refresh-refused">> {
  const token = readRefreshToken(text);
  if (token === null) return refused("refresh-refused");
  const stored = await findRefreshToken(database.reader, token.userId, token.id);
  const live = stored !== null && stored.revoked_at === null && stored.expires_at > clock();
  if (!live || !provesPossession(token.secret, stored.secret_hash)) {
    return refused("refresh-refused");
  }
  return accepted(await accessTokens.issue(token.userId));
}

/** True when there was a token to revoke. Needs the secret, so that nobody can sign others out. */
export async function logout(
  { clock, database }: AuthDependencies,
  text: string,
): Promise<boolean> {
  const token = readRefreshToken(text);
  if (token === null) return false;
  const stored = await findRefreshToken(database.reader, token.userId, token.id);
  if (stored === null || !provesPossession(token.secret, stored.secret_hash)) return false;
  await database.transaction((transaction) => markRevoked(transaction, token, clock()), {
    idempotent: true,
  });
  return stored.revoked_at === null;
}

/** Null when the user is gone while an access token still lives. */
export function readUser({ database }: AuthDependencies, userId: UserId): Promise<User | null> {
  return findUser(database.reader, userId);
}

/** Stores the choices that are given; the others stay. */
export function changePreferences(
  { clock, database }: AuthDependencies,
  userId: UserId,
  choices: { readonly [Name in keyof Preferences]?: Preferences[Name] | undefined },
): Promise<Preferences> {
  return database.transaction(
    async (transaction) => {
      const stored = await readPreferences(transaction, userId);
      const preferences: Preferences = {
        explanationMode: choices.explanationMode ?? stored.explanationMode,
        directness: choices.directness ?? stored.directness,
        paceFactor: choices.paceFactor ?? stored.paceFactor,
      };
      await storePreferences(transaction, { userId, preferences, now: clock() });
      return preferences;
    },
    { idempotent: true },
  );
}
