import { describe, expect, it, vi } from "vitest";
import { readStored, removeStored, writeStored } from "./safe-storage.ts";
import {
  clearSignIn,
  clearTokens,
  readAccessToken,
  readRefreshToken,
  readUser,
  storeSignIn,
  USER_KEY,
} from "./token-store.ts";

const USER = { id: "1", name: "Ada", email: "ada@example.org" };

describe("token store", () => {
  it("[A3] gives back user and tokens as they were stored", () => {
    storeSignIn(USER, { accessToken: "a", refreshToken: "r" });
    expect([readUser(), readAccessToken(), readRefreshToken()]).toEqual([USER, "a", "r"]);
  });

  it("clears the tokens alone, or all of it", () => {
    storeSignIn(USER, { accessToken: "a", refreshToken: "r" });
    clearTokens();
    expect([readUser(), readAccessToken(), readRefreshToken()]).toEqual([USER, null, null]);
    clearSignIn();
    expect(readUser()).toBeNull();
  });

  it.each(["{broken", "null", "[]", '"Ada"', '{"name":7}', ""])(
    "takes %j for no user instead of failing",
    (stored) => {
      localStorage.setItem(USER_KEY, stored);
      expect(readUser()).toBeNull();
    },
  );
});

describe("storage that throws", () => {
  it("is replaced by memory for the time of the visit", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
    expect(readStored("key")).toBeNull();
    writeStored("key", "value");
    expect(readStored("key")).toBe("value");
    removeStored("key");
    expect(readStored("key")).toBeNull();
  });
});

describe("storage that is full", () => {
  it("gives the value that could not be stored, not the older one, until a write succeeds", () => {
    writeStored("key", "old");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    writeStored("key", "new");
    expect(readStored("key")).toBe("new");
    full.mockRestore();
    writeStored("key", "newer");
    expect(readStored("key")).toBe("newer");
    localStorage.setItem("key", "from another window");
    expect(readStored("key")).toBe("from another window");
    removeStored("key");
  });
});
