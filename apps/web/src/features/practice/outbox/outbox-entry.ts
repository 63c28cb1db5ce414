import type { CallInput } from "../../../lib/api.ts";

/** What must reach the server, however long that takes. Each call may be repeated without harm. */
export type OutboxRequest =
  | { readonly name: "submitAttempt"; readonly input: CallInput<"submitAttempt"> }
  | { readonly name: "recordBail"; readonly input: CallInput<"recordBail"> }
  | { readonly name: "closeSession"; readonly input: CallInput<"closeSession"> }
  | { readonly name: "saveAnnotation"; readonly input: CallInput<"saveAnnotation"> }
  | WordRequest;

/** The steps of a session of words. */
export type WordRequest =
  | {
      readonly name: "answerVocabularyQuestion";
      readonly input: CallInput<"answerVocabularyQuestion">;
    }
  | { readonly name: "rateVocabularyAnswer"; readonly input: CallInput<"rateVocabularyAnswer"> }
  | { readonly name: "undoVocabularyReview"; readonly input: CallInput<"undoVocabularyReview"> };

export interface OutboxEntry {
  /** A later entry with the same key takes the place of an earlier one that is still waiting. */
  readonly key: string;
  /** New with each entry: tells whether the entry that was sent is still the one that waits. */
  readonly stamp: string;
  /** Whose entry it is: another person may sign in on the same browser. */
  readonly owner: string;
  readonly request: OutboxRequest;
}

/** The queue with an entry added at its end, or in the place of the one with the same key. */
export function withEntry(
  entries: readonly OutboxEntry[],
  added: OutboxEntry,
): readonly OutboxEntry[] {
  const same = (entry: OutboxEntry) => entry.key === added.key && entry.owner === added.owner;
  return entries.some(same)
    ? entries.map((entry) => (same(entry) ? added : entry))
    : [...entries, added];
}

export function withoutEntry(
  entries: readonly OutboxEntry[],
  { stamp }: OutboxEntry,
): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.stamp !== stamp);
}
