import { useQuery } from "@tanstack/react-query";
import { openSessionsQuery, recentSessionsQuery } from "./practice-queries.ts";

/** Whether no session was ever begun. False while that is not known. */
export function useIsNewStudent(): boolean {
  const open = useQuery(openSessionsQuery);
  const recent = useQuery(recentSessionsQuery);
  return open.data?.sessions.length === 0 && recent.data?.sessions.length === 0;
}
