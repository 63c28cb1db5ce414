import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ModelCall } from "../../../adapters/language-model/language-model.ts";
import type { CheckedParagraph } from "./write-checked.ts";

const MOST_REPLIES = 2_000;
const KEPT_MS = 24 * 60 * 60 * 1_000;

/**
 * Replies that passed the checks, under the whole of what was asked: item, outcome, words, prompt. Nothing in a prompt
 * names a student, so whoever asks the same gets the same.
 */
export interface ReplyCache {
  find(key: string): readonly CheckedParagraph[] | undefined;
  keep(key: string, reply: readonly CheckedParagraph[]): void;
}

export function openReplyCache(): ReplyCache {
  const replies = new LRUCache<string, readonly CheckedParagraph[]>({
    max: MOST_REPLIES,
    ttl: KEPT_MS,
  });
  return {
    find: (key) => replies.get(key),
    keep: (key, reply) => {
      replies.set(key, reply);
    },
  };
}

/** What the same reply is kept under. */
export function replyKey(
  model: string,
  { system, messages }: Pick<ModelCall, "system" | "messages">,
): string {
  return createHash("sha256")
    .update(JSON.stringify([model, system, messages]))
    .digest("base64url");
}
