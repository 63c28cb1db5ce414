import { randomUUID } from "node:crypto";
import { type Exam, type ExamQuestion, examRoutes, type RunningSection } from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import { type ItemWork, UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { createAccessTokens } from "../../../adapters/access-tokens.ts";
import { realBank } from "../../../bank/testing/real-bank.ts";
import { realExams } from "../../../bank/testing/real-exams.ts";
import { realLibrary } from "../../../bank/testing/real-library.ts";
import { rightResponse, wrongResponse } from "../../../bank/testing/responses.ts";
import type { Dependencies } from "../../../dependencies.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../../history/testing/practice-app.ts";
import { TEST_SECRET } from "../../../testing/test-settings.ts";

export const MINUTE_MS = 60_000;
const WHOLE_TEST = "gre-2023-09";

/** Tokens that no moving clock lets expire: an exam takes longer than one lasts. */
const STANDING_TOKENS = createAccessTokens({
  secret: TEST_SECRET,
  clock: () => new Date("2026-11-21T10:00:00.000Z"),
});

/** The application with everything that an exam is made of. Close it. */
export function openExamApp(dependencies: Partial<Dependencies> = {}): Promise<PracticeApp> {
  return openPracticeApp(realBank(), {
    exams: realExams(),
    library: realLibrary(),
    accessTokens: STANDING_TOKENS,
    ...dependencies,
  });
}

type StartBody = Parameters<typeof startBody>[0];

function startBody(change: {
  readonly id?: string;
  readonly holderId?: string;
  readonly formatId?: string;
  readonly orderId?: string | null;
  readonly accommodationId?: string;
  readonly breakMinutes?: number;
}) {
  return {
    id: randomUUID(),
    holderId: randomUUID(),
    formatId: WHOLE_TEST,
    orderId: "vqvq",
    accommodationId: "none",
    breakMinutes: 0,
    ...change,
  };
}

/** The calls of one page on one exam; each gives the reply, so that tests can ask for its code. */
export function pageOf(student: Student, change: StartBody = {}) {
  const body = startBody(change);
  const { id: examId, holderId } = body;
  const params = { examId };
  const { call } = student;
  return {
    body,
    start: () => call(examRoutes.startExam, { body }),
    read: () => call(examRoutes.readExam, { params, query: { holderId } }),
    takeOver: () => call(examRoutes.takeOverExam, { params, body: { holderId } }),
    begin: (place: number) => call(examRoutes.beginSection, { params, body: { holderId, place } }),
    save: (place: number, work: Work = {}) =>
      call(examRoutes.saveSectionWork, { params, body: { holderId, place, ...work } }),
    end: (place: number, work: Work = {}) =>
      call(examRoutes.endSection, { params, body: { holderId, place, ...work } }),
    pause: (onBreak: boolean) =>
      call(examRoutes.stopExamClock, { params, body: { holderId, onBreak } }),
    settle: (place: number, takeBack: boolean) =>
      call(examRoutes.settleGap, { params, body: { holderId, place, takeBack } }),
    quit: () => call(examRoutes.quitExam, { params, body: { holderId } }),
    report: () => call(examRoutes.readExamReport, { params }),
  };
}
export type Page = ReturnType<typeof pageOf>;

interface Work {
  readonly currentPosition?: number;
  readonly work?: { position: number; work: ItemWork; marked: boolean }[];
  readonly essay?: { revision: number; text: string };
}

export function running({ running: section }: Exam): RunningSection {
  if (section === null) throw new Error("No section runs.");
  return section;
}

/** With its key: for tests that know the answer. */
export function keyed({ item }: Pick<ExamQuestion, "item">): KeyedItem {
  const found = realBank().items.get(item.id);
  if (found === undefined) throw new Error(`${item.id} is not in the bank.`);
  return found;
}

/** Work that answers a question rightly or wrongly. */
export function answer(question: ExamQuestion, right: boolean, change: Partial<ItemWork> = {}) {
  const item = keyed(question);
  const response = right ? rightResponse(item) : wrongResponse(item);
  const work = { ...UNTOUCHED_WORK, revision: 1, elapsedMs: 20_000, response, ...change };
  return { position: question.position, work, marked: false };
}

/** Answers to a section of which the first ones are right. */
export function answers(exam: Exam, rightOnes: number) {
  return running(exam).questions.map((question, index) => answer(question, index < rightOnes));
}
