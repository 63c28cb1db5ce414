import { PACE_FACTORS, type PaceFactor } from "@lexiquant/domain/session";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { preferencesQuery, savePreferences } from "../../lib/preferences.ts";
import { SelectField } from "../../ui/field.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { PACE_NAMES } from "./pace-words.ts";

/** The extra time that the student is granted at the test; kept for all devices. */
export function ExtraTimeChoice() {
  const client = useQueryClient();
  const preferences = useQuery(preferencesQuery);
  const save = useMutation({
    mutationFn: (paceFactor: PaceFactor) => savePreferences({ paceFactor }),
    onSuccess: (stored) => client.setQueryData(preferencesQuery.queryKey, stored),
  });
  const shown = (save.isPending ? save.variables : preferences.data?.paceFactor) ?? 1;
  if (preferences.isError) {
    return (
      <InlineFailure
        title="Your accommodations could not be loaded."
        error={preferences.error}
        onRetry={() => void preferences.refetch()}
        retrying={preferences.isFetching}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label="Extra time"
        hint="Timed practice, the sets of your plan and mock exams start with it. You can still choose another time for each."
        value={String(shown)}
        disabled={preferences.isPending}
        onChange={({ target }) => {
          const chosen = PACE_FACTORS.find((factor) => String(factor) === target.value);
          if (chosen !== undefined) save.mutate(chosen);
        }}
      >
        {PACE_FACTORS.map((factor) => (
          <option key={factor} value={factor}>
            {PACE_NAMES[factor]}
          </option>
        ))}
      </SelectField>
      <p role="status" className="min-h-6 text-15 text-soft-ink">
        {save.isSuccess ? "Saved. It holds for what you start from now on." : ""}
      </p>
      {save.isError && (
        <InlineFailure
          title="Your extra time was not saved; the earlier one stands."
          error={save.error}
          onRetry={() => save.mutate(save.variables)}
          retrying={save.isPending}
        />
      )}
    </div>
  );
}
