import type { Essay } from "@lexiquant/contract";
import { findEssayMirror, forgetSectionMirror } from "../../exam/sitting/section-mirror.ts";
import { storageOwner } from "../../outbox/browser-outbox.ts";
import {
  type EssayMirror,
  essayMirrorKey,
  forgetEssayMirror,
  readEssayMirror,
} from "../session/essay-mirror.ts";

/** Where an essay was written; this browser keeps what is typed under that. */
export type WrittenIn =
  | { readonly kind: "practice"; readonly essayId: string }
  | { readonly kind: "exam"; readonly examId: string };

export function writtenIn({ id, examId }: Pick<Essay, "id" | "examId">): WrittenIn {
  return examId === null ? { kind: "practice", essayId: id } : { kind: "exam", examId };
}

interface KeptEssay {
  /** Null where this browser keeps nothing. */
  readonly mirror: EssayMirror | null;
  readonly forget: () => void;
}

export function keptEssay(where: WrittenIn): KeptEssay {
  const owner = storageOwner() ?? "nobody";
  if (where.kind === "practice") {
    const key = essayMirrorKey({ owner, essayId: where.essayId });
    return { mirror: readEssayMirror(key), forget: () => forgetEssayMirror(key) };
  }
  const found = findEssayMirror({ owner, examId: where.examId });
  return {
    mirror: found?.essay ?? null,
    forget: () => {
      if (found !== null) forgetSectionMirror(found.key);
    },
  };
}

/** Texts of this browser that the server never had, beside the one that it has. */
export function lateTexts(mirror: EssayMirror | null, stored: string): string[] {
  if (mirror === null) return [];
  const { text, revision, savedRevision, leftBehind } = mirror;
  const unsent = revision > savedRevision ? [text] : [];
  return [...unsent, ...(leftBehind === null ? [] : [leftBehind])].filter(
    (kept) => kept !== stored && kept.trim() !== "",
  );
}
