import {
  countWords,
  type KeyedItem,
  MEASURE_OF_TYPE,
  type Passage,
  type Stimulus,
  sentencesOf,
} from "@lexiquant/domain/item";
import { twinOriginOf } from "@lexiquant/domain/kernel";
import type { Misconception } from "./authored-item.ts";
import type { KnowledgeComponent } from "./bank.ts";
import { lintItem } from "./lint-item.ts";
import { markupProblems, rationalesOf } from "./lint-text.ts";

interface BankParts {
  readonly items: readonly KeyedItem[];
  readonly stimuli: readonly Stimulus[];
  readonly misconceptions: readonly Misconception[];
  readonly components: readonly KnowledgeComponent[];
}

/** Words that a passage of each length may have. The test's own lengths, with a little slack (gre.md 1.2). */
const PASSAGE_WORDS = { short: [50, 165], medium: [140, 270], long: [300, 480] } as const;

/** Everything that can be said against a bank, one line per problem. */
export function lintBank(parts: BankParts): string[] {
  const stimuli = new Map(parts.stimuli.map((stimulus) => [stimulus.id, stimulus]));
  return [
    ...repeatedIds(parts),
    ...twinIds(parts),
    ...parts.stimuli.flatMap((stimulus) => lintStimulus(stimulus, parts.items)),
    ...parts.items.flatMap((item) => {
      const stimulus = item.stimulusId === null ? null : (stimuli.get(item.stimulusId) ?? null);
      return [...referenceProblems(item, parts), ...lintItem(item, stimulus)].map(
        (problem) => `${item.id}: ${problem}`,
      );
    }),
  ];
}

function repeatedIds(parts: BankParts): string[] {
  return [parts.items, parts.stimuli, parts.misconceptions, parts.components].flatMap((entries) => {
    const seen = new Set<string>();
    return entries
      .filter(({ id }) => seen.size === seen.add(id).size)
      .map(({ id }) => `${id}: the id is used twice`);
  });
}

/** The form that is kept for what is drawn for a student. */
function twinIds({ items }: BankParts): string[] {
  return items
    .filter(({ id }) => twinOriginOf(id) !== null)
    .map(({ id }) => `${id}: only a twin may have such an id`);
}

function referenceProblems(item: KeyedItem, parts: BankParts): string[] {
  const problems: string[] = [];
  const need = (known: readonly { id: string }[], id: string, what: string) => {
    if (!known.some((entry) => entry.id === id)) problems.push(`${what} ${id} does not exist`);
  };
  if (item.stimulusId !== null) need(parts.stimuli, item.stimulusId, "stimulus");
  for (const id of item.similarIds) need(parts.items, id, "similar item");
  for (const rationale of Object.values(rationalesOf(item))) {
    if (rationale.misconceptionId !== null) {
      need(parts.misconceptions, rationale.misconceptionId, "misconception");
    }
  }
  for (const id of item.knowledgeComponents) {
    const component = parts.components.find((entry) => entry.id === id);
    if (component === undefined) problems.push(`knowledge component ${id} does not exist`);
    else if (component.measure !== MEASURE_OF_TYPE[item.type] || component.level !== 3) {
      problems.push(`knowledge component ${id} is not a micro-skill of its measure`);
    }
  }
  return problems;
}

function lintStimulus(stimulus: Stimulus, items: readonly KeyedItem[]): string[] {
  const problems: string[] = [];
  if (!items.some((item) => item.stimulusId === stimulus.id)) problems.push("no item uses it");
  if (stimulus.kind === "passage") problems.push(...passageProblems(stimulus));
  return problems.map((problem) => `${stimulus.id}: ${problem}`);
}

function passageProblems(passage: Passage): string[] {
  const sentences = sentencesOf(passage);
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence.text), 0);
  const [fewest, most] = PASSAGE_WORDS[passage.length];
  return [
    ...(words < fewest || words > most
      ? [`has ${words} words for a ${passage.length} passage`]
      : []),
    ...sentences.flatMap(({ id, text }) =>
      markupProblems(text).map((problem) => `${id}: ${problem}`),
    ),
  ];
}
