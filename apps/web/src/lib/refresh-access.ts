import { routes } from "@lexiquant/contract";
import { type HttpAnswer, send } from "./http-transport.ts";
import { type RefreshFailure, refreshFailed } from "./session-signals.ts";
import { clearTokens, readAccessToken, readRefreshToken, storeAccessToken } from "./token-store.ts";

let underway: Promise<boolean> | null = null;

/**
 * Gets a new access token for the stored refresh token and stores it. Calls made meanwhile share
 * the one refresh. False where that failed; `refreshFailed` then says so.
 */
export function refreshAccess(): Promise<boolean> {
  underway ??= refresh().finally(() => {
    underway = null;
  });
  return underway;
}

async function refresh(): Promise<boolean> {
  const refreshToken = readRefreshToken();
  if (refreshToken === null) return end("bad-answer");
  const answer = await ask(refreshToken);
  // Signed out, or in as somebody else, while the answer was on its way: it is not ours any more.
  if (readRefreshToken() !== refreshToken) return false;
  if (answer === null) return end("no-answer");
  if (answer.status === 401) {
    clearTokens();
    return end("refused");
  }
  const parsed = routes.refreshAccess.response.safeParse(answer.body);
  if (answer.status !== 200 || !parsed.success) return end("bad-answer");
  storeAccessToken(parsed.data.access_token);
  return true;
}

async function ask(refreshToken: string): Promise<HttpAnswer | null> {
  const { method, path } = routes.refreshAccess;
  try {
    return await send({
      method,
      url: path,
      body: { refresh_token: refreshToken },
      accessToken: readAccessToken(),
    });
  } catch {
    return null;
  }
}

function end(reason: RefreshFailure): false {
  refreshFailed.emit(reason);
  return false;
}
