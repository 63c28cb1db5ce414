import type { KeyedItem, KeyedOption, Rationale } from "@lexiquant/domain/item";
import type { AuthoredItem, AuthoredRationale } from "./authored-item.ts";

/** The four answers of every quantitative comparison, in the test's own order. */
const COMPARISON_ANSWERS = {
  A: "Quantity A is greater.",
  B: "Quantity B is greater.",
  C: "The two quantities are equal.",
  D: "The relationship cannot be determined from the information given.",
} as const;

const AUTHOR = "Lexiquant";

function toRationale(authored: AuthoredRationale): Rationale {
  return {
    text: authored.rationale,
    whyTempting: authored.whyTempting,
    misconceptionId: authored.misconception,
    repairQuestion: authored.repairQuestion,
  };
}

function toOption(authored: AuthoredRationale & { id: string; text: string }): KeyedOption {
  return { id: authored.id, text: authored.text, rationale: toRationale(authored) };
}

interface Making {
  /** Whether its stimulus is a data presentation. */
  readonly isDataSet?: boolean;
  /** What made it, where it was not written by hand. */
  readonly model?: { readonly id: string; readonly seed: number };
}

function toCore(item: AuthoredItem, { isDataSet = false, model }: Making) {
  return {
    id: item.id,
    version: item.version,
    retired: item.retired,
    stimulusId: item.stimulus,
    dataSet: isDataSet,
    stem: item.stem,
    figure: item.figure,
    difficulty: item.difficulty,
    targetSeconds: item.targetSeconds,
    knowledgeComponents: item.knowledgeComponents,
    traps: item.traps,
    explanation: item.explanation,
    evidence: item.evidence,
    verification: item.verification,
    provenance: { ...item.provenance, author: AUTHOR, model: model ?? null },
    similarIds: item.similar,
  };
}

/** An item as written down, made into an item as the domain knows it. */
export function toKeyedItem(item: AuthoredItem, making: Making = {}): KeyedItem {
  const core = toCore(item, making);
  switch (item.type) {
    case "text-completion":
      return {
        ...core,
        type: item.type,
        blanks: item.blanks.map((blank) => blank.map(toOption)),
        key: item.key,
      };
    case "select-in-passage":
      return {
        ...core,
        type: item.type,
        key: item.key,
        sentenceRationales: Object.fromEntries(
          Object.entries(item.sentences).map(([id, rationale]) => [id, toRationale(rationale)]),
        ),
      };
    case "quantitative-comparison":
      return {
        ...core,
        type: item.type,
        quantityA: item.quantityA,
        quantityB: item.quantityB,
        key: item.key,
        options: (["A", "B", "C", "D"] as const).map((id) =>
          toOption({ ...item.answers[id], id, text: COMPARISON_ANSWERS[id] }),
        ),
      };
    case "numeric-entry":
      return {
        ...core,
        type: item.type,
        key: item.key,
        unitBefore: item.unitBefore,
        unitAfter: item.unitAfter,
        anticipatedErrors: item.anticipatedErrors.map((error) => ({
          value: error.value,
          rationale: toRationale(error),
        })),
      };
    default:
      return toChoiceItem(item, core);
  }
}

type ChoiceItem = Extract<
  AuthoredItem,
  {
    type:
      | "sentence-equivalence"
      | "reading-single"
      | "reading-multiple"
      | "single-choice"
      | "multiple-choice";
  }
>;

function toChoiceItem(item: ChoiceItem, core: ReturnType<typeof toCore>): KeyedItem {
  const options = item.options.map(toOption);
  switch (item.type) {
    case "sentence-equivalence":
    case "reading-multiple":
      return { ...core, type: item.type, options, key: item.key };
    case "multiple-choice":
      return { ...core, type: item.type, options, key: item.key, picks: item.picks };
    default:
      return { ...core, type: item.type, options, key: item.key };
  }
}
