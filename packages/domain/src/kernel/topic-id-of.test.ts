import { expect, it } from "vitest";
import { knowledgeComponentIdSchema } from "./ids.ts";
import { topicIdOf } from "./topic-id-of.ts";

it.each([
  ["quantitative.algebra.inequalities.linear-inequalities", "quantitative.algebra.inequalities"],
  ["quantitative.algebra.inequalities", "quantitative.algebra.inequalities"],
  ["quantitative.algebra", null],
])("%s lies in the topic %s", (id, topicId) => {
  expect(topicIdOf(knowledgeComponentIdSchema.parse(id))).toBe(topicId);
});
