import { describe, expect, it } from "vitest";
import { expectedTime } from "./expected-time.ts";
import { NEW_STUDENT_SPEED, newItemTime, type TimedMeeting, updateTimes } from "./time-beliefs.ts";

const meeting = (parts: Partial<TimedMeeting> = {}): TimedMeeting => ({
  item: newItemTime(60),
  student: NEW_STUDENT_SPEED,
  timeFactor: 1,
  ...parts,
});

describe("one answer", () => {
  it("moves item and student by their shares of the surprise, and makes both more certain", () => {
    // V = .1444 + .1225 + .0625 = .3294; twice the time is a surprise of ln 2.
    const { item, student } = updateTimes(meeting(), 120_000);
    expect(item.mean).toBeCloseTo(Math.log(60) + (0.1225 / 0.3294) * Math.LN2, 12);
    expect(student.mean).toBeCloseTo((-0.0625 / 0.3294) * Math.LN2, 12);
    expect(item.variance).toBeCloseTo(0.1225 - 0.1225 ** 2 / 0.3294, 12);
    expect(student.variance).toBeCloseTo(0.0625 - 0.0625 ** 2 / 0.3294, 12);
    expect([item.answers, student.answers]).toEqual([1, 1]);
  });

  it("at the expected time moves nothing", () => {
    const { item, student } = updateTimes(meeting({ timeFactor: 1.5 }), 90_000);
    expect(item.mean).toBeCloseTo(Math.log(60), 12);
    expect(student.mean).toBeCloseTo(0, 12);
  });

  it("moves no further after a day than at three standard deviations", () => {
    const day = updateTimes(meeting(), 86_400_000);
    const late = updateTimes(meeting(), 60_000 * Math.exp(3 * Math.sqrt(0.3294)));
    expect(day.student.mean).toBeCloseTo(late.student.mean, 8);
    expect(updateTimes(meeting(), 0).student.mean).toBeCloseTo(-late.student.mean, 8);
  });

  it("is plain data", () => {
    const updated = updateTimes(meeting(), 50_000);
    expect(JSON.parse(JSON.stringify(updated))).toEqual(updated);
  });
});

it("does not become more certain than a student can stay the same", () => {
  let state: TimedMeeting = meeting();
  for (let answer = 0; answer < 1000; answer += 1) {
    state = { ...state, ...updateTimes({ ...state, item: newItemTime(60) }, 50_000) };
  }
  expect(state.student.variance).toBeCloseTo(0.0025, 12);
  // A student who halves the pace is believed within a hundred answers.
  for (let answer = 0; answer < 100; answer += 1) {
    state = { ...state, ...updateTimes({ ...state, item: newItemTime(60) }, 100_000) };
  }
  expect(state.student.mean).toBeLessThan(-0.2);
});

describe("the expected time", () => {
  it("is the author's for a new student and item, with its 80 % range", () => {
    const { seconds, lowSeconds, highSeconds, logDeviation } = expectedTime(meeting());
    expect(seconds).toBeCloseTo(60, 10);
    expect(logDeviation).toBeCloseTo(Math.sqrt(0.3294), 12);
    // 1.2816 · .5739 = .7355
    expect(lowSeconds).toBeCloseTo(28.76, 1);
    expect(highSeconds).toBeCloseTo(125.2, 1);
  });

  it("is stretched by the time that a student is granted, and shortened by speed", () => {
    expect(expectedTime(meeting({ timeFactor: 2 })).seconds).toBeCloseTo(120, 10);
    const student = { ...NEW_STUDENT_SPEED, mean: Math.LN2 };
    expect(expectedTime(meeting({ student })).seconds).toBeCloseTo(30, 10);
  });
});
