import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { type UserId, userIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** The parts of a refresh token: where its record is, and the secret that proves possession. */
export interface RefreshToken {
  readonly userId: UserId;
  readonly id: string;
  readonly secret: string;
}

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

export function writeRefreshToken({ userId, id, secret }: RefreshToken): string {
  return `${userId}.${id}.${secret}`;
}

/** Null for whatever is no refresh token of ours. */
export function readRefreshToken(text: string): RefreshToken | null {
  const [user, id, secret, ...rest] = text.split(".");
  const userId = userIdSchema.safeParse(user).data;
  if (userId === undefined || rest.length > 0) return null;
  if (!z.uuid().safeParse(id).success || id === undefined) return null;
  return secret !== undefined && SECRET.test(secret) ? { userId, id, secret } : null;
}

/** The secret has 256 random bits, so one fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export function provesPossession(secret: string, storedHash: string): boolean {
  const given = Buffer.from(hashSecret(secret), "hex");
  const stored = Buffer.from(storedHash, "hex");
  return given.length === stored.length && timingSafeEqual(given, stored);
}
