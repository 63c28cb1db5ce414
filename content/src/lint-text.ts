import { countWords, type Inline, type KeyedItem, parseMarkup } from "@lexiquant/domain/item";

const QUICK_WORD_LIMIT = 90;
const DETAILED_WORD_LIMIT = 450;
const HINT_WORD_LIMIT = 40;

/** All authored text of an item, with a name for each piece. */
export function textsOf(item: KeyedItem): [name: string, markup: string][] {
  const { explanation } = item;
  const rationales = rationalesOf(item);
  return [
    ["stem", item.stem],
    ["quick", explanation.quick],
    ["detailed", explanation.detailed],
    ["takeaway", explanation.takeaway],
    ["fasterWay", explanation.fasterWay ?? ""],
    ["selfExplain", explanation.selfExplain.prompt],
    ...explanation.hints.map((hint, index): [string, string] => [`hint ${index + 1}`, hint]),
    ...explanation.steps.flatMap((step, index): [string, string][] => [
      [`step ${index + 1}`, step.text],
      [`why of step ${index + 1}`, step.why],
    ]),
    ...optionsOf(item).map((option): [string, string] => [`option ${option.id}`, option.text]),
    ...Object.entries(rationales).flatMap(([id, rationale]): [string, string][] => [
      [`rationale ${id}`, rationale.text],
      [`whyTempting ${id}`, rationale.whyTempting],
      [`repairQuestion ${id}`, rationale.repairQuestion],
    ]),
    ...(item.type === "quantitative-comparison"
      ? ([
          ["quantityA", item.quantityA],
          ["quantityB", item.quantityB],
        ] as [string, string][])
      : []),
  ];
}

/** The options of an item in reading order; none for numeric entry and select-in-passage. */
export function optionsOf(item: KeyedItem) {
  if (item.type === "text-completion") return item.blanks.flat();
  return "options" in item ? item.options : [];
}

/** Reasons by option id, sentence id or wrong value. */
export function rationalesOf(item: KeyedItem) {
  if (item.type === "select-in-passage") return item.sentenceRationales;
  if (item.type === "numeric-entry") {
    return Object.fromEntries(
      item.anticipatedErrors.map((error) => [error.value, error.rationale]),
    );
  }
  return Object.fromEntries(optionsOf(item).map((option) => [option.id, option.rationale]));
}

/** Ids that make up the key; empty for numeric entry. */
export function keyIdsOf(item: KeyedItem): readonly string[] {
  if (item.type === "numeric-entry") return [];
  return typeof item.key === "string" ? [item.key] : item.key;
}

function strayMarks(inlines: readonly Inline[]): boolean {
  return inlines.some((inline) => {
    if (inline.kind === "text") return /\\[a-zA-Z]/.test(inline.text);
    if (inline.kind === "math") return inline.tex.trim() === "";
    return inline.kind !== "blank" && strayMarks(inline.children);
  });
}

/** Mathematics outside its signs, a sign without its partner, or an empty formula. */
export function markupProblems(markup: string): string[] {
  const problems: string[] = [];
  const unescapedDollars = markup.replaceAll(/\\./g, "").split("$").length - 1;
  if (unescapedDollars % 2 !== 0) problems.push("a $ without its partner");
  const stray = parseMarkup(markup).some((block) =>
    block.kind === "paragraph" ? strayMarks(block.children) : block.entries.some(strayMarks),
  );
  if (stray) problems.push("TeX outside $…$, or an empty formula");
  return problems;
}

export function lengthProblems(item: KeyedItem): string[] {
  const { quick, detailed, hints } = item.explanation;
  const problems: string[] = [];
  const limit = (name: string, markup: string, words: number) => {
    const count = countWords(markup);
    if (count > words) problems.push(`${name} has ${count} words, ${words} at most`);
  };
  limit("quick", quick, QUICK_WORD_LIMIT);
  limit("detailed", detailed, DETAILED_WORD_LIMIT);
  hints.forEach((hint, index) => {
    limit(`hint ${index + 1}`, hint, HINT_WORD_LIMIT);
    if (hint.split("?").length > 2) problems.push(`hint ${index + 1} asks more than one question`);
  });
  return problems;
}
