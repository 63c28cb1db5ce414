import type { ExamFact, Guide, Lesson, Utterances, Word, WordUse } from "./authored-library.ts";
import type { AnchorEssay, Directive, Prompt } from "./authored-writing.ts";

/** What is taught and set besides the items; stays on the server, since briefs and anchors are for after the essay. */
export interface Library {
  readonly lessons: readonly Lesson[];
  readonly words: readonly Word[];
  /** Labels of questions and passages in reading; see `wordsInUse` */
  readonly wordUses: readonly WordUse[];
  readonly facts: readonly ExamFact[];
  readonly guides: readonly Guide[];
  readonly utterances: readonly Utterances[];
  readonly directives: readonly Directive[];
  readonly prompts: readonly Prompt[];
  readonly anchors: readonly AnchorEssay[];
}

/** The compiled form that the build writes and the server reads: linted, so read without further checks. */
export function libraryToJson(library: Library): string {
  return JSON.stringify(library);
}

export function libraryFromJson(text: string): Library {
  return JSON.parse(text) as Library; // written by libraryToJson from a linted library
}
