import { answerByKey, type KeyedQuestion, pickableIds } from "../../session/answer-by-key.ts";
import type { MainAction } from "../../session/bottom-bar.tsx";
import type { Command, ToolCommand } from "../../session/shortcut-commands.ts";
import { useShortcuts } from "../../session/use-shortcuts.ts";
import type { Section } from "./use-section.ts";
import type { SectionTools } from "./use-section-tools.ts";

interface SectionCommands {
  readonly section: Section;
  readonly tools: SectionTools;
  readonly question: KeyedQuestion;
  readonly main: MainAction;
  readonly toggleMark: () => void;
  readonly highlight: (() => void) | null;
  readonly calculatorAllowed: boolean;
}

/** The keyboard's side of a section of questions. */
export function useSectionCommands(commands: SectionCommands): void {
  const { tools, question } = commands;
  useShortcuts({
    enabled: tools.dialog === null,
    lettersOn: tools.lettersOn,
    optionIds: pickableIds(question),
    onCommand: (command) => carryOut(command, commands),
  });
}

function carryOut(command: Command, commands: SectionCommands): void {
  switch (command.kind) {
    case "pick":
    case "eliminate":
      answerByKey(command, commands.question, commands.tools.say);
      return;
    case "sureness":
      // Not asked for on the test.
      return;
    default:
      toolActions(commands)[command.kind]();
  }
}

function toolActions(commands: SectionCommands): Record<ToolCommand, () => void> {
  const { section, tools, main, highlight, calculatorAllowed } = commands;
  return {
    advance: main.onUse,
    next: () => section.goTo(section.position + 1),
    back: () => section.goTo(section.position - 1),
    mark: () => {
      tools.say(section.progress.marked[section.position] ? "Mark taken away." : "Marked.");
      commands.toggleMark();
    },
    review: () => tools.openDialog("review"),
    help: () => tools.openDialog("help"),
    highlight: () => highlight?.(),
    calculator: () => {
      if (calculatorAllowed) tools.toggleCalculator();
    },
    notes: tools.toggleScratch,
    // Closed in exam conditions.
    tutor: () => undefined,
    // Not asked on the test.
    stay: () => undefined,
    leave: () => undefined,
    clock: () => tools.hideClock(!tools.clockHidden),
  };
}
