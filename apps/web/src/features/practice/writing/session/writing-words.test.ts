import { describe, expect, it } from "vitest";
import { endingInWords } from "./writing-words.ts";

describe("what becomes of an essay whose end is on its way", () => {
  it("is told as the server does it: the time that runs out submits it as it was saved", () => {
    const up = endingInWords({ why: "time", waiting: "offline", isTimed: true });
    expect(up).toContain("counts as it was last saved");
    expect(up).toContain("when the network returns");
    const early = endingInWords({ why: "candidate", waiting: "server", isTimed: true });
    expect(early).toContain("submitted when the server answers again. If its time runs out before");
    const untimed = endingInWords({ why: "candidate", waiting: "signed-out", isTimed: false });
    expect(untimed).not.toContain("time runs out");
  });
});
