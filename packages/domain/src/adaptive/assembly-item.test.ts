import { describe, expect, it } from "vitest";
import { itemIdSchema } from "../kernel/index.ts";
import { buildItem } from "../testing/build-item.ts";
import { toAssemblyItems } from "./assembly-item.ts";

const id = (text: string) => itemIdSchema.parse(text);
const none = new Map<never, never>();

describe("toAssemblyItems", () => {
  it("leaves retired items out and takes difficulty and guessing from band and type", () => {
    const single = { ...buildItem.singleChoice("B"), difficulty: 5 } as const;
    const [item, ...others] = toAssemblyItems([single, { ...single, retired: true }], none);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ difficulty: 1.5, discrimination: 1, guessing: 0.17, blanks: 0 });
    const [three] = toAssemblyItems([buildItem.textCompletion("A", "D", "G")], none);
    expect(three).toMatchObject({ guessing: 0.03, blanks: 3, measure: "verbal" });
  });

  it("makes enemies of twins, of items keyed by one word, and of what an author called similar", () => {
    const provenance = { ...buildItem.singleChoice("B").provenance, model: { id: "m", seed: 3 } };
    const items = [
      { ...buildItem.singleChoice("B"), id: id("q-1"), provenance },
      { ...buildItem.sentenceEquivalence("A", "C"), id: id("v-1"), similarIds: [id("v-2")] },
      { ...buildItem.textCompletion("A"), id: id("v-2") },
    ];
    const [twin, pair, word] = toAssemblyItems(items, none).map((item) => item.enemyGroups);
    expect(twin).toEqual(["model m"]);
    expect(pair).toEqual(["word option a", "word option c", "similar v-1 v-2"]);
    expect(word).toEqual(["word option a", "similar v-1 v-2"]);
  });

  it("refuses a stimulus that is not in the bank", () => {
    const lost = { ...buildItem.singleChoice("B"), stimulusId: "data-lost" as never };
    expect(() => toAssemblyItems([lost], none)).toThrow("data-lost");
  });
});
