import { expect, it } from "vitest";
import { masteryOf, nodeOf, paceOf, slipsOf } from "../../../testing/standing-builder.ts";
import { costliestInWords, sunkInWords, topSlipInWords, weakestInWords } from "./cost-words.ts";

it("names the three weakest topics, and none of which too little is known", () => {
  const topics = ["Ratio", "Percent", "Circles", "Solids"].map((name) =>
    nodeOf({ id: name, name, ...(name === "Ratio" ? { pCorrect: null } : {}) }),
  );
  const mastery = { ...masteryOf(topics), weakest: topics.map(({ id }) => id) };
  expect(weakestInWords(mastery)).toBe(
    "You get fewest right in Percent (62%), Circles (62%) and Solids (62%).",
  );
  const alone = { ...masteryOf(topics.slice(0, 1)), weakest: [] };
  expect(weakestInWords(alone)).toContain("No topic has enough");
  const one = { ...masteryOf(topics.slice(0, 2)), weakest: [] };
  expect(weakestInWords(one)).toBe(
    "Only Percent has enough answers to speak of so far: you get about 62% right there.",
  );
});

it("names the topics where most points are lost, in that order and not by percent", () => {
  const topics = ["Ratio", "Percent", "Circles"].map((name) => nodeOf({ id: name, name }));
  const costliest = ["Circles", "Ratio"].map((id, n) => ({ id, points: 2 - n, testShare: 0.08 }));
  expect(costliestInWords({ ...masteryOf(topics), costliest })).toBe(
    "Most points are lost in Circles (62% right, 8% of Quantitative Reasoning) and Ratio (62% right, 8% of Quantitative Reasoning): the test asks them that often, and you are below your own level there.",
  );
  expect(costliestInWords(masteryOf(topics))).toContain("No topic stands");
});

it("names the top slip and the sunk time, or says that there is none", () => {
  expect(topSlipInWords(slipsOf())).toContain("behind 14 of the 74 wrong answers");
  expect(topSlipInWords(slipsOf({ slips: [] }))).toContain("None of your wrong answers");
  expect(sunkInWords(paceOf())).toContain("worth about 9 right answers (5 to 12)");
  const worthRight = { estimate: 1.1, low: 0.8, high: 1.3 };
  expect(sunkInWords(paceOf({ sunk: { questions: 7, minutes: 2, worthRight } }))).toContain(
    "worth about 1 right answer at your own pace",
  );
  expect(sunkInWords(paceOf({ sunk: { questions: 0, minutes: 0, worthRight: null } }))).toContain(
    "No time was sunk",
  );
});
