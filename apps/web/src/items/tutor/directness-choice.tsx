import type { Preferences } from "@lexiquant/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { preferencesQuery, savePreferences } from "../../lib/preferences.ts";
import { SelectField } from "../../ui/field.tsx";

const LABELS: Readonly<Record<Preferences["directness"], string>> = {
  nudge: "Nudge me, I want to find it",
  guide: "Guide me step by step",
  direct: "Be direct, two hints at once",
};

/** How directly the tutor helps; kept for all devices. */
export function DirectnessChoice() {
  const client = useQueryClient();
  const preferences = useQuery(preferencesQuery);
  const save = useMutation({
    mutationFn: (directness: Preferences["directness"]) => savePreferences({ directness }),
    onSuccess: (stored) => client.setQueryData(preferencesQuery.queryKey, stored),
  });
  const shown = (save.isPending ? save.variables : preferences.data?.directness) ?? "guide";
  return (
    <SelectField
      label="How the tutor helps"
      value={shown}
      onChange={({ target }) => {
        const chosen = (Object.keys(LABELS) as Preferences["directness"][]) // its own keys
          .find((level) => level === target.value);
        if (chosen !== undefined) save.mutate(chosen);
      }}
    >
      {Object.entries(LABELS).map(([level, label]) => (
        <option key={level} value={level}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
