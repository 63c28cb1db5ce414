import { type Essay, essaySchema } from "@lexiquant/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ESSAY_LISTS_KEY } from "../../../items/essays/essays-query.ts";
import { call } from "../../../lib/api.ts";
import { userKey } from "../../../lib/query-client.ts";

export type EssayId = Essay["id"];

/** An essay as the server told it, with the moment of this page (`performance.now()`) at which its clock stood so. */
export interface TimedEssay {
  readonly essay: Essay;
  readonly atMs: number;
}

/** The essay that an address names; null where it names none. */
export function readEssayId(text: string | null): EssayId | null {
  const parsed = essaySchema.shape.id.safeParse(text);
  return parsed.success ? parsed.data : null;
}

/** Asks for an essay. The server read its clock while the request was under way: half of that time is the best guess. */
export async function timed(ask: () => Promise<Essay>): Promise<TimedEssay> {
  const beganAtMs = performance.now();
  const essay = await ask();
  return { essay, atMs: (beganAtMs + performance.now()) / 2 };
}

const POLL_MS = 2_000;

/** Asked again and again while a rating is awaited; while the essay is written its page leads. */
export function essayQuery(essayId: EssayId) {
  return queryOptions({
    queryKey: userKey("essay", essayId),
    queryFn: ({ signal }) => timed(() => call("readEssay", { params: { essayId } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.essay.state === "submitted" ? POLL_MS : false),
  });
}

/** Puts an essay, as the server answered it, into its place. */
export function keepEssay(client: QueryClient, told: TimedEssay): void {
  client.setQueryData(essayQuery(told.essay.id).queryKey, told);
  void client.invalidateQueries({ queryKey: ESSAY_LISTS_KEY });
}

/** The feedback on a rated essay never changes. */
export function essayFeedbackQuery(essayId: EssayId) {
  return queryOptions({
    queryKey: userKey("essay-feedback", essayId),
    queryFn: ({ signal }) => call("readEssayFeedback", { params: { essayId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
