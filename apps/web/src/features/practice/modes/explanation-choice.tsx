import type { ExplanationMode } from "@lexiquant/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { preferencesQuery, savePreferences } from "../../../lib/preferences.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";

const CHOICES = [
  {
    value: "quick",
    label: "Quick Breakdown",
    detail: "The key idea, the steps that matter, the trap.",
  },
  {
    value: "detailed",
    label: "Detailed Analysis",
    detail: "Every step with its reason, and what each option does.",
  },
] as const satisfies readonly { value: ExplanationMode; label: string; detail: string }[];

/** How deep explanations go; kept for all devices. */
export function ExplanationChoice() {
  const client = useQueryClient();
  const preferences = useQuery(preferencesQuery);
  const save = useMutation({
    mutationFn: (explanationMode: ExplanationMode) => savePreferences({ explanationMode }),
    onSuccess: (stored) => client.setQueryData(preferencesQuery.queryKey, stored),
  });
  const shown = save.isPending ? save.variables : preferences.data?.explanationMode;
  if (preferences.isError) {
    return (
      <InlineFailure
        title="Your explanation mode could not be loaded."
        error={preferences.error}
        onRetry={() => void preferences.refetch()}
        retrying={preferences.isFetching}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ChoiceGroup
        legend="Explanations"
        legendHidden
        choices={CHOICES}
        value={shown ?? "quick"}
        onChange={(mode) => save.mutate(mode)}
        disabled={preferences.isPending}
      />
      {save.isError && (
        <InlineFailure
          title="Your choice was not saved; the earlier one stands."
          error={save.error}
          onRetry={() => save.mutate(save.variables)}
        />
      )}
    </div>
  );
}
