import type { ExamOptions } from "@lexiquant/contract";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { SelectField } from "../../../../ui/field.tsx";
import { extentInWords } from "../sitting/exam-words.ts";
import {
  type Accommodation,
  DRAWN_ORDER,
  type ExamChoice,
  type ExamFormat,
  inOfferedOrder,
  limitMsOf,
  totalMinutes,
} from "./exam-choice.ts";
import { SectionMinutes } from "./section-minutes.tsx";

interface ChoiceFieldsProps {
  readonly options: ExamOptions;
  readonly choice: ExamChoice;
  readonly format: ExamFormat;
  readonly accommodation: Accommodation;
  readonly onChange: (choice: ExamChoice) => void;
}

/** Minutes that can be had for breaks; the contract's most is 60. */
const BREAK_MINUTES = [0, 5, 10, 15, 20, 30, 45, 60] as const;

export function ChoiceFields(props: ChoiceFieldsProps) {
  const { options, choice, format, accommodation, onChange } = props;
  const set = (part: Partial<ExamChoice>) => onChange({ ...choice, ...part });
  return (
    <div className="sheet flex min-w-0 flex-col gap-7 p-5 sm:p-6">
      <ChoiceGroup
        legend="What to sit"
        choices={inOfferedOrder(options.formats).map((offered) => ({
          value: offered.id,
          label: offered.name,
          detail: formatDetail(offered, accommodation),
        }))}
        value={choice.formatId}
        onChange={(formatId) => set({ formatId, orderId: DRAWN_ORDER })}
      />
      {format.orders.length > 1 && (
        <ChoiceGroup
          legend="Order of the sections"
          choices={[
            ...format.orders.map(({ id, name }) => ({ value: id, label: name })),
            { value: DRAWN_ORDER, label: "Drawn for you" },
          ]}
          value={choice.orderId}
          onChange={(orderId) => set({ orderId })}
        />
      )}
      <SelectField
        label="Time"
        hint={
          accommodation.standard
            ? "With an approved accommodation, practice with the time you will have."
            : "The test itself does not grant this; the result is for practice only."
        }
        value={choice.accommodationId}
        onChange={(event) => set({ accommodationId: event.target.value })}
      >
        {options.accommodations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SectionMinutes format={format} accommodation={accommodation} />
      <SelectField
        label="Breaks with the clock stopped"
        hint="In all, for the whole exam. The test has none, but grants them as an accommodation."
        value={choice.breakMinutes}
        onChange={(event) => set({ breakMinutes: Number(event.target.value) })}
      >
        {BREAK_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 0 ? "None" : `${minutes} min`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function formatDetail(format: ExamFormat, accommodation: Accommodation): string {
  const [only] = format.sections;
  if (format.kind === "single-section" && only !== undefined) {
    return extentInWords({ ...only, limitMs: limitMsOf(only.minutes, accommodation) });
  }
  const minutes = totalMinutes(format, accommodation);
  const how = format.adaptive
    ? "the second sections follow how the first went"
    : "not adaptive, as on paper";
  return `${format.sections.length} sections, ${minutes === null ? "no time limit" : `${minutes} min`}; ${how}.`;
}
