import { beforeEach, expect, it, vi } from "vitest";
import { callOutlivingPage } from "./call-outliving-page.ts";
import { storeSignIn } from "./token-store.ts";

const leave = (essayId: string) =>
  callOutlivingPage("saveEssayText", { params: { essayId }, body: { revision: 3, text: "kept" } });

function watchFetch() {
  const fetched = vi.fn((_url: string, _request: RequestInit) => Promise.reject(new Error("gone")));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => localStorage.clear());

it("sends the whole request in the student’s name, outlives the page, and is silent where it fails", () => {
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
  const fetched = watchFetch();
  leave("an/id");
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toContain("an%2Fid");
  expect(request).toMatchObject({ keepalive: true, body: '{"revision":3,"text":"kept"}' });
  expect(new Headers(request?.headers).get("Authorization")).toBe("Bearer a");
});

it("sends nothing for nobody", () => {
  const fetched = watchFetch();
  leave("an-id");
  expect(fetched).not.toHaveBeenCalled();
});
