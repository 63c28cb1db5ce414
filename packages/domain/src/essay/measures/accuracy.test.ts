import { describe, expect, it } from "vitest";
import type { LanguageProblem, ProblemKind } from "../language/problem.ts";
import { findFragment, findFused } from "../language/sentence-boundaries.ts";
import { findSpacing } from "../language/spacing.ts";
import { essayText, type Sentence } from "../reading/essay-text.ts";
import type { PartOfSpeech, Token } from "../reading/reading.ts";
import { accuracyOf } from "./accuracy.ts";
import { clausesOf } from "./clauses.ts";
import { runOnShare } from "./run-on.ts";
import { syntaxRange } from "./syntax-range.ts";

/** A sentence written as word/TAG with single spaces; its text has the words alone. */
function sentence(tagged: string): { text: string; sentence: Sentence } {
  const parts = tagged.split(" ").map((part) => part.split("/"));
  const text = parts.map(([word = ""]) => word).join(" ");
  let start = 0;
  const tokens = parts.map(([word = "", tag = "X"]): Token => {
    const token = {
      text: word,
      start,
      end: start + word.length,
      partOfSpeech: tag as PartOfSpeech, // the tests write no other
      lemma: word.toLowerCase(),
      zipf: 4,
    };
    start = token.end + 1;
    return token;
  });
  const [first] = essayText({ text, paragraphs: [[tokens]], doubts: [] }).sentences;
  if (first === undefined) throw new Error("No word in the sentence.");
  return { text, sentence: first };
}

const LINKED =
  "He/PRON came/VERB late/ADV because/SCONJ it/PRON rained/VERB and/CCONJ we/PRON left/VERB ./PUNCT";

const problem = (kind: ProblemKind, quote: string, start: number): LanguageProblem => ({
  kind,
  quote,
  start,
  end: start + quote.length,
  suggestion: null,
});

describe("clauses", () => {
  it("have one finite verb each and part at what links them", () => {
    const { text, sentence: linked } = sentence(LINKED);
    expect(clausesOf(linked).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      "He came late",
      "because it rained",
      "and we left .",
    ]);
  });

  it("are not made by helping verbs, infinitives and participles", () => {
    const { sentence: one } = sentence(
      "They/PRON will/AUX never/ADV want/VERB to/PART leave/VERB crying/VERB ./PUNCT",
    );
    expect(clausesOf(one)).toHaveLength(1);
  });
});

describe("accuracy", () => {
  const { sentence: linked } = sentence(LINKED);

  it("is the share of the clauses without a grave error", () => {
    const at = linked.tokens[5]?.start ?? 0;
    const of = (kind: ProblemKind) => accuracyOf([linked], [problem(kind, "rained", at)], 100);
    expect(of("agreement").errorFreeShare).toBeCloseTo(2 / 3, 10);
    expect(of("capitalization").errorFreeShare).toBe(1);
  });

  it("counts an error made again by the square root, and slips by half", () => {
    const again = [1, 2, 3, 4].map((start) => problem("spelling", "teh", start));
    expect(accuracyOf([linked], again, 100).density).toBeCloseTo(2, 10);
    expect(accuracyOf([linked], [problem("punctuation", ",", 1)], 100).density).toBeCloseTo(
      0.5,
      10,
    );
  });

  it("tells grammar from spelling, and takes no rate of a few words", () => {
    const both = [problem("spelling", "teh", 1), problem("article", "a", 5)];
    const { density, grammarDensity } = accuracyOf([linked], both, 10);
    expect(density).toBeCloseTo(5, 10);
    expect(grammarDensity).toBeCloseTo(2.5, 10);
  });
});

describe("sentence boundaries", () => {
  it("are missing where a clause goes on into the next", () => {
    const fused = sentence("I/PRON love/VERB it/PRON they/PRON are/AUX fun/ADJ ./PUNCT");
    expect(findFused(fused.text, fused.sentence).map(({ quote }) => quote)).toEqual(["they"]);
    const fronted = sentence("When/SCONJ I/PRON saw/VERB it/PRON they/PRON ran/VERB ./PUNCT");
    expect(findFused(fronted.text, fronted.sentence)).toEqual([]);
  });

  it("are too many around a dependent clause alone", () => {
    const alone = sentence("Because/SCONJ it/PRON is/AUX late/ADJ ./PUNCT");
    expect(findFragment(alone.text, alone.sentence)).toHaveLength(1);
    const whole = sentence("Because/SCONJ it/PRON is/AUX late/ADJ ,/PUNCT we/PRON go/VERB ./PUNCT");
    expect(findFragment(whole.text, whole.sentence)).toEqual([]);
  });

  it("have a space after the mark and none before it", () => {
    const quotes = (text: string) => {
      const { sentence: any } = sentence("a/DET b/NOUN");
      return findSpacing(text, { ...any, start: 0, end: text.length }).map(({ quote }) => quote);
    };
    expect(quotes("We like music,art and sport.")).toEqual([","]);
    expect(quotes("We like music , art and sport.")).toEqual([" ,"]);
    expect(quotes("At 3,000 feet the U.S. team, i.e. ours, won.")).toEqual([]);
  });
});

describe("sentences", () => {
  it("run on by what goes beyond 45 words", () => {
    const long = sentence(Array.from({ length: 60 }, () => "word/NOUN").join(" ")).sentence;
    expect(runOnShare([long])).toBeCloseTo(15 / 60, 10);
    expect(runOnShare([])).toBe(0);
  });

  it("differ by their shapes, each counted once", () => {
    const plain = sentence("We/PRON go/VERB ./PUNCT").sentence;
    const contrast = sentence("Although/SCONJ we/PRON go/VERB ,/PUNCT he/PRON stays/VERB").sentence;
    expect(syntaxRange([plain])).toBe(0);
    expect(syntaxRange([plain, contrast, contrast])).toBe(1);
  });
});
