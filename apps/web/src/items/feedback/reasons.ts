import type { Feedback, RationaleView } from "@lexiquant/contract";
import { type PublicItem, type Response, type Stimulus, sentencesOf } from "@lexiquant/domain/item";
import { chosenIds } from "@lexiquant/domain/session";
import { allOptions } from "../response-text.ts";

/** The reason for one thing that could be answered. */
export interface Reason {
  readonly id: string;
  /** Markup: the option's text, the sentence, the number. */
  readonly text: string;
  readonly label: string;
  readonly inKey: boolean;
  readonly chosen: boolean;
  readonly rationale: RationaleView;
}

interface Answered {
  readonly item: PublicItem;
  readonly stimulus: Stimulus | null;
  readonly response: Response | null;
  readonly feedback: Feedback;
}

/** Every reason the feedback holds, in the order of the screen. */
export function reasonsOf(answered: Answered): Reason[] {
  const { item } = answered;
  if (item.type === "numeric-entry") return entryReasons(answered);
  return item.type === "select-in-passage" ? sentenceReasons(answered) : optionReasons(answered);
}

function optionReasons({ item, response, feedback }: Answered): Reason[] {
  return allOptions(item).flatMap(({ id, text }) => {
    const rationale = feedback.rationales[id];
    return rationale === undefined
      ? []
      : [{ id, text, label: id, ...standing(id, response, feedback), rationale }];
  });
}

function sentenceReasons({ stimulus, response, feedback }: Answered): Reason[] {
  const sentences = stimulus?.kind === "passage" ? sentencesOf(stimulus) : [];
  return sentences.flatMap(({ id, text }, place) => {
    const rationale = feedback.rationales[id];
    const label = `Sentence ${place + 1}`;
    return rationale === undefined
      ? []
      : [{ id, text, label, ...standing(id, response, feedback), rationale }];
  });
}

function entryReasons({ response, feedback }: Answered): Reason[] {
  return feedback.anticipatedErrors.map(({ value, rationale }) => ({
    id: value,
    text: value,
    label: "Entry",
    inKey: false,
    chosen: enteredValue(response) === value,
    rationale,
  }));
}

function standing(id: string, response: Response | null, { key }: Feedback) {
  return { inKey: chosenIds(key).includes(id), chosen: chosenIds(response).includes(id) };
}

function enteredValue(response: Response | null): string | null {
  if (response?.type !== "numeric-entry") return null;
  const { entry } = response;
  return entry.form === "decimal" ? entry.text.trim() : `${entry.numerator}/${entry.denominator}`;
}
