import type { TopicNode } from "@lexiquant/contract";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { describe, expect, it } from "vitest";
import { markOf, toggledTopic, topicTree } from "./topic-tree.ts";

const id = (text: string) => knowledgeComponentIdSchema.parse(text);
const node = (text: string, level: number): TopicNode => ({
  id: id(text),
  name: text,
  measure: "quantitative",
  level,
  items: 1,
});

const algebra = id("quantitative.algebra");
const inequalities = id("quantitative.algebra.inequalities");
const linear = id("quantitative.algebra.inequalities.linear");

describe("topicTree", () => {
  it("puts every node below the one whose id begins its own", () => {
    const tree = topicTree([
      node("quantitative.algebra", 1),
      node("quantitative.algebra.inequalities", 2),
      node("quantitative.algebra.inequalities.linear", 3),
      node("quantitative.algebra-two", 1),
    ]);
    expect(tree.map((branch) => branch.node.id)).toEqual([algebra, "quantitative.algebra-two"]);
    expect(tree[0]?.below[0]?.below[0]?.node.id).toBe(linear);
    expect(tree[1]?.below).toEqual([]);
  });
});

describe("choosing topics", () => {
  it("shows what lies above and below a chosen topic", () => {
    expect(markOf(inequalities, [inequalities])).toBe("chosen");
    expect(markOf(linear, [inequalities])).toBe("within");
    expect(markOf(algebra, [inequalities])).toBe("partly");
    expect(markOf(id("quantitative.algebra-two"), [algebra])).toBe("none");
  });

  it("drops the parts when the whole is chosen, and takes the whole away again", () => {
    expect(toggledTopic([linear], algebra)).toEqual([algebra]);
    expect(toggledTopic([algebra], algebra)).toEqual([]);
  });
});
