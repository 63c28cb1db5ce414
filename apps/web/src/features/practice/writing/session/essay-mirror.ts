import { MAX_ESSAY_CHARACTERS } from "@lexiquant/contract";
import { z } from "zod";
import { readStored, removeStored, writeStored } from "../../../../lib/safe-storage.ts";

/** The text as this browser had it last, written at once with each change. */
export const essayMirrorSchema = z.object({
  revision: z.int().nonnegative(),
  text: z.string().max(MAX_ESSAY_CHARACTERS),
  /** The highest revision that the server had told of by then. */
  savedRevision: z.int().nonnegative(),
  /** An earlier text that never reached the server, until the writer has decided on it. */
  leftBehind: z.string().nullable(),
});
export type EssayMirror = z.infer<typeof essayMirrorSchema>;

interface MirroredEssay {
  readonly owner: string;
  readonly essayId: string;
}

export function essayMirrorKey({ owner, essayId }: MirroredEssay): string {
  return `lexiquant-essay-${owner}-${essayId}`;
}

export function readEssayMirror(key: string): EssayMirror | null {
  try {
    const parsed = essayMirrorSchema.safeParse(JSON.parse(readStored(key) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeEssayMirror(key: string, mirror: EssayMirror): void {
  writeStored(key, JSON.stringify(mirror));
}

export const forgetEssayMirror = removeStored;
