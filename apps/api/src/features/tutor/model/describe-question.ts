import { type KeyedItem, type PublicItem, plainText, type Stimulus } from "@lexiquant/domain/item";
import { keyAsResponse, optionsOf } from "@lexiquant/domain/scoring";
import type { AnsweredItem, UnansweredItem } from "@lexiquant/domain/tutor";
import { responseInWords } from "@lexiquant/domain/tutor";

const LONGEST_TEXT = 6_000;

/** A question as a model is told of it before an attempt: what the student sees, and nothing else. */
export function describeUnanswered({ item, kind, topic, stimulus }: UnansweredItem): string {
  return [
    `Kind: ${kind}. Topic: ${topic.name}.`,
    ...stimulusLines(stimulus),
    `Question: ${item.stem}`,
    ...optionLines(item),
  ].join("\n");
}

/** The same after an attempt, with the key, the solution, and what the student did. */
export function describeAnswered(question: AnsweredItem): string {
  const { item, kind, topic, stimulus, outcome, response } = question;
  const { explanation } = item;
  return [
    `Kind: ${kind}. Topic: ${topic.name}.`,
    ...stimulusLines(stimulus),
    `Question: ${item.stem}`,
    ...keyedLines(item),
    `Right answer: ${responseInWords(keyAsResponse(item), item, stimulus)}`,
    response === null
      ? "The student asked for the answer to be shown."
      : `The student answered ${outcome === "right" ? "rightly" : "wrongly"}: ${responseInWords(response, item, stimulus)}`,
    ...question.slips.map(
      ({ label, misconception, text }) => `Slip in ${label}: ${misconception?.name ?? ""}. ${text}`,
    ),
    "Solution:",
    ...explanation.steps.map(({ text, why }, place) => `${place + 1}. ${text} (${why})`),
    `In short: ${explanation.quick}`,
    ...(explanation.fasterWay === null ? [] : [`Faster way: ${explanation.fasterWay}`]),
    `Rule to keep: ${explanation.takeaway}`,
  ]
    .join("\n")
    .slice(0, LONGEST_TEXT * 2);
}

function stimulusLines(stimulus: Stimulus | null): string[] {
  if (stimulus === null) return [];
  if (stimulus.kind === "data") {
    const { title, introduction, figures, note } = stimulus;
    return [
      `Data: ${[title, introduction, JSON.stringify(figures), note].join("\n")}`.slice(
        0,
        LONGEST_TEXT,
      ),
    ];
  }
  const sentences = stimulus.paragraphs.flat().map(({ text }, place) => `[${place + 1}] ${text}`);
  return [`Passage, sentences numbered: ${sentences.join(" ")}`];
}

function optionLines(item: PublicItem): string[] {
  if (item.type === "quantitative-comparison") return quantityLines(item);
  if (item.type === "text-completion") {
    return item.blanks.map(
      (blank, place) =>
        `Blank ${place + 1}: ${blank.map(({ id, text }) => `${id} ${plainText(text)}`).join("; ")}`,
    );
  }
  return "options" in item ? item.options.map(({ id, text }) => `${id}. ${text}`) : [];
}

function quantityLines(item: { readonly quantityA: string; readonly quantityB: string }): string[] {
  return [
    `Quantity A: ${item.quantityA}`,
    `Quantity B: ${item.quantityB}`,
    "A: Quantity A is greater. B: Quantity B is greater. C: they are equal. D: it cannot be determined.",
  ];
}

function keyedLines(item: KeyedItem): string[] {
  return [
    ...(item.type === "quantitative-comparison" ? quantityLines(item) : []),
    ...optionsOf(item).map(({ id, text, rationale }) => `${id}. ${text} — ${rationale.text}`),
  ];
}
