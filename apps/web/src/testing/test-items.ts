import { type PublicItem, type PublicItemOf, passageSchema } from "@lexiquant/domain/item";
import { itemIdSchema, stimulusIdSchema } from "@lexiquant/domain/kernel";

/** Small items of every type for the tests of views. */

const core = { version: 1, dataSet: false, figure: null, stimulusId: null } as const;
const id = (value: string) => itemIdSchema.parse(value);

function testOptions(letters: string) {
  return [...letters].map((letter) => ({ id: letter, text: `text of ${letter}` }));
}

export const TEST_PASSAGE = passageSchema.parse({
  id: "passage-test",
  kind: "passage",
  title: "",
  length: "short",
  field: "humanities",
  paragraphs: [
    [
      { id: "p1s1", text: "First sentence." },
      { id: "p1s2", text: "Second sentence." },
    ],
    [{ id: "p2s1", text: "Third sentence." }],
  ],
});

type TestItems = { readonly [Type in PublicItem["type"]]: PublicItemOf<Type> };

export const TEST_ITEMS: TestItems = {
  "text-completion": {
    ...core,
    id: id("v-tc2-901"),
    type: "text-completion",
    stem: "Both [[1]] and [[2]] are missing.",
    blanks: [testOptions("ABC"), testOptions("DEF")],
  },
  "sentence-equivalence": {
    ...core,
    id: id("v-se-901"),
    type: "sentence-equivalence",
    stem: "One [[1]] is missing.",
    options: testOptions("ABCDEF"),
  },
  "reading-single": {
    ...core,
    id: id("v-rc1-901"),
    type: "reading-single",
    stem: "What?",
    options: testOptions("ABCDE"),
  },
  "reading-multiple": {
    ...core,
    id: id("v-rcm-901"),
    type: "reading-multiple",
    stem: "Which?",
    options: testOptions("ABC"),
  },
  "select-in-passage": {
    ...core,
    id: id("v-sip-901"),
    type: "select-in-passage",
    stem: "Select the sentence that comes second.",
    stimulusId: stimulusIdSchema.parse("passage-test"),
  },
  "quantitative-comparison": {
    ...core,
    id: id("q-qc-901"),
    type: "quantitative-comparison",
    stem: "",
    quantityA: "$x$",
    quantityB: "2",
    options: testOptions("ABCD"),
  },
  "single-choice": {
    ...core,
    id: id("q-sc-901"),
    type: "single-choice",
    stem: "How many?",
    options: testOptions("ABCDE"),
  },
  "multiple-choice": {
    ...core,
    id: id("q-mc-901"),
    type: "multiple-choice",
    stem: "Which of these?",
    options: testOptions("ABCDE"),
    picks: 2,
  },
  "numeric-entry": {
    ...core,
    id: id("q-ne-901"),
    type: "numeric-entry",
    stem: "How much?",
    form: "decimal",
    unitBefore: "$",
    unitAfter: "",
  },
};
