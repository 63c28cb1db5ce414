import type { ExplanationMode } from "@lexiquant/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api.ts";
import { useAuth } from "../lib/auth-context.ts";
import { userKey } from "../lib/query-client.ts";

const PREFERENCES_KEY = userKey("preferences");

/** Quick Breakdown or Detailed Analysis: chosen anywhere, remembered for all devices. */
export function useExplanationMode() {
  const { name } = useAuth();
  const client = useQueryClient();
  const stored = useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: ({ signal }) => call("readPreferences", {}, { signal }),
    enabled: name !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate } = useMutation({
    mutationFn: (explanationMode: ExplanationMode) =>
      call("savePreferences", { body: { explanationMode } }),
    // The choice shows at once; a failure to store it costs nothing but the memory of it.
    onMutate: (explanationMode) => client.setQueryData(PREFERENCES_KEY, { explanationMode }),
  });
  return { mode: stored.data?.explanationMode ?? "quick", setMode: mutate };
}
