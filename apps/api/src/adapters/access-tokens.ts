import { randomUUID } from "node:crypto";
import { type UserId, userIdSchema } from "@lexiquant/domain/kernel";
import { jwtVerify, SignJWT } from "jose";

const ACCESS_TOKEN_MINUTES = 15;
const ISSUER = "lexiquant";
const AUDIENCE = "lexiquant-api";
/** Tells our access tokens from any other token signed with the same secret. */
const TOKEN_TYPE = "at+jwt";
const ALGORITHM = "HS256";

/** Issues and checks the short-lived tokens that requests carry. */
export interface AccessTokens {
  issue(userId: UserId): Promise<string>;
  /** The user of a valid token; null for any other. */
  verify(token: string): Promise<UserId | null>;
  /** Refuses all tokens of a user who is gone. Known to this process alone; elsewhere they run out by themselves. */
  refuse(userId: UserId): void;
}

export function createAccessTokens(options: {
  readonly secret: Uint8Array;
  readonly clock: () => Date;
}): AccessTokens {
  const { secret, clock } = options;
  const gone = new Map<UserId, number>();
  const forgetRunOut = (nowMs: number) => {
    for (const [userId, since] of gone) {
      if (nowMs - since > ACCESS_TOKEN_MINUTES * 60_000) gone.delete(userId);
    }
  };
  return {
    async issue(userId) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      return await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: TOKEN_TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        // Tokens of the same second differ, so that a renewed one can be told from the one before.
        .setJti(randomUUID())
        .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
        .sign(secret);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TOKEN_TYPE,
          requiredClaims: ["sub", "exp", "iat"],
          currentDate: clock(),
        });
        const userId = userIdSchema.safeParse(payload.sub).data ?? null;
        return userId === null || gone.has(userId) ? null : userId;
      } catch {
        // Whatever is wrong with it, the caller is not signed in; saying why would help only a forger.
        return null;
      }
    },
    refuse(userId) {
      const nowMs = clock().getTime();
      forgetRunOut(nowMs);
      gone.set(userId, nowMs);
    },
  };
}
