import { type Passage, type Stimulus, sentencesOf } from "@lexiquant/domain/item";
import {
  chosenIds,
  type ItemProgress,
  optionIdsOf,
  type PracticeEvent,
  withOptionPicked,
} from "@lexiquant/domain/session";
import type { Command } from "./shortcut-commands.ts";

/** The question that the keys are for. */
export interface KeyedQuestion {
  readonly current: Pick<ItemProgress, "item" | "work">;
  readonly stimulus: Stimulus | null;
  readonly position: number;
  readonly dispatch: (event: PracticeEvent) => void;
}

export type AnswerCommand = Extract<Command, { kind: "pick" | "eliminate" }>;

/** Options by their letters; sentences of a passage, where one is asked for, by their numbers. */
export function pickableIds({
  current,
  stimulus,
}: Pick<KeyedQuestion, "current" | "stimulus">): readonly string[] {
  return current.item.type === "select-in-passage" && isPassage(stimulus)
    ? sentencesOf(stimulus).map(({ id }) => id)
    : optionIdsOf(current.item);
}

function isPassage(stimulus: Stimulus | null): stimulus is Passage {
  return stimulus?.kind === "passage";
}

/** Chooses or strikes out an option. The focus is elsewhere when a letter is pressed, so what it did is said. */
export function answerByKey(
  command: AnswerCommand,
  question: KeyedQuestion,
  say: (text: string) => void,
): void {
  const { position, dispatch, current } = question;
  const { optionId } = command;
  if (command.kind === "pick") {
    const response = withOptionPicked(current.item, current.work.response, optionId);
    dispatch({ kind: "response-changed", position, response });
    const taken = chosenIds(response).includes(optionId);
    say(`${nameOf(optionId, question)} ${taken ? "chosen" : "no longer chosen"}.`);
  } else if (current.item.type !== "select-in-passage") {
    dispatch({ kind: "elimination-toggled", position, optionId });
    const struck = !current.work.eliminatedOptionIds.includes(optionId);
    say(`Option ${optionId} ${struck ? "struck out" : "no longer struck out"}.`);
  }
}

function nameOf(optionId: string, question: KeyedQuestion): string {
  if (question.current.item.type !== "select-in-passage") return `Option ${optionId}`;
  return `Sentence ${pickableIds(question).indexOf(optionId) + 1}`;
}
