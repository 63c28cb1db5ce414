import { describe, expect, it } from "vitest";
import { createWordNet } from "./word-net.ts";

describe("WordNet", () => {
  const lookUp = createWordNet();

  it("finds the first form that it has, and says that it is WordNet", async () => {
    const word = await lookUp(["zzgarrulous", "garrulous"]);
    expect(word).toMatchObject({ word: "garrulous", source: "wordnet" });
    expect(word?.senses[0]?.partOfSpeech).toBe("adjective");
    expect(word?.senses[0]?.synonyms).toContain("talkative");
  });

  it("has nothing for what is no word", async () => {
    expect(await lookUp(["zzgarrulous"])).toBeNull();
  });
});
