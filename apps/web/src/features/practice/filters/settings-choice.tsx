import type { PracticeSettings } from "@lexiquant/contract";
import { PACE_FACTORS } from "@lexiquant/domain/session";
import { usePaceFactor } from "../../../items/accommodations/use-pace-factor.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { SelectField } from "../../../ui/field.tsx";

interface SettingsChoiceProps {
  readonly settings: PracticeSettings;
  readonly onChange: (settings: PracticeSettings) => void;
}

const TIMING_CHOICES = [
  { value: "untimed", label: "Untimed" },
  { value: "timed", label: "Timed" },
] as const;

const FEEDBACK_CHOICES = [
  { value: "each", label: "After each question" },
  { value: "end", label: "At the end" },
] as const;

export function SettingsChoice({ settings, onChange }: SettingsChoiceProps) {
  const { timing, feedback } = settings;
  const { paceFactor } = usePaceFactor();
  return (
    <>
      <ChoiceGroup
        legend="Time"
        choices={TIMING_CHOICES}
        value={timing.kind}
        onChange={(kind) =>
          onChange({
            ...withTrainer(settings, kind === "timed" && settings.bailTrainer === true),
            timing: kind === "untimed" ? { kind } : { kind, paceFactor },
          })
        }
      />
      {timing.kind === "timed" && (
        <SelectField
          label="Pace"
          hint="Extended time as granted to candidates with accommodations."
          value={String(timing.paceFactor)}
          onChange={(event) => {
            const factor = PACE_FACTORS.find((known) => String(known) === event.target.value);
            if (factor !== undefined) {
              onChange({ ...settings, timing: { kind: "timed", paceFactor: factor } });
            }
          }}
        >
          {PACE_FACTORS.map((factor) => (
            <option key={factor} value={factor}>
              {factor === 1 ? "The exam’s pace" : `${factor}× the exam’s time`}
            </option>
          ))}
        </SelectField>
      )}
      {timing.kind === "timed" && (
        <label className="flex items-start gap-3 text-15">
          <input
            type="checkbox"
            checked={settings.bailTrainer === true}
            onChange={({ target }) => onChange(withTrainer(settings, target.checked))}
            className="mt-1 size-4 shrink-0 accent-primary"
          />
          <span>
            Ask me “Stay or leave?”
            <span className="block text-13 text-soft-ink">
              When a question takes half as long again as it should take you.
            </span>
          </span>
        </label>
      )}
      <ChoiceGroup
        legend="Feedback"
        choices={FEEDBACK_CHOICES}
        value={feedback}
        onChange={(next) => onChange({ ...settings, feedback: next })}
      />
    </>
  );
}

/** The settings with the question switched on, or without a word on it. */
function withTrainer(settings: PracticeSettings, on: boolean): PracticeSettings {
  const { bailTrainer: _, ...others } = settings;
  return on ? { ...others, bailTrainer: true } : others;
}
