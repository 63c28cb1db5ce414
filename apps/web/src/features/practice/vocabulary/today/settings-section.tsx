import type { VocabularySettings, VocabularyStanding } from "@lexiquant/contract";
import { useState } from "react";
import { listName } from "../../../../items/words/word-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { SelectField, TextField } from "../../../../ui/field.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { withList } from "../chosen-lists.ts";
import { COUNT_FIELDS, countError, typedCounts } from "./typed-settings.ts";
import { useSaveSettings, zoneOfBrowser } from "./use-vocabulary.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const ANSWERING = [
  { value: "mixed", label: "Options first, then typing" },
  { value: "choosing", label: "Always options" },
  { value: "typing", label: "Always typing" },
] as const satisfies readonly { value: VocabularySettings["answerBy"]; label: string }[];

/** How much a day, when a day begins, and where new words come from. */
export function SettingsSection({ standing }: { readonly standing: VocabularyStanding }) {
  const { settings, settingsSaved, lists } = standing;
  return (
    <section aria-labelledby="settings-heading">
      <h2 id="settings-heading" className="mb-4 text-22">
        How much, and which words
      </h2>
      {/* Begun anew once the server has its first settings, so that the zone shown is the one that counts. */}
      <SettingsForm key={String(settingsSaved)} settings={settings} lists={lists} />
    </section>
  );
}

interface SettingsFormProps {
  readonly settings: VocabularySettings;
  readonly lists: VocabularyStanding["lists"];
}

function SettingsForm({ settings, lists }: SettingsFormProps) {
  const [counts, setCounts] = useState(() => typedCounts(settings));
  const [changes, setChanges] = useState<Partial<VocabularySettings>>({});
  const rest = { ...settings, ...changes };
  const save = useSaveSettings();
  const change = (more: Partial<VocabularySettings>) => {
    save.reset();
    setChanges({ ...changes, ...more });
  };
  const isValid = COUNT_FIELDS.every((field) => countError(field, counts[field.name]) === null);
  const submit = () => {
    if (!isValid) return;
    const body = {
      ...rest,
      newPerDay: Number(counts.newPerDay),
      reviewsPerDay: Number(counts.reviewsPerDay),
      minutesPerDay: Number(counts.minutesPerDay),
    };
    // What is stored shows from then on: a list may be chosen beside the lists too.
    save.mutate(body, { onSuccess: () => setChanges({}) });
  };
  return (
    <form
      noValidate
      className="sheet flex flex-col gap-6 p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {COUNT_FIELDS.map((field) => (
          <TextField
            key={field.name}
            label={field.label}
            hint={field.hint}
            inputMode="numeric"
            value={counts[field.name]}
            error={countError(field, counts[field.name])}
            onChange={({ target }) => {
              save.reset();
              setCounts({ ...counts, [field.name]: target.value });
            }}
          />
        ))}
      </div>
      <ListChoice
        lists={lists}
        chosen={rest.lists}
        onChange={(chosen) => change({ lists: chosen })}
      />
      <ChoiceGroup
        legend="How you answer"
        choices={ANSWERING}
        value={rest.answerBy}
        onChange={(answerBy) => change({ answerBy })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="A day begins at"
          hint="Until then, what you do at night counts for the day before."
          value={String(rest.dayStartsAtHour)}
          onChange={({ target }) => change({ dayStartsAtHour: Number(target.value) })}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hourInWords(hour)}
            </option>
          ))}
        </SelectField>
        <ZoneField zone={rest.timeZone} onChange={(timeZone) => change({ timeZone })} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" pending={save.isPending} disabled={!isValid}>
          Save
        </Button>
        <span role="status" className="text-15 text-soft-ink">
          {save.isSuccess ? "Saved." : ""}
        </span>
      </div>
      {save.isError && (
        <InlineFailure
          title="Your settings were not saved; the earlier ones stand."
          error={save.error}
          onRetry={submit}
          retrying={save.isPending}
        />
      )}
    </form>
  );
}

interface ListChoiceProps {
  readonly lists: VocabularyStanding["lists"];
  readonly chosen: VocabularySettings["lists"];
  readonly onChange: (chosen: VocabularySettings["lists"]) => void;
}

function ListChoice({ lists, chosen, onChange }: ListChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-15">New words come from</legend>
      <p className="mb-2 text-13 text-soft-ink">
        In this order, after the words that you put in line yourself.
      </p>
      <div className="flex flex-col">
        {lists.map((list) => (
          <label key={list.id} className="flex min-h-11 items-center gap-3 text-15">
            <input
              type="checkbox"
              checked={chosen.includes(list.id)}
              onChange={({ target }) =>
                onChange(withList({ lists, chosen }, list.id, target.checked))
              }
              className="size-4 accent-primary"
            />
            <span>
              {listName(list)} <span className="figures text-soft-ink">({list.words})</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ZoneFieldProps {
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

/** The zone that counts, and this device's where that is another one: after a journey, or a move. */
function ZoneField({ zone, onChange }: ZoneFieldProps) {
  const here = zoneOfBrowser();
  const zones = [...new Set([zone, here])];
  return (
    <SelectField
      label="Time zone"
      hint={zone === here ? "That of this device." : `This device is in ${here}.`}
      value={zone}
      onChange={({ target }) => onChange(target.value)}
    >
      {zones.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll("_", " ")}
        </option>
      ))}
    </SelectField>
  );
}

/** `4 a.m.` */
function hourInWords(hour: number): string {
  if (hour === 0) return "midnight";
  if (hour === 12) return "noon";
  return hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`;
}
