import {
  type KeyedItem,
  MEASURE_OF_TYPE,
  plainText,
  type Stimulus,
  sentencesOf,
} from "@lexiquant/domain/item";
import { hintProblems } from "./lint-hints.ts";
import { readingProblems } from "./lint-reading.ts";
import {
  keyIdsOf,
  lengthProblems,
  markupProblems,
  optionsOf,
  rationalesOf,
  textsOf,
} from "./lint-text.ts";

const OPTION_LETTERS = "ABCDEFGHIJ";

/** Number of options that a type has, lowest and highest. Text completion is counted by blank. */
const OPTION_COUNTS: Partial<Record<KeyedItem["type"], readonly [number, number]>> = {
  "sentence-equivalence": [6, 6],
  "reading-single": [5, 5],
  "reading-multiple": [3, 3],
  "quantitative-comparison": [4, 4],
  "single-choice": [5, 5],
  "multiple-choice": [3, 10],
};

/** Everything that can be said against one item without knowing the others. */
export function lintItem(item: KeyedItem, stimulus: Stimulus | null): string[] {
  return [
    ...optionProblems(item),
    ...blankProblems(item),
    ...reasonProblems(item),
    ...evidenceProblems(item, stimulus),
    ...sentenceProblems(item, stimulus),
    ...entryProblems(item),
    ...verificationProblems(item),
    ...lengthProblems(item),
    ...hintProblems(item),
    ...readingProblems(item),
    ...textsOf(item).flatMap(([name, markup]) =>
      markupProblems(markup).map((problem) => `${name}: ${problem}`),
    ),
  ];
}

function optionProblems(item: KeyedItem): string[] {
  const options = optionsOf(item);
  const problems: string[] = [];
  const [fewest, most] = OPTION_COUNTS[item.type] ?? [0, OPTION_LETTERS.length];
  if (options.length < fewest || options.length > most) {
    problems.push(`has ${options.length} options`);
  }
  const letters = options.map((option) => option.id).join("");
  if (!OPTION_LETTERS.startsWith(letters)) problems.push(`option ids are ${letters}`);
  const texts = new Set(options.map((option) => plainText(option.text).toLowerCase()));
  if (texts.size !== options.length) problems.push("two options read the same");
  if (item.type !== "select-in-passage") {
    const unknown = keyIdsOf(item).filter((id) => !letters.includes(id));
    if (unknown.length > 0) problems.push(`the key names ${unknown.join(", ")}`);
  }
  if (item.type === "multiple-choice" && item.picks !== null && item.picks !== item.key.length) {
    problems.push(`asks for ${item.picks} picks, the key has ${item.key.length}`);
  }
  if (item.type === "single-choice" && !inOrder(options.map((option) => option.text))) {
    problems.push("numeric options are not in order");
  }
  return problems;
}

/** Plain numbers must rise or fall; anything else may stand in any order. */
function inOrder(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(text.replaceAll(/[$\\,%\s]/g, "")));
  if (numbers.some((number) => Number.isNaN(number))) return true;
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

function blankProblems(item: KeyedItem): string[] {
  const inStem = [...item.stem.matchAll(/\[\[([1-9])\]\]/g)].map((match) => Number(match[1]));
  const expected =
    item.type === "text-completion"
      ? item.blanks.length
      : item.type === "sentence-equivalence"
        ? 1
        : 0;
  const wanted = Array.from({ length: expected }, (_, index) => index + 1);
  const problems: string[] = [];
  if (inStem.join() !== wanted.join()) problems.push(`the stem has blanks ${inStem.join(", ")}`);
  if (item.type === "text-completion") {
    const size = item.blanks.length === 1 ? 5 : 3;
    item.blanks.forEach((blank, index) => {
      if (blank.length !== size) problems.push(`blank ${index + 1} has ${blank.length} options`);
      if (!blank.some((option) => option.id === item.key[index])) {
        problems.push(`the key of blank ${index + 1} is not among its options`);
      }
    });
    if (item.key.length !== item.blanks.length) problems.push("one key per blank is needed");
  }
  return problems;
}

function reasonProblems(item: KeyedItem): string[] {
  const keys = new Set(keyIdsOf(item));
  return Object.entries(rationalesOf(item)).flatMap(([id, rationale]) => {
    if (keys.has(id)) {
      return rationale.misconceptionId === null ? [] : [`key ${id} names a misconception`];
    }
    const missing = [
      ...(rationale.misconceptionId === null ? ["misconception"] : []),
      ...(rationale.whyTempting === "" ? ["whyTempting"] : []),
      ...(rationale.repairQuestion === "" ? ["repairQuestion"] : []),
    ];
    return missing.map((field) => `${id} has no ${field}`);
  });
}

function evidenceProblems(item: KeyedItem, stimulus: Stimulus | null): string[] {
  if (MEASURE_OF_TYPE[item.type] !== "verbal") return [];
  if (item.evidence === null) return ["has no evidence"];
  const { clueWords, blankPredictions, sentenceIds } = item.evidence;
  const stem = plainText(item.stem);
  const problems = clueWords
    .filter((clue) => !stem.includes(clue))
    .map((clue) => `clue "${clue}" is not in the stem`);
  if (item.type === "text-completion" || item.type === "sentence-equivalence") {
    const blanks = item.type === "text-completion" ? item.blanks.length : 1;
    if (clueWords.length === 0) problems.push("has no clue words");
    if (blankPredictions.length !== blanks) problems.push("needs one prediction per blank");
    return problems;
  }
  if (stimulus?.kind !== "passage") return [...problems, "has no passage"];
  const known = new Set(sentencesOf(stimulus).map((sentence) => sentence.id));
  if (sentenceIds.length === 0) problems.push("has no evidence sentences");
  problems.push(
    ...sentenceIds
      .filter((id) => !known.has(id))
      .map((id) => `evidence ${id} is not in the passage`),
  );
  return problems;
}

function sentenceProblems(item: KeyedItem, stimulus: Stimulus | null): string[] {
  if (item.type !== "select-in-passage" || stimulus?.kind !== "passage") return [];
  const inPassage = sentencesOf(stimulus).map((sentence) => sentence.id);
  const reasoned = Object.keys(item.sentenceRationales);
  const problems: string[] = [];
  if ([...inPassage].sort().join() !== [...reasoned].sort().join()) {
    problems.push("does not give a reason for exactly the sentences of its passage");
  }
  if (!inPassage.includes(item.key)) problems.push(`the key ${item.key} is not in the passage`);
  return problems;
}

function entryProblems(item: KeyedItem): string[] {
  if (item.type !== "numeric-entry") return [];
  const key =
    item.key.form === "decimal" ? item.key.value : `${item.key.numerator}/${item.key.denominator}`;
  return item.anticipatedErrors
    .filter((error) => error.value === key)
    .map((error) => `anticipated error ${error.value} is the key`);
}

function verificationProblems(item: KeyedItem): string[] {
  const wanted = MEASURE_OF_TYPE[item.type] === "verbal" ? "double-keyed" : "machine-recomputed";
  if (item.verification.kind !== wanted) return [`must be ${wanted}`];
  if (
    item.verification.kind === "double-keyed" &&
    item.verification.agreed < item.verification.readers
  ) {
    return ["readers did not agree"];
  }
  return [];
}
