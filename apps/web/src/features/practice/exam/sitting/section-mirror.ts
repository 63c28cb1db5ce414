import { MAX_ESSAY_CHARACTERS } from "@lexiquant/contract";
import { itemWorkSchema } from "@lexiquant/domain/session";
import { z } from "zod";
import { readStored, removeStored, writeStored } from "../../../../lib/safe-storage.ts";

/** The work of a section as this browser had it last, written at once with each change. */
const mirrorSchema = z.object({
  currentPosition: z.int().nonnegative(),
  items: z.array(z.object({ work: itemWorkSchema, marked: z.boolean() })),
  essay: z
    .object({ revision: z.int().nonnegative(), text: z.string().max(MAX_ESSAY_CHARACTERS) })
    .nullable(),
});
export type SectionMirror = z.infer<typeof mirrorSchema>;

interface MirroredSection {
  readonly owner: string;
  readonly examId: string;
  readonly place: number;
}

export function sectionMirrorKey({ owner, examId, place }: MirroredSection): string {
  return `lexiquant-exam-${owner}-${examId}-${place}`;
}

export function readSectionMirror(key: string): SectionMirror | null {
  try {
    const parsed = mirrorSchema.safeParse(JSON.parse(readStored(key) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeSectionMirror(key: string, mirror: SectionMirror): void {
  writeStored(key, JSON.stringify(mirror));
}

export const forgetSectionMirror = removeStored;
