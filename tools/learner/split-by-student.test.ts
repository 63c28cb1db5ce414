import { expect, it } from "vitest";
import { readAnswerLog } from "./read-answer-log.ts";
import { splitByStudent } from "./split-by-student.ts";

const rows = Array.from({ length: 3000 }, (_, n) => `student-${n % 1000},i,0,1,s`);
const log = readAnswerLog(`user_id,item_id,timestamp,correct,skills\n${rows.join("\n")}`);
const studentsOf = (part: typeof log) => new Set(part.map(({ student }) => student));

it("puts every student into one fold, a fifth into each", () => {
  const folds = [0, 1, 2, 3, 4].map((fold) => splitByStudent(log, fold));
  const held = folds.flatMap((fold) => [...studentsOf([...fold.held])]);
  expect(held).toHaveLength(1000);
  expect(new Set(held).size).toBe(1000);
  for (const fold of folds) {
    expect(fold.held.length + fold.training.length).toBe(3000);
    const size = studentsOf([...fold.held]).size;
    expect(size).toBeGreaterThan(160);
    expect(size).toBeLessThan(240);
  }
});
