import { describe, expect, it } from "vitest";
import { BadInput } from "../bad-input.ts";
import { readAnswerLog } from "./read-answer-log.ts";

const HEADER = "user_id,item_id,timestamp,correct,skills\n";

describe("a log of answers", () => {
  it("is read in order, with columns in any order and skills apart", () => {
    const log = readAnswerLog(
      '\uFEFFcorrect,skills,user_id,item_id,timestamp,extra\r\n1,"a.b;c",u1,i1,0,x\r\n0,,u2,i2,0,y\r\n',
    );
    expect(log).toEqual([
      {
        student: "u1",
        item: { id: "i1", components: ["a_b", "c"] },
        context: { day: null, hints: 0, isTimed: false },
        outcome: { isCorrect: true, sureness: null, isRapid: false, hasFeedback: true },
      },
      {
        student: "u2",
        item: { id: "i2", components: ["no-skill"] },
        context: { day: null, hints: 0, isTimed: false },
        outcome: { isCorrect: false, sureness: null, isRapid: false, hasFeedback: true },
      },
    ]);
  });

  it.each([
    ["seconds", [0, 43_200, 90_000], [0, 0.5, 90_000 / 86_400]],
    [
      "milliseconds",
      [1.7e12, 1.7e12 + 43_200_000],
      [1.7e12 / 86_400_000, 1.7e12 / 86_400_000 + 0.5],
    ],
    ["a constant", [0, 0, 0], [null, null, null]],
    ["a count", [0, 1, 2], [null, null, null]],
  ])("has days where timestamps are %s", (_, timestamps, days) => {
    const csv = HEADER + timestamps.map((time) => `u,i,${time},1,s`).join("\n");
    const read = readAnswerLog(csv).map(({ context }) => context.day);
    for (const [index, day] of days.entries()) {
      if (day === null) expect(read[index]).toBeNull();
      else expect(read[index]).toBeCloseTo(day, 8);
    }
  });

  it.each([
    ["user_id,item_id,timestamp,skills\nu,i,0,s\n", "The header has no column correct."],
    [HEADER, "The file has a header but no answers."],
    [`${HEADER}u,i,0,2,s\n`, 'Row 2 has "2" for correct, but it has to be 0 or 1.'],
    [`${HEADER}u,i,x,1,s\n`, 'Row 2 has "x" for timestamp, but it has to be a number.'],
    [`${HEADER}u,i,0,1,s\n,i,0,1,s\n`, "Row 3 has no user or no item."],
  ])("is refused with one sentence: %j", (csv, sentence) => {
    expect(() => readAnswerLog(csv)).toThrow(BadInput);
    expect(() => readAnswerLog(csv)).toThrow(sentence);
  });
});
