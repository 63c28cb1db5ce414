import type { Goals } from "@lexiquant/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { goalsQuery, keepGoals } from "./goals-query.ts";
import { type GoalErrors, readTypedGoals, type TypedGoals, typedGoals } from "./typed-goals.ts";

/** Target scores, test date and weekly hours. */
export function GoalsForm() {
  const goals = useQuery(goalsQuery);
  if (goals.data !== undefined) return <Fields goals={goals.data} />;
  if (goals.isPending) {
    return (
      <p role="status" className="min-h-96 text-15 text-soft-ink">
        Your goals are loading.
      </p>
    );
  }
  return (
    <InlineFailure
      title="Your goals could not be loaded."
      error={goals.error}
      onRetry={() => void goals.refetch()}
      retrying={goals.isFetching}
    />
  );
}

const WRITING_SCORES = Array.from({ length: 13 }, (_, halves) => String(halves / 2));

function Fields({ goals }: { readonly goals: Goals }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(() => typedGoals(goals));
  const [errors, setErrors] = useState<GoalErrors>({});
  const save = useMutation({
    mutationFn: (body: Goals) => call("saveGoals", { body }),
    onSuccess: (stored) => keepGoals(client, stored),
  });
  const change = (name: keyof TypedGoals) => (value: string) => {
    setTyped((known) => ({ ...known, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readTypedGoals(typed, goals, localDay(new Date()));
    setErrors(read.ok ? {} : read.errors);
    if (read.ok) save.mutate(read.goals);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
        <ScoreField
          label="Verbal target"
          value={typed.verbalTarget}
          error={errors.verbalTarget}
          onChange={change("verbalTarget")}
        />
        <ScoreField
          label="Quantitative target"
          value={typed.quantitativeTarget}
          error={errors.quantitativeTarget}
          onChange={change("quantitativeTarget")}
        />
        <SelectField
          label="Writing target"
          value={typed.writingTarget}
          error={errors.writingTarget ?? null}
          onChange={({ target }) => change("writingTarget")(target.value)}
        >
          <option value="">None</option>
          {WRITING_SCORES.map((score) => (
            <option key={score} value={score}>
              {score}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Hours a week"
          inputMode="decimal"
          autoComplete="off"
          value={typed.weeklyHours}
          error={errors.weeklyHours ?? null}
          onChange={({ target }) => change("weeklyHours")(target.value)}
        />
      </div>
      <TextField
        label="Test date"
        type="date"
        hint="Leave empty what you do not know yet."
        value={typed.testDate}
        error={errors.testDate ?? null}
        onChange={({ target }) => change("testDate")(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" pending={save.isPending}>
          {save.isPending ? "Saving" : "Save goals"}
        </Button>
        <span role="status" className="text-15 text-soft-ink">
          {save.isSuccess ? "Saved." : ""}
          {Object.keys(errors).length > 0 ? "Not saved yet: see above." : ""}
        </span>
      </div>
      {save.isError && (
        <InlineFailure
          title="Your goals were not saved; the earlier ones stand."
          error={save.error}
          onRetry={() => save.mutate(save.variables)}
          retrying={save.isPending}
        />
      )}
    </form>
  );
}

interface ScoreFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function ScoreField({ label, value, error, onChange }: ScoreFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="130–170"
      value={value}
      error={error ?? null}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The day on this device's calendar, as `2026-11-22`. */
function localDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
