import type { ExplanationMode } from "@lexiquant/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAuth } from "../lib/auth-context.ts";
import { preferencesQuery, savePreferences } from "../lib/preferences.ts";

/** Quick Breakdown or Detailed Analysis: chosen anywhere, remembered for all devices. */
export function useExplanationMode() {
  const { name } = useAuth();
  const client = useQueryClient();
  const stored = useQuery({
    ...preferencesQuery,
    enabled: name !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate } = useMutation({
    mutationFn: (explanationMode: ExplanationMode) => savePreferences({ explanationMode }),
    // The choice shows at once; a failure to store it costs nothing but the memory of it.
    onMutate: (explanationMode) =>
      client.setQueryData(preferencesQuery.queryKey, (known) => ({
        ...(known ?? { directness: "guide" as const, paceFactor: 1 as const }),
        explanationMode,
      })),
  });
  return { mode: stored.data?.explanationMode ?? "quick", setMode: mutate };
}
