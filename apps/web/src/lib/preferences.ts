import type { Preferences } from "@lexiquant/contract";
import { queryOptions } from "@tanstack/react-query";
import { type CallInput, call } from "./api.ts";
import { userKey } from "./query-client.ts";

/** What the user has chosen for all devices: one query, wherever it is shown or changed. */
export const preferencesQuery = queryOptions({
  queryKey: userKey("preferences"),
  queryFn: ({ signal }) => call("readPreferences", {}, { signal }),
});

/** Stores the choices given; the others stay. */
export function savePreferences(
  choices: CallInput<"savePreferences">["body"],
): Promise<Preferences> {
  return call("savePreferences", { body: choices });
}
