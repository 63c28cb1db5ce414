import type { EssayChoices, EssayTimingInput } from "@lexiquant/contract";
import type { CallInput } from "../../../../lib/api.ts";

export type EssayWish = Omit<CallInput<"startEssay">["body"], "id">;
export type OfferedPrompt = EssayChoices["prompts"][number];

/** Stands for any instruction, any theme, and an issue that is drawn. */
export const ANY = "";

export interface WritingChoice {
  /** `ANY` or an id. */
  readonly directive: string;
  /** `ANY` or an id. */
  readonly theme: string;
  /** Only issues that the student has not written on. */
  readonly unseen: boolean;
  /** `ANY` draws one of those that match. */
  readonly promptId: string;
  readonly timing: EssayTimingInput["kind"];
  readonly accommodationId: string;
}

export const FIRST_CHOICE: Omit<WritingChoice, "accommodationId"> = {
  directive: ANY,
  theme: ANY,
  unseen: true,
  promptId: ANY,
  timing: "exam",
};

/** The instruction that an address proposes; `ANY` where it names none, or one whose issues were all written on. */
export function proposedDirective(
  choices: Pick<EssayChoices, "directives" | "prompts">,
  named: string | null,
): string {
  const found = choices.directives.find(({ id }) => id === named);
  if (found === undefined) return ANY;
  const choice = { ...FIRST_CHOICE, directive: found.id };
  return matchingPrompts(choices, choice).length > 0 ? found.id : ANY;
}

/** The issues that a choice leaves. */
export function matchingPrompts(
  { prompts }: Pick<EssayChoices, "prompts">,
  { directive, theme, unseen }: Pick<WritingChoice, "directive" | "theme" | "unseen">,
): OfferedPrompt[] {
  return prompts.filter(
    (prompt) =>
      (directive === ANY || prompt.directive === directive) &&
      (theme === ANY || prompt.theme === theme) &&
      (!unseen || prompt.written === 0),
  );
}

/** The choice after a part of it has changed: an issue that no longer matches is let go. */
export function changedChoice(
  choices: Pick<EssayChoices, "prompts">,
  choice: WritingChoice,
  part: Partial<WritingChoice>,
): WritingChoice {
  const next = { ...choice, ...part };
  const still = matchingPrompts(choices, next).some(({ id }) => id === next.promptId);
  return still ? next : { ...next, promptId: ANY };
}

export function timingOf({
  timing,
  accommodationId,
}: Pick<WritingChoice, "timing" | "accommodationId">): EssayTimingInput {
  return timing === "exam" ? { kind: "exam", accommodationId } : { kind: "untimed" };
}

export function wishOf(
  { directives }: Pick<EssayChoices, "directives">,
  choice: WritingChoice,
): EssayWish {
  const { promptId, theme, unseen } = choice;
  const directive = directives.find(({ id }) => id === choice.directive)?.id ?? null;
  return {
    prompt:
      promptId === ANY
        ? { kind: "drawn", directive, theme: theme === ANY ? null : theme, unseen }
        : { kind: "chosen", promptId },
    timing: timingOf(choice),
  };
}
