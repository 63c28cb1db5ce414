import { type Essay, type EssayFeedbackView, essaySchema } from "@lexiquant/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ESSAY_LISTS_KEY } from "../../../items/essays/essays-query.ts";
import { call } from "../../../lib/api.ts";
import { askTimed } from "../../../lib/ask-timed.ts";
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

export async function timed(ask: () => Promise<Essay>): Promise<TimedEssay> {
  const { answer, atMs } = await askTimed(ask);
  return { essay: answer, atMs };
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

/** Earlier states of the text; new ones come with the writing. */
export function essayVersionsQuery(essayId: EssayId) {
  return queryOptions({
    queryKey: userKey("essay-versions", essayId),
    queryFn: ({ signal }) => call("listEssayVersions", { params: { essayId } }, { signal }),
    gcTime: 0,
  });
}

/** A state of the text never changes. */
export function essayVersionQuery(essayId: EssayId, revision: number) {
  return queryOptions({
    queryKey: userKey("essay-version", essayId, revision),
    queryFn: ({ signal }) =>
      call("readEssayVersion", { params: { essayId, revision: String(revision) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The feedback on a rated essay changes no more once no language model reads it. */
export function essayFeedbackQuery(essayId: EssayId) {
  const queryKey = userKey("essay-feedback", essayId);
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<EssayFeedbackView>(queryKey);
      const told = await call("readEssayFeedback", { params: { essayId } }, { signal });
      // The score may have moved.
      if (before?.modelReads && !told.modelReads) {
        void client.invalidateQueries({ queryKey: ESSAY_LISTS_KEY });
      }
      return told;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.modelReads ? POLL_MS : false),
  });
}
