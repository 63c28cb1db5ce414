import { describe, expect, it } from "vitest";
import { oneOfEachType, SECRET } from "../testing/build-item.ts";
import { publicItemSchema, toPublicItem } from "./index.ts";

describe("toPublicItem", () => {
  it.each(oneOfEachType().map((item) => [item.type, item] as const))(
    "lets out nothing of the key or the explanations of a %s item",
    (_, item) => {
      const publicText = JSON.stringify(toPublicItem(item));
      expect(publicText).not.toContain(SECRET);
      expect(publicText).not.toMatch(/"(?:key|rationale|explanation|evidence|difficulty)"/);
      expect(publicText).not.toContain("987");
    },
  );

  it.each(oneOfEachType().map((item) => [item.type, item] as const))(
    "has exactly the fields of the public schema for a %s item",
    (_, item) => {
      expect(publicItemSchema.safeParse(toPublicItem(item)).error).toBeUndefined();
    },
  );

  it("does not pass on a field that is added to a keyed item", () => {
    const [item] = oneOfEachType();
    const widened = Object.assign({}, item, { newSecret: SECRET });
    expect(JSON.stringify(toPublicItem(widened))).not.toContain(SECRET);
  });
});
