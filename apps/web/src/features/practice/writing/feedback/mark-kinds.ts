import type { EssayMark } from "@lexiquant/contract";

export type MarkKind = EssayMark["kind"];

interface MarkLook {
  readonly name: string;
  readonly letter: string;
  /** Under the text: a line of another shape for each kind, so that none is told by color alone. */
  readonly line: string;
  /** Behind the text while its note is open. */
  readonly tint: string;
}

/** Classes are spelled out, because they are collected from the source text. */
export const MARK_KINDS: Record<MarkKind, MarkLook> = {
  language: {
    name: "Language",
    letter: "L",
    line: "underline decoration-wavy decoration-wrong underline-offset-4",
    tint: "bg-wrong-tint",
  },
  organization: {
    name: "Organization",
    letter: "O",
    line: "underline decoration-2 decoration-primary decoration-dashed underline-offset-4",
    tint: "bg-primary-tint",
  },
  argument: {
    name: "Argument",
    letter: "A",
    line: "underline decoration-double decoration-writing underline-offset-4",
    tint: "bg-writing-tint",
  },
};

export function markAnchor({ number }: { readonly number: number }): string {
  return `essay-mark-${number}`;
}

export function noteAnchor({ number }: { readonly number: number }): string {
  return `essay-note-${number}`;
}
