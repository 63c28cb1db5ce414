import type { EssayTimingInput, ExamOptions } from "@lexiquant/contract";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { SelectField } from "../../../../ui/field.tsx";

type TimingKind = EssayTimingInput["kind"];

const EXAM_MINUTES = 30;
const MS_PER_MINUTE = 60_000;

interface TimingFieldsProps {
  readonly timing: TimingKind;
  readonly accommodationId: string;
  readonly accommodations: ExamOptions["accommodations"];
  readonly onChange: (part: {
    readonly timing?: TimingKind;
    readonly accommodationId?: string;
  }) => void;
}

/** Under which conditions an essay is written. */
export function TimingFields(props: TimingFieldsProps) {
  const { timing, accommodationId, accommodations, onChange } = props;
  const accommodation = accommodations.find(({ id }) => id === accommodationId);
  return (
    <>
      <ChoiceGroup
        legend="Conditions"
        choices={[
          {
            value: "exam",
            label: "Exam conditions",
            detail:
              "The clock of the test, no spelling help, and a clipboard of the editor’s own. At 0:00 the essay is submitted as it stands.",
          },
          {
            value: "untimed",
            label: "Untimed",
            detail:
              "As long as you like, with your browser’s spelling help. Submit when you are done.",
          },
        ]}
        value={timing}
        onChange={(chosen) => onChange({ timing: chosen })}
      />
      {timing === "exam" && (
        <SelectField
          label="Time"
          hint={timeHint(accommodation)}
          value={accommodationId}
          onChange={(event) => onChange({ accommodationId: event.target.value })}
        >
          {accommodations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** With the accommodation, in milliseconds; null without a limit. */
export function essayLimitMs(timeFactor: number | null): number | null {
  return timeFactor === null ? null : Math.round(EXAM_MINUTES * timeFactor * MS_PER_MINUTE);
}

function timeHint(accommodation: ExamOptions["accommodations"][number] | undefined): string {
  return accommodation === undefined || accommodation.standard
    ? "With an approved accommodation, practice with the time you will have."
    : "The test itself does not grant this; the result is for practice only.";
}

/** The accommodation that is chosen before anything is. */
export function standardTime(accommodations: ExamOptions["accommodations"]): string {
  const standard = accommodations.find(({ timeFactor }) => timeFactor === 1);
  return (standard ?? accommodations[0])?.id ?? "";
}
