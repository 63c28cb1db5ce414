import type { Bank } from "@lexiquant/content";
import {
  type KeyedItem,
  type KeyedOption,
  MEASURE_OF_TYPE,
  type Rationale,
  type Stimulus,
} from "@lexiquant/domain/item";

/** An item as a line of the export: flat, with names that do not depend on our types. */
export function exportLine(item: KeyedItem, bank: Bank): Record<string, unknown> {
  const reasons = reasonsOf(item);
  return {
    id: item.id,
    version: item.version,
    measure: MEASURE_OF_TYPE[item.type],
    type: item.type,
    dataSet: item.dataSet,
    ...(item.stimulusId === null
      ? {}
      : { stimulus: exportStimulus(bank.stimuli.get(item.stimulusId)) }),
    ...(item.figure === null ? {} : { figure: item.figure }),
    stem: item.stem,
    ...optionFields(item),
    key: exportKey(item),
    difficulty: item.difficulty,
    targetSeconds: item.targetSeconds,
    knowledgeComponents: item.knowledgeComponents,
    traps: item.traps,
    ...(item.provenance.model === null
      ? {}
      : { modelId: item.provenance.model.id, seed: item.provenance.model.seed }),
    quick: item.explanation.quick,
    detailed: item.explanation.detailed,
    steps: item.explanation.steps,
    hints: item.explanation.hints,
    fasterWay: item.explanation.fasterWay,
    takeaway: item.explanation.takeaway,
    evidence: item.evidence,
    rationales: Object.fromEntries(reasons.map(([id, reason]) => [id, reason.text])),
    misconceptions: Object.fromEntries(
      reasons.flatMap(([id, reason]) =>
        reason.misconceptionId === null ? [] : [[id, reason.misconceptionId]],
      ),
    ),
    verification: item.verification,
    provenance: item.provenance,
  };
}

function plainOptions(options: readonly KeyedOption[]) {
  return options.map(({ id, text }) => ({ id, text }));
}

function optionFields(item: KeyedItem): Record<string, unknown> {
  switch (item.type) {
    case "text-completion":
      return { options: item.blanks.map(plainOptions) };
    case "quantitative-comparison":
      return {
        quantityA: item.quantityA,
        quantityB: item.quantityB,
        options: plainOptions(item.options),
      };
    case "select-in-passage":
    case "numeric-entry":
      return {};
    default:
      return { options: plainOptions(item.options) };
  }
}

function exportKey(item: KeyedItem): unknown {
  if (item.type !== "numeric-entry") return item.key;
  if (item.key.form === "fraction") {
    return { numerator: item.key.numerator, denominator: item.key.denominator };
  }
  return {
    value: Number(item.key.value),
    ...(item.key.roundTo === null ? {} : { roundTo: Number(item.key.roundTo) }),
  };
}

function reasonsOf(item: KeyedItem): [string, Rationale][] {
  switch (item.type) {
    case "text-completion":
      return item.blanks.flat().map((option) => [option.id, option.rationale]);
    case "select-in-passage":
      return Object.entries(item.sentenceRationales);
    case "numeric-entry":
      return item.anticipatedErrors.map((error) => [error.value, error.rationale]);
    default:
      return item.options.map((option) => [option.id, option.rationale]);
  }
}

function exportStimulus(stimulus: Stimulus | undefined): Record<string, unknown> {
  if (stimulus === undefined) return {};
  if (stimulus.kind === "passage") {
    const paragraphs = stimulus.paragraphs.map((sentences) =>
      sentences.map((sentence) => sentence.text).join(" "),
    );
    return { id: stimulus.id, kind: stimulus.kind, text: paragraphs.join("\n\n") };
  }
  return {
    id: stimulus.id,
    kind: stimulus.kind,
    text: stimulus.introduction,
    description: stimulus.figures.map((figure) => figure.description).join("\n\n"),
    data: stimulus.figures,
  };
}
