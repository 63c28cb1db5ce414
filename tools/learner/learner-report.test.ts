import { seededRandom } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { learnerReport } from "./learner-report.ts";

const ANSWERS = 10_000;
const SKILLS = 46;

/** One student's long history over 46 skills: with overall, measures and domains a belief of some 50 nodes. */
function longLog() {
  const random = seededRandom(4);
  return Array.from({ length: ANSWERS }, (_, n) => {
    const skill = Math.floor(random() * SKILLS);
    const measure = skill % 2 === 0 ? "verbal" : "quantitative";
    return {
      student: "student",
      item: {
        id: `item-${n % 3000}`,
        components: [`${measure}.domain-${skill % 4}.skill-${skill}`],
      },
      context: { day: n / 50, hints: 0, isTimed: false },
      outcome: {
        isCorrect: random() < 0.6,
        sureness: null,
        isRapid: false,
        hasFeedback: true,
      },
    };
  });
}

it("predicts and learns in less than 100 microseconds of a processor an answer, at 50 nodes", () => {
  const cpuMilliseconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const log = longLog();
  // Once to compile what is hot.
  learnerReport(log.slice(0, 3000), [], cpuMilliseconds);
  const { answersPerSecond } = learnerReport(log, [], cpuMilliseconds);
  expect(1e6 / answersPerSecond).toBeLessThan(100);
});
