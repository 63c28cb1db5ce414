import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { forgetWords, vocabularyQuery } from "../../../../items/words/word-queries.ts";
import { type CallInput, call } from "../../../../lib/api.ts";

type Changes = CallInput<"saveVocabularySettings">["body"];

/** Stores the settings that are given; the others stay. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) => call("saveVocabularySettings", { body: changes }),
    onSuccess: (settings) => {
      client.setQueryData(vocabularyQuery.queryKey, (before) => before && { ...before, settings });
      forgetWords(client);
    },
  });
}

/** The zone of this browser: a student's day begins by it. */
export function zoneOfBrowser(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Where the student stands with words. Before anything was set, the day is made that of this browser's zone. */
export function useVocabulary() {
  const standing = useQuery(vocabularyQuery);
  const { mutate } = useSaveSettings();
  const told = useRef(false);
  const unset = standing.data?.settingsSaved === false;
  useEffect(() => {
    if (!unset || told.current) return;
    told.current = true;
    mutate({ timeZone: zoneOfBrowser() });
  }, [unset, mutate]);
  return standing;
}
