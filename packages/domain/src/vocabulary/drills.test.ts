import { describe, expect, it } from "vitest";
import { buildDrill } from "./build-drill.ts";
import { buildOwnDrill } from "./build-own-drill.ts";
import { answerByFor, drillOrder, withAskedSenses } from "./choose-drill.ts";
import { DRILL_KINDS, type DrillKind } from "./drill.ts";
import { indexDrillWords } from "./drill-words.ts";
import { hasSlip, judgeDrill, synonymTyped } from "./judge-drill.ts";
import type { LexiconWord } from "./lexicon-word.ts";

const adjective = (id: string, synonyms: string[], sentence = `It was ${id} at once.`) => ({
  id,
  frequency: 1,
  confusedWith: [],
  senses: [
    {
      partOfSpeech: "adjective",
      definition: `meaning of ${synonyms[0]}`,
      sentences: [sentence],
      fits: [synonyms.slice(1)],
      synonyms,
      antonyms: [],
      charge: "neutral" as const,
    },
  ],
});

const WORDS: LexiconWord[] = [
  adjective("terse", ["brief", "curt", "laconic"], "She gave a terse reply and left."),
  adjective("laconic", ["terse", "concise"]),
  adjective("curt", ["blunt"]),
  // A synonym in common with `terse`, though neither names the other.
  adjective("succinct", ["brief"]),
  adjective("verdant", ["green", "lush"]),
  adjective("opulent", ["rich"]),
  adjective("docile", ["tame"]),
  adjective("frigid", ["cold"]),
  adjective("morose", ["gloomy"]),
  adjective("wealthy", ["rich"]),
  { ...adjective("zany", ["odd"]), frequency: 3 },
  {
    id: "abate",
    frequency: 1,
    confusedWith: [],
    senses: [
      {
        partOfSpeech: "verb",
        definition: "to become less strong",
        sentences: ["By noon the storm had abated."],
        fits: [],
        synonyms: [],
        antonyms: [],
        charge: "neutral",
      },
    ],
  },
];
const index = indexDrillWords(WORDS);
const word = (id: string) => index.words.get(id) ?? adjective("none", []);
const build = (id: string, kind: DrillKind, seed: number) =>
  buildDrill(index, { word: word(id), kind, answerBy: "choosing", seed });
const buildTyped = (id: string, kind: DrillKind) =>
  buildDrill(index, { word: word(id), kind, answerBy: "typing", seed: 1 });
const noWord = () => false;
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

const textsOf = (id: string, kind: DrillKind) =>
  SEEDS.map((seed) => build(id, kind, seed)).flatMap((drill) => {
    if (drill === null) return [];
    const options = drill.prompt.options ?? [];
    const right = options.filter((option) => drill.key.includes(option.id));
    const wrong = options.filter((option) => !drill.key.includes(option.id));
    return [{ right: right.map(({ text }) => text), wrong: wrong.map(({ text }) => text) }];
  });

describe("a drill", () => {
  it.each(DRILL_KINDS)("is the same for the same seed: %s", (kind) => {
    expect(build("terse", kind, 3)).toEqual(build("terse", kind, 3));
    const made = SEEDS.map((seed) => JSON.stringify(build("terse", kind, seed)));
    expect(new Set(made).size).toBeGreaterThan(5);
  });

  it.each(["meaning-to-word", "sentence-blank", "equivalence-pair"] as const)(
    "has no second right answer: %s",
    (kind) => {
      const asked = textsOf("terse", kind);
      expect(asked).toHaveLength(SEEDS.length);
      for (const { right, wrong } of asked) {
        expect(wrong).toHaveLength(kind === "equivalence-pair" ? 4 : 3);
        expect(right).toContain("terse");
        for (const other of ["laconic", "curt", "succinct"]) expect(wrong).not.toContain(other);
        // Nor do two of the others mean the same.
        expect(wrong.includes("opulent") && wrong.includes("wealthy")).toBe(false);
      }
    },
  );

  it("takes wrong options of the same part of speech, near in frequency", () => {
    for (const { wrong } of textsOf("terse", "meaning-to-word")) {
      expect(wrong).not.toContain("abate");
      expect(wrong).not.toContain("zany");
    }
  });

  it("of a pair wants both words, and of an odd one the word outside the group", () => {
    for (const { right } of textsOf("terse", "equivalence-pair")) {
      expect(right).toHaveLength(2);
      expect(["laconic", "curt"]).toContain(right.find((text) => text !== "terse"));
    }
    for (const { right, wrong } of textsOf("terse", "odd-one-out")) {
      expect(wrong).toContain("terse");
      expect(right).toHaveLength(1);
      expect(["brief", "curt", "laconic", "succinct"]).not.toContain(right[0]);
    }
    const pair = build("terse", "equivalence-pair", 1);
    if (pair === null) throw new Error("There is a pair.");
    const judge = (optionIds: readonly string[]) =>
      judgeDrill(pair, { kind: "chosen", optionIds }, noWord);
    const other = pair.prompt.options?.find(({ id }) => !pair.key.includes(id))?.id ?? "";
    expect(judge(pair.key)).toEqual({ ok: true, value: true });
    expect(judge([pair.key[0] ?? "", other])).toEqual({ ok: true, value: false });
    expect(judge([pair.key[0] ?? ""]).ok).toBe(false);
    expect(judge([pair.key[0] ?? "", pair.key[0] ?? ""]).ok).toBe(false);
  });

  it("makes a pair only of a synonym that fits the sentence", () => {
    const [first, ...others] = WORDS;
    if (first === undefined) throw new Error("There are words.");
    const pairsOf = (fits: string[][]) => {
      const senses = first.senses.map((sense) => ({ ...sense, fits }));
      const words = indexDrillWords([{ ...first, senses }, ...others]);
      const asked = { kind: "equivalence-pair", answerBy: "choosing" } as const;
      return SEEDS.map((seed) => buildDrill(words, { word: { ...first, senses }, ...asked, seed }));
    };
    expect(new Set(pairsOf([["curt"]]).map((pair) => pair?.answer))).toEqual(
      new Set(["terse, curt"]),
    );
    expect(new Set(pairsOf([]))).toEqual(new Set([null]));
    expect(new Set(pairsOf([[]]))).toEqual(new Set([null]));
  });

  it("is not built where a word does not allow it", () => {
    expect(build("curt", "equivalence-pair", 1)).toBeNull();
    expect(build("abate", "equivalence-pair", 1)).toBeNull();
    expect(build("abate", "odd-one-out", 1)).toBeNull();
    expect(build("abate", "meaning-to-word", 1)).toBeNull();
    expect(build("curt", "odd-one-out", 1)).toBeNull();
  });
});

describe("a typed answer", () => {
  const typed = (text: string) => {
    const drill = buildTyped("abate", "sentence-blank");
    if (drill === null) throw new Error("There is a blank.");
    return judgeDrill(drill, { kind: "typed", text }, (other) => other === "abase");
  };

  it.each(["abated", " Abated. ", "ABATE", "abates", "abating", "àbated"])("may be %s", (text) => {
    expect(typed(text)).toEqual({ ok: true, value: true });
  });
  it.each(["abatte", "abatedd", "baate", "abste"])("may have a slip: %s", (text) => {
    expect(typed(text)).toEqual({ ok: true, value: true });
  });
  it.each(["", "abatement", "debated", "subsided", "abase"])("may not be '%s'", (text) => {
    expect(typed(text)).toEqual({ ok: true, value: false });
  });

  it("is told from a synonym of that sense, in whatever form, and from a word with a slip", () => {
    const drill = buildTyped("terse", "sentence-blank");
    if (drill === null) throw new Error("There is a blank.");
    const typedText = (text: string) => ({ kind: "typed", text }) as const;
    expect(synonymTyped(drill, typedText(" Curt. "))).toBe("curt");
    expect(synonymTyped(drill, typedText("terse"))).toBeNull();
    expect(synonymTyped(drill, typedText("verdant"))).toBeNull();
    expect(synonymTyped(drill, { kind: "unknown" })).toBeNull();
    expect(hasSlip(drill, typedText("Terse"))).toBe(false);
    expect(hasSlip(drill, typedText("terce"))).toBe(true);
  });

  it("is hinted at by its first letter, and by nothing else", () => {
    const drill = buildTyped("abate", "sentence-blank");
    expect(drill?.prompt).toMatchObject({
      before: "By noon the storm had ",
      after: ".",
      begins: "a",
    });
  });
});

describe("own words", () => {
  const own = (id: string, front: string, back: string) => ({ id, front, back });
  const mine = own("own:1", "Fernweh", "longing for far places");
  const others = [own("own:2", "ennui", "boredom"), own("own:3", "elan", "verve")];
  const ask = (kind: DrillKind, more = others) =>
    buildOwnDrill({ word: mine, others: more, kind, answerBy: "choosing", seed: 1 });

  it("are typed or recalled while there are too few to choose from", () => {
    expect(ask("meaning-to-word")).toMatchObject({ answerBy: "typing", accepts: ["fernweh"] });
    expect(ask("word-to-meaning")).toMatchObject({ answerBy: "recalling", key: [] });
    expect(ask("sentence-blank")).toBeNull();
  });

  it("are never set beside a word of the same meaning", () => {
    const same = own("own:4", "wanderlust", "Longing for far places");
    expect(ask("word-to-meaning", [...others, same])?.answerBy).toBe("recalling");
    const enough = ask("word-to-meaning", [...others, same, own("own:5", "angst", "dread")]);
    expect(enough?.prompt.options).toHaveLength(4);
    expect(enough?.prompt.options?.map(({ text }) => text)).not.toContain(same.back);
  });

  it("are judged by the student where they are recalled, and by nobody else", () => {
    const recalled = ask("word-to-meaning");
    const typed = ask("meaning-to-word");
    if (recalled === null || typed === null) throw new Error("Both are there.");
    expect(judgeDrill(recalled, { kind: "recalled" }, noWord)).toEqual({ ok: true, value: null });
    expect(judgeDrill(recalled, { kind: "unknown" }, noWord)).toEqual({ ok: true, value: false });
    expect(judgeDrill(typed, { kind: "recalled" }, noWord).ok).toBe(false);
  });
});

describe("the order of drills", () => {
  it("meets a word by its meaning, then takes turns, and falls back on what was not asked for", () => {
    const firsts = [0, 1, 2, 3, 4].map((reviews) => drillOrder(DRILL_KINDS, { reviews })[0]);
    expect(firsts[0]).toBe("word-to-meaning");
    expect(new Set(firsts).size).toBe(5);
    expect(drillOrder(["odd-one-out"], { reviews: 7 })).toHaveLength(5);
    expect(drillOrder(["odd-one-out"], { reviews: 7 })[0]).toBe("odd-one-out");
  });

  it("meets a word in its usual sense, and asks for the others later", () => {
    const senses = ["brief", "rude", "late"].flatMap((name) => adjective("terse", [name]).senses);
    const word: LexiconWord = { ...adjective("terse", ["brief"]), senses };
    expect(withAskedSenses(word, { reviews: 0 }).senses).toEqual(senses.slice(0, 1));
    const meanings = Array.from({ length: 40 }, (_, seed) => {
      const asked = withAskedSenses(word, { reviews: 1 });
      return buildDrill(index, {
        word: asked,
        kind: "word-to-meaning",
        answerBy: "recalling",
        seed,
      });
    }).map((drill) => drill?.answer);
    expect(new Set(meanings).size).toBe(3);
  });

  it("goes on from choosing to typing", () => {
    expect(answerByFor("mixed", { phase: "review", reviews: 2 })).toBe("choosing");
    expect(answerByFor("mixed", { phase: "review", reviews: 3 })).toBe("typing");
    expect(answerByFor("mixed", { phase: "relearning", reviews: 9 })).toBe("choosing");
    expect(answerByFor("choosing", { phase: "review", reviews: 9 })).toBe("choosing");
  });
});
