import type { EssayChoices } from "@lexiquant/contract";
import { plural } from "../../../../lib/format.ts";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { SelectField } from "../../../../ui/field.tsx";
import { ANY, matchingPrompts, type OfferedPrompt, type WritingChoice } from "./writing-choice.ts";

interface PromptFieldsProps {
  readonly choices: EssayChoices;
  readonly choice: WritingChoice;
  /** The instruction that was proposed, `ANY` for none. */
  readonly proposed: string;
  readonly onChange: (part: Partial<WritingChoice>) => void;
}

/** What to write on: narrowed by instruction and subject, then drawn, or chosen from what is left. */
export function PromptFields({ choices, choice, proposed, onChange }: PromptFieldsProps) {
  const matching = matchingPrompts(choices, choice);
  const directive = choices.directives.find(({ id }) => id === choice.directive);
  return (
    <>
      <SelectField
        label="Instruction"
        hint={instructionHint(directive, proposed)}
        value={choice.directive}
        onChange={(event) => onChange({ directive: event.target.value })}
      >
        <option value={ANY}>Any</option>
        {choices.directives.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
            {id === proposed && " (proposed)"}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Subject"
        value={choice.theme}
        onChange={(event) => onChange({ theme: event.target.value })}
      >
        <option value={ANY}>Any</option>
        {choices.themes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <label className="flex min-h-11 items-center gap-2.5 text-15">
        <input
          type="checkbox"
          checked={choice.unseen}
          onChange={(event) => onChange({ unseen: event.target.checked })}
          className="size-4 accent-primary"
        />
        Only issues I have not written on
      </label>
      <div>
        <p role="status" className="text-15">
          {matching.length === 0
            ? "No issue matches. Choose another instruction or subject, or allow issues you have written on."
            : `${plural(matching.length, "issue matches", "issues match")}. ${choice.promptId === ANY ? "One of them is drawn for you." : "You have chosen one."}`}
        </p>
        {matching.length > 0 && (
          <details className="mt-1 text-15">
            <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium text-primary">
              Choose the issue yourself
            </summary>
            <div className="mt-2">
              <ChoiceGroup
                legend="Issue"
                legendHidden
                choices={[
                  {
                    value: ANY,
                    label: "Draw one for me",
                    detail: "As on the test, you see it when the essay begins.",
                  },
                  ...matching.map((prompt) => offered(prompt)),
                ]}
                value={choice.promptId}
                onChange={(promptId) => onChange({ promptId })}
              />
            </div>
          </details>
        )}
      </div>
    </>
  );
}

function instructionHint(
  directive: EssayChoices["directives"][number] | undefined,
  proposed: string,
): string {
  if (directive === undefined) return "The test has six kinds and gives you one of them.";
  const why = directive.id === proposed ? "Proposed: the one you have answered least. " : "";
  return `${why}${directive.instruction}`;
}

function offered({ id, paragraphs, written }: OfferedPrompt) {
  return {
    value: id,
    label: paragraphs.join(" / "),
    detail:
      written === 0 ? "New to you" : `Written on ${written === 1 ? "once" : `${written} times`}`,
  };
}
