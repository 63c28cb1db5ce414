import { createWordNet } from "@lexiquant/api/word-net";
import type { Word } from "@lexiquant/content";
import { describe, expect, it } from "vitest";
import { compareSenses, reportSenses } from "./compare-senses.ts";

type Sense = Word["senses"][number];

function word(id: string, ...senses: Partial<Sense>[]): Word {
  const whole: Sense = {
    partOfSpeech: "verb",
    definition: "",
    sentences: [],
    fits: [],
    synonyms: [],
    antonyms: [],
    charge: "neutral",
  };
  return {
    id,
    frequency: 1,
    senses: senses.map((sense) => ({ ...whole, ...sense })),
    root: null,
    mnemonic: null,
    confusedWith: [],
  };
}

const weaken = {
  partOfSpeech: "verb",
  definition: "become less intense",
  sentences: ["interest flagged"],
  synonyms: ["droop"],
  antonyms: [],
};

describe("compareSenses", () => {
  it("counts stems shared with the nearest sense of the same part of speech", () => {
    const flag = word("flag", { definition: "to lose intensity", synonyms: ["droop"] });
    expect(compareSenses(flag, [weaken]).senses[0]).toMatchObject({
      partInWordNet: true,
      overlap: 2,
    });
    const asNoun = compareSenses(flag, [{ ...weaken, partOfSpeech: "noun" }]).senses[0];
    expect(asNoun).toMatchObject({ partInWordNet: false, overlap: 0 });
  });

  it("does not count the headword, which WordNet's examples have", () => {
    const flag = word("flag", { definition: "to hang out flags" });
    expect(compareSenses(flag, [weaken]).senses[0]?.overlap).toBe(0);
  });
});

describe("reportSenses", () => {
  it("sorts what a reader should see by what is missing", () => {
    const report = reportSenses([
      compareSenses(word("outfly", { definition: "to fly farther than" }), []),
      compareSenses(word("flag", { definition: "to mark for attention" }), [weaken]),
      compareSenses(
        word("droop", { synonyms: ["flag"] }, { partOfSpeech: "noun", definition: "a bend" }),
        [{ ...weaken, synonyms: ["flag"] }],
      ),
    ]);
    expect(report).toMatchObject({ words: 3, senses: 4, notInWordNet: ["outfly"] });
    expect(report.noSenseMeets).toEqual(["flag"]);
    expect(report.sensesThatMeetNone).toEqual(["flag (verb): to mark for attention"]);
    expect(report.partNotInWordNet).toEqual(["droop (noun): a bend"]);
  });
});

describe("WordNet without limits", () => {
  it("has the senses that its short form for readers leaves out", async () => {
    const every = createWordNet({ senses: Number.POSITIVE_INFINITY, synonyms: 20 });
    expect((await every(["flag"]))?.senses.length).toBeGreaterThan(
      (await createWordNet()(["flag"]))?.senses.length ?? 0,
    );
  });
});
