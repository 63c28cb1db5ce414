import type { PaceFactor } from "@lexiquant/domain/session";
import { useQuery } from "@tanstack/react-query";
import { useAuth } from "../../lib/auth-context.ts";
import { preferencesQuery } from "../../lib/preferences.ts";

/** The time that the student is granted; standard time until it is known, and where it cannot be. */
export function usePaceFactor(): { readonly paceFactor: PaceFactor; readonly isPending: boolean } {
  const { name } = useAuth();
  const { data, isPending } = useQuery({ ...preferencesQuery, enabled: name !== null });
  return { paceFactor: data?.paceFactor ?? 1, isPending: isPending && name !== null };
}
