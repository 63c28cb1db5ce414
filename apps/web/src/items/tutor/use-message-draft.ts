import type { TutorScope } from "@lexiquant/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { userKey } from "../../lib/query-client.ts";

const DRAFTS_KEY = userKey("tutor-draft");

/** What is being typed to the tutor: kept with the question while the panel is closed, and gone with a sign-out. */
export function useMessageDraft(scope: TutorScope): [string, (text: string) => void] {
  const client = useQueryClient();
  const key = [...DRAFTS_KEY, JSON.stringify(scope)];
  // Typing must not wait for the cache to tell of it.
  const [text, setText] = useState(() => client.getQueryData<string>(key) ?? "");
  return [
    text,
    (next) => {
      setText(next);
      // Nobody watches it while the panel is closed, which is no reason to forget it.
      client.setQueryDefaults(DRAFTS_KEY, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(key, next);
    },
  ];
}
