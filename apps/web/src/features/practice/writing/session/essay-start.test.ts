import { describe, expect, it } from "vitest";
import { startOfWriting } from "./essay-start.ts";

const stored = { revision: 5, text: "server" };

describe("the text that writing goes on from", () => {
  it("is the server's where this browser has nothing, or sent all it had", () => {
    expect(startOfWriting(stored, null)).toEqual({ draft: stored, leftBehind: null });
    const sent = { revision: 4, text: "older", savedRevision: 4, leftBehind: null };
    expect(startOfWriting(stored, sent)).toEqual({ draft: stored, leftBehind: null });
  });

  it("is this browser's where that could not be sent", () => {
    const unsent = { revision: 7, text: "server and more", savedRevision: 5, leftBehind: null };
    expect(startOfWriting(stored, unsent)).toEqual({
      draft: { revision: 7, text: "server and more" },
      leftBehind: null,
    });
  });

  it("is the server's where another device went on further, with the unsent text offered", () => {
    const unsent = { revision: 4, text: "written offline", savedRevision: 2, leftBehind: null };
    expect(startOfWriting(stored, unsent)).toEqual({
      draft: stored,
      leftBehind: "written offline",
    });
  });

  it("still offers what was left behind before, until that is decided", () => {
    const sent = { revision: 5, text: "server", savedRevision: 5, leftBehind: "written offline" };
    expect(startOfWriting(stored, sent).leftBehind).toBe("written offline");
  });

  it("offers nothing where the same text arrived after all", () => {
    const arrived = { revision: 5, text: "server", savedRevision: 3, leftBehind: null };
    expect(startOfWriting(stored, arrived).leftBehind).toBeNull();
  });
});
