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

  it("takes the longer time of both, whichever revision counts", () => {
    const long = (revision: number, scratch: string) => ({
      ...at(revision, scratch),
      elapsedMs: 9_000,
    });
    const short = (revision: number, scratch: string) => ({
      ...at(revision, scratch),
      elapsedMs: 4_000,
    });
    expect(newerWork(long(2, "stored"), short(3, "incoming"))).toEqual(long(3, "incoming"));
    expect(newerWork(short(3, "stored"), long(2, "incoming"))).toEqual(long(3, "stored"));
    expect(newerWork(short(3, "stored"), long(3, "incoming"))).toEqual(long(3, "stored"));
  });
});
