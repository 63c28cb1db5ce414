import { forgetRemembered, readStored, removeStored, writeStored } from "./safe-storage.ts";

export const USER_KEY = "lexiquant-user";
export const ACCESS_TOKEN_KEY = "lexiquant-access-token";
const REFRESH_TOKEN_KEY = "lexiquant-refresh-token";
const SIGN_IN_KEYS: readonly string[] = [USER_KEY, ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY];

/** The user as the sign-in answered it; of what was stored only the name is sure to be there. */
export interface StoredUser {
  readonly name: string;
  readonly id?: string;
  readonly email?: string;
}

/** What tells one person from another. */
export function identityOf({ id, email, name }: StoredUser): string {
  return id ?? email ?? name;
}

/** The signed-in person's identity; null where nobody is signed in. */
export function readIdentity(): string | null {
  const user = readUser();
  return user === null ? null : identityOf(user);
}

export interface StoredTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export function readAccessToken(): string | null {
  return readToken(ACCESS_TOKEN_KEY);
}

export function readRefreshToken(): string | null {
  return readToken(REFRESH_TOKEN_KEY);
}

/** Null where nothing is stored or what is stored is not a user. */
export function readUser(): StoredUser | null {
  const stored = readStored(USER_KEY);
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

export function storeSignIn(user: StoredUser, tokens: StoredTokens): void {
  writeStored(USER_KEY, JSON.stringify(user));
  writeStored(ACCESS_TOKEN_KEY, tokens.accessToken);
  writeStored(REFRESH_TOKEN_KEY, tokens.refreshToken);
}

export function storeAccessToken(accessToken: string): void {
  writeStored(ACCESS_TOKEN_KEY, accessToken);
}

export function clearTokens(): void {
  removeStored(ACCESS_TOKEN_KEY);
  removeStored(REFRESH_TOKEN_KEY);
}

export function clearSignIn(): void {
  removeStored(USER_KEY);
  clearTokens();
}

/** Whether a write of another window, to this key or (null) to all of them, is about the sign-in. */
export function concernsSignIn(key: string | null): boolean {
  return key === null || SIGN_IN_KEYS.includes(key);
}

/** Another window has changed the sign-in: what could not be stored here is not true any more. */
export function forgetRememberedSignIn(): void {
  for (const key of SIGN_IN_KEYS) forgetRemembered(key);
}

function readToken(key: string): string | null {
  const stored = readStored(key);
  return stored === null || stored === "" ? null : stored;
}

function isUser(value: unknown): value is StoredUser {
  return (
    typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
  );
}
