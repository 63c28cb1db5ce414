import { type Passage, type Stimulus, sentencesOf } from "@lexiquant/domain/item";
import { chosenIds, optionIdsOf } from "@lexiquant/domain/session";
import type { MainAction } from "./bottom-bar.tsx";
import { picked } from "./question-pane.tsx";
import type { Command, ToolCommand } from "./shortcut-commands.ts";
import { SURENESS_NAMES } from "./sureness-picker.tsx";
import type { Practice } from "./use-practice.ts";
import type { SessionTools } from "./use-session-tools.ts";
import { useShortcuts } from "./use-shortcuts.ts";

interface SessionCommands {
  readonly practice: Practice;
  readonly tools: SessionTools;
  readonly main: MainAction;
  readonly toggleMark: () => void;
}

/** The keyboard's side of the session. */
export function useSessionCommands(commands: SessionCommands): void {
  const { practice, tools } = commands;
  useShortcuts({
    enabled: tools.dialog === null,
    lettersOn: tools.lettersOn,
    optionIds: pickableIds(practice),
    onCommand: (command) => carryOut(command, commands),
  });
}

/** Options by their letters; sentences of a passage, where one is asked for, by their numbers. */
function pickableIds({ current, stimulus }: Practice): readonly string[] {
  return current.item.type === "select-in-passage" && isPassage(stimulus)
    ? sentencesOf(stimulus).map(({ id }) => id)
    : optionIdsOf(current.item);
}

function isPassage(stimulus: Stimulus | null): stimulus is Passage {
  return stimulus?.kind === "passage";
}

function carryOut(command: Command, commands: SessionCommands): void {
  switch (command.kind) {
    case "pick":
    case "eliminate":
    case "sureness":
      answer(command, commands);
      return;
    default:
      toolActions(commands)[command.kind]();
  }
}

type AnswerCommand = Extract<Command, { kind: "pick" | "eliminate" | "sureness" }>;

/** The focus is elsewhere when a letter is pressed, so what it did is said. */
function answer(command: AnswerCommand, { practice, tools }: SessionCommands): void {
  const { position, dispatch, open, current } = practice;
  if (!open || current.submission.kind !== "none") return;
  if (command.kind === "sureness") {
    dispatch({ kind: "sureness-chosen", position, sureness: command.sureness });
    tools.say(`Sureness: ${SURENESS_NAMES[command.sureness]}.`);
    return;
  }
  const { optionId } = command;
  if (command.kind === "pick") {
    const response = picked(practice, optionId);
    dispatch({ kind: "response-changed", position, response });
    const taken = chosenIds(response).includes(optionId);
    tools.say(`${nameOf(optionId, practice)} ${taken ? "chosen" : "no longer chosen"}.`);
  } else if (current.item.type !== "select-in-passage") {
    dispatch({ kind: "elimination-toggled", position, optionId });
    const struck = !current.work.eliminatedOptionIds.includes(optionId);
    tools.say(`Option ${optionId} ${struck ? "struck out" : "no longer struck out"}.`);
  }
}

function nameOf(optionId: string, practice: Practice): string {
  if (practice.current.item.type !== "select-in-passage") return `Option ${optionId}`;
  return `Sentence ${pickableIds(practice).indexOf(optionId) + 1}`;
}

function toolActions({
  practice,
  tools,
  main,
  toggleMark,
}: SessionCommands): Record<ToolCommand, () => void> {
  const { position } = practice;
  return {
    advance: main.onUse,
    next: () => practice.goTo(position + 1),
    back: () => practice.goTo(position - 1),
    mark: toggleMark,
    review: () => tools.openDialog("review"),
    help: () => tools.openDialog("shortcuts"),
    highlight: () => tools.highlight?.(),
    calculator: () => {
      if (tools.calculatorAllowed) tools.toggleCalculator();
    },
    notes: tools.toggleNotes,
    tutor: () => {
      if (tools.tutorAllowed) tools.toggleTutor();
    },
    clock: tools.toggleClock,
  };
}
