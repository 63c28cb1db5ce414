import type { SessionId } from "@lexiquant/domain/kernel";
import { itemWorkSchema, type PracticeProgress, surenessSchema } from "@lexiquant/domain/session";
import { z } from "zod";
import { readStored, removeStored, writeStored } from "../../../lib/safe-storage.ts";

/** The work as this browser had it last, written at once with each change. */
const mirrorSchema = z.object({
  currentPosition: z.int().nonnegative(),
  items: z.array(z.object({ work: itemWorkSchema, sureness: surenessSchema.nullable() })),
});
export type WorkMirror = z.infer<typeof mirrorSchema>;

export function mirrorKey(owner: string, sessionId: SessionId): string {
  return `lexiquant-practice-${owner}-${sessionId}`;
}

export function readMirror(key: string): WorkMirror | null {
  try {
    const parsed = mirrorSchema.safeParse(JSON.parse(readStored(key) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeMirror(key: string, { currentPosition, items }: PracticeProgress): void {
  const mirror = {
    currentPosition,
    items: items.map(({ work, sureness }) => ({ work, sureness })),
  };
  writeStored(key, JSON.stringify(mirror));
}

export const forgetMirror = removeStored;
