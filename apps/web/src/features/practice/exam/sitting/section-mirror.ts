import { itemWorkSchema } from "@lexiquant/domain/session";
import { z } from "zod";
import { readStored, removeStored, writeStored } from "../../../../lib/safe-storage.ts";
import { type EssayMirror, essayMirrorSchema } from "../../writing/session/essay-mirror.ts";

/** The work of a section as this browser had it last, written at once with each change. */
const mirrorSchema = z.object({
  currentPosition: z.int().nonnegative(),
  items: z.array(z.object({ work: itemWorkSchema, marked: z.boolean() })),
  essay: essayMirrorSchema
    // Pages of an earlier version of the product wrote neither.
    .extend({
      savedRevision: z.int().nonnegative().default(0),
      leftBehind: z.string().nullable().default(null),
    })
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

/** Places of an exam's sections, as the contract bounds them. */
const MOST_SECTIONS = 10;

/** The mirror of an exam's essay, whichever section it is. */
export function findEssayMirror({
  owner,
  examId,
}: Omit<MirroredSection, "place">): { readonly key: string; readonly essay: EssayMirror } | null {
  for (let place = 0; place < MOST_SECTIONS; place += 1) {
    const key = sectionMirrorKey({ owner, examId, place });
    const essay = readSectionMirror(key)?.essay ?? null;
    if (essay !== null) return { key, essay };
  }
  return null;
}

export const forgetSectionMirror = removeStored;
