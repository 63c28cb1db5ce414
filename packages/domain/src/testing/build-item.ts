import {
  type DecimalKey,
  type FractionKey,
  type KeyedItem,
  type KeyedItemOf,
  type KeyedOption,
  optionIdSchema,
  type Rationale,
} from "../item/index.ts";
import {
  itemIdSchema,
  knowledgeComponentIdSchema,
  misconceptionIdSchema,
} from "../kernel/index.ts";

/** Authored secrets of built items carry this word, so that a test can look for leaks. */
export const SECRET = "confidential";

const MISCONCEPTION = misconceptionIdSchema.parse("some-slip");

export function buildRationale(): Rationale {
  return {
    text: `${SECRET} rationale`,
    whyTempting: `${SECRET} pull`,
    misconceptionId: MISCONCEPTION,
    repairQuestion: `${SECRET} question`,
  };
}

export function buildOptions(letters: string): KeyedOption[] {
  return [...letters].map((letter) => ({
    id: optionIdSchema.parse(letter),
    text: `option ${letter}`,
    rationale: buildRationale(),
  }));
}

const core = {
  id: itemIdSchema.parse("x-built-001"),
  version: 1,
  retired: false,
  stimulusId: null,
  dataSet: false,
  stem: "A stem.",
  figure: null,
  difficulty: 3,
  targetSeconds: 90,
  knowledgeComponents: [
    knowledgeComponentIdSchema.parse("quantitative.algebra.expressions.factoring"),
  ],
  traps: [],
  explanation: {
    quick: `${SECRET} quick`,
    detailed: `${SECRET} detailed`,
    steps: [{ text: `${SECRET} step`, why: `${SECRET} why`, check: null }],
    hints: [`${SECRET} hint`],
    fasterWay: `${SECRET} way`,
    takeaway: `${SECRET} rule`,
    selfExplain: { prompt: `${SECRET} prompt`, expectations: [`${SECRET} expectation`] },
  },
  evidence: { clueWords: [`${SECRET} clue`], blankPredictions: [], sentenceIds: [] },
  verification: { kind: "machine-recomputed", method: `${SECRET} method`, date: "2026-01-01" },
  provenance: { author: SECRET, written: "2026-01-01", drafts: 1, model: null },
  similarIds: [],
} as const;

export const buildItem = {
  textCompletion: (...key: string[]): KeyedItemOf<"text-completion"> => ({
    ...core,
    type: "text-completion",
    blanks: key.map((_, blank) => buildOptions("ABCDEFGHI".slice(blank * 3, blank * 3 + 3))),
    key,
  }),
  sentenceEquivalence: (...key: string[]): KeyedItemOf<"sentence-equivalence"> => ({
    ...core,
    type: "sentence-equivalence",
    options: buildOptions("ABCDEF"),
    key,
  }),
  readingSingle: (key: string): KeyedItemOf<"reading-single"> => ({
    ...core,
    type: "reading-single",
    options: buildOptions("ABCDE"),
    key,
  }),
  readingMultiple: (...key: string[]): KeyedItemOf<"reading-multiple"> => ({
    ...core,
    type: "reading-multiple",
    options: buildOptions("ABC"),
    key,
  }),
  selectInPassage: (key: string): KeyedItemOf<"select-in-passage"> => ({
    ...core,
    type: "select-in-passage",
    key,
    sentenceRationales: { p1s1: buildRationale(), p1s2: buildRationale(), p2s1: buildRationale() },
  }),
  quantitativeComparison: (key: string): KeyedItemOf<"quantitative-comparison"> => ({
    ...core,
    type: "quantitative-comparison",
    quantityA: "1",
    quantityB: "2",
    options: buildOptions("ABCD"),
    key,
  }),
  singleChoice: (key: string): KeyedItemOf<"single-choice"> => ({
    ...core,
    type: "single-choice",
    options: buildOptions("ABCDE"),
    key,
  }),
  multipleChoice: (key: string[], picks: number | null): KeyedItemOf<"multiple-choice"> => ({
    ...core,
    type: "multiple-choice",
    options: buildOptions("ABCDEF"),
    key,
    picks,
  }),
  numericEntry: (key: DecimalKey | FractionKey): KeyedItemOf<"numeric-entry"> => ({
    ...core,
    type: "numeric-entry",
    key,
    unitBefore: "$",
    unitAfter: "",
    anticipatedErrors: [{ value: "987", rationale: buildRationale() }],
  }),
};

/** One item of each type. */
export function oneOfEachType(): KeyedItem[] {
  return [
    buildItem.textCompletion("B", "D", "I"),
    buildItem.sentenceEquivalence("B", "E"),
    buildItem.readingSingle("C"),
    buildItem.readingMultiple("A", "C"),
    buildItem.selectInPassage("p1s2"),
    buildItem.quantitativeComparison("D"),
    buildItem.singleChoice("E"),
    buildItem.multipleChoice(["A", "D"], null),
    buildItem.numericEntry({ form: "decimal", value: "12.5", roundTo: null }),
    buildItem.numericEntry({ form: "fraction", numerator: 3, denominator: 8 }),
  ];
}
