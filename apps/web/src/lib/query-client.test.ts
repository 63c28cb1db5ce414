import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { ApiFailure } from "./api-failure.ts";
import {
  clearUserData,
  createQueryClient,
  publicKey,
  retryDelayMs,
  userKey,
} from "./query-client.ts";

function retries(error: unknown): number {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retry !== "function") throw new Error("retry is not a function");
  let failures = 0;
  while (failures < 10 && retry(failures, error as Error)) failures += 1; // unknown errors are allowed too
  return failures;
}

describe("query client", () => {
  it("[C5] keeps data for five minutes and retries three times what can pass", () => {
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
    expect(retries(new ApiFailure({ kind: "network" }))).toBe(3);
    expect(retries(new ApiFailure({ kind: "bad-response", status: 503 }))).toBe(3);
    expect(retries(new ApiFailure({ kind: "bad-request", status: 429 }))).toBe(3);
    expect(retries(new Error("no idea"))).toBe(3);
  });

  it("does not repeat a call that can only be refused again", () => {
    expect(retries(new ApiFailure({ kind: "bad-request", status: 404 }))).toBe(0);
    expect(retries(new ApiFailure({ kind: "canceled" }))).toBe(0);
  });

  it("fails without a network instead of waiting for it, and asks again when it returns", async () => {
    const client = createQueryClient();
    let calls = 0;
    onlineManager.setOnline(false);
    const observer = new QueryObserver(client, {
      queryKey: publicKey("offline"),
      retry: false,
      queryFn: async () => {
        calls += 1;
        if (!onlineManager.isOnline()) throw new ApiFailure({ kind: "network" });
        return "told";
      },
    });
    client.mount();
    const unsubscribe = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe("error"));
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("told"));
    expect(calls).toBe(2);
    unsubscribe();
    client.unmount();
    client.clear();
  });

  it("[C5] waits twice as long each time, thirty seconds at most", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelayMs)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it("forgets what belongs to the user and keeps what belongs to all", () => {
    const client = createQueryClient();
    client.setQueryData(userKey("analytics"), 1);
    client.setQueryData(publicKey("topics"), 2);
    clearUserData(client);
    expect(client.getQueryData(userKey("analytics"))).toBeUndefined();
    expect(client.getQueryData(publicKey("topics"))).toBe(2);
    client.clear();
  });
});
