import { QueryClient } from "@tanstack/react-query";
import { canPass } from "./api-failure.ts";

const RETENTION_MS = 5 * 60_000;
const RETRIES = 3;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: RETENTION_MS,
        retry: (failures, error) => failures < RETRIES && canPass(error),
        retryDelay: retryDelayMs,
        // A query that waits for the network would look like one that loads, without end; the network's return asks again.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
}

/** Everything that belongs to the signed-in user lies under one prefix, which a sign-out clears. */
const USER_PREFIX = "user";

export function userKey(...parts: readonly unknown[]): readonly unknown[] {
  return [USER_PREFIX, ...parts];
}

export function publicKey(...parts: readonly unknown[]): readonly unknown[] {
  return ["public", ...parts];
}

export function clearUserData(client: QueryClient): void {
  void client.cancelQueries({ queryKey: [USER_PREFIX] });
  client.removeQueries({ queryKey: [USER_PREFIX] });
  client.getMutationCache().clear();
}
