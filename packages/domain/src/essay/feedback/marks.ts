import type { EssayMeasures } from "../rating/measures.ts";
import type { Span } from "../reading/reading.ts";

export type MarkKind = "language" | "organization" | "argument";

export type MarkLabel =
  | "thesis"
  | "conclusion"
  | "example"
  | "objection"
  | "reply"
  | "limit"
  | "filler"
  | "repeated"
  | "copied"
  | "jumbled"
  | "stray";

/** A sentence that does something in the essay, or fails to. */
export interface StructureMark extends Span {
  readonly kind: Exclude<MarkKind, "language">;
  readonly label: MarkLabel;
}

/** Sentences of the argument and its order, each marked once by the first of what it does. */
export function structureMarks({ essay, structure, substance }: EssayMeasures): StructureMark[] {
  const labels = new Map<number, MarkLabel>();
  const mark = (label: MarkLabel, sentences: readonly (number | null)[]) => {
    for (const at of sentences) if (at !== null && !labels.has(at)) labels.set(at, label);
  };
  mark("thesis", [structure.thesis]);
  mark("conclusion", [structure.conclusion]);
  mark("objection", structure.objections);
  mark("reply", structure.replies);
  mark("example", structure.examples);
  mark("limit", structure.limits);
  substance.roles.forEach((role, at) => {
    if (role !== "content") labels.set(at, role);
  });
  return [...labels].flatMap(([at, label]) => {
    const sentence = essay.sentences[at];
    if (sentence === undefined) return [];
    return [{ kind: kindOf(label), label, start: sentence.start, end: sentence.end }];
  });
}

const kindOf = (label: MarkLabel) =>
  /^(?:thesis|conclusion|repeated|jumbled)$/.test(label) ? "organization" : "argument";
