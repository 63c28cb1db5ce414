export type { Misconception } from "./authored-item.ts";
export type { ExamFact, Guide, Lesson, Utterances, Word } from "./authored-library.ts";
export type { AnchorEssay, Directive, Prompt } from "./authored-writing.ts";
export { type Bank, bankFromJson, bankToJson, type KnowledgeComponent } from "./bank.ts";
export { type Exams, examsFromJson, examsToJson } from "./exams.ts";
export { headwordsOf } from "./headwords.ts";
export { type Library, libraryFromJson, libraryToJson } from "./library.ts";
export { wordRuns } from "./word-runs.ts";
