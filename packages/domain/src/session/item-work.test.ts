import { describe, expect, it } from "vitest";
import { newerWork, UNTOUCHED_WORK } from "./item-work.ts";

describe("newerWork", () => {
  const at = (revision: number, scratch: string) => ({ ...UNTOUCHED_WORK, revision, scratch });

  it("takes the higher revision, whichever side holds it", () => {
    expect(newerWork(at(2, "stored"), at(3, "incoming")).scratch).toBe("incoming");
    expect(newerWork(at(4, "stored"), at(3, "incoming")).scratch).toBe("stored");
  });

  it("keeps what is stored on a tie", () => {
    expect(newerWork(at(3, "stored"), at(3, "incoming")).scratch).toBe("stored");
  });
});
