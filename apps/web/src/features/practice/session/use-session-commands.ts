import { type AnswerCommand, answerByKey, pickableIds } from "./answer-by-key.ts";
import type { MainAction } from "./bottom-bar.tsx";
import type { Command, ToolCommand } from "./shortcut-commands.ts";
import { nextSureness, SURENESS_NAMES } from "./sureness-picker.tsx";
import type { BailQuestion } from "./use-bail-trainer.ts";
import type { Practice } from "./use-practice.ts";
import type { SessionTools } from "./use-session-tools.ts";
import { useShortcuts } from "./use-shortcuts.ts";

interface SessionCommands {
  readonly practice: Practice;
  readonly tools: SessionTools;
  readonly main: MainAction;
  readonly toggleMark: () => void;
  readonly bail: BailQuestion | null;
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

function answer(
  command: AnswerCommand | Extract<Command, { kind: "sureness" }>,
  { practice, tools }: SessionCommands,
): void {
  const { position, dispatch, open, current } = practice;
  if (!open || current.submission.kind !== "none") return;
  if (command.kind !== "sureness") {
    answerByKey(command, practice, tools.say);
    return;
  }
  const sureness = nextSureness(current.sureness);
  dispatch({ kind: "sureness-chosen", position, sureness });
  tools.say(`Sureness: ${SURENESS_NAMES[sureness]}.`);
}

function toolActions({
  practice,
  tools,
  main,
  toggleMark,
  bail,
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
    stay: () => bail?.decide("stay"),
    leave: () => bail?.decide("leave"),
  };
}
