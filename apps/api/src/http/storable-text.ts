import type { FastifyRequest } from "fastify";
import { RequestRefused } from "./refusal.ts";

/** NUL, and halves of a surrogate pair without the other half: PostgreSQL keeps neither, in text or jsonb. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Refuses a body with text that cannot be stored, before a statement fails on it. */
export async function refuseUnstorableText({ body }: FastifyRequest): Promise<void> {
  const path = pathOfUnstorable(body);
  if (path === null) return;
  throw new RequestRefused("validation-failed", [
    { path, message: "holds a character that cannot be stored" },
  ]);
}

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Walks without recursion: a body nested thousands of levels deep must not overflow the stack. */
function pathOfUnstorable(body: unknown): string | null {
  const pending: { value: unknown; path: string }[] = [{ value: body, path: "body" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && !isStorable(value)) return path;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      pending.push({ value: part, path: `${path}/${key}` });
    }
  }
  return null;
}
