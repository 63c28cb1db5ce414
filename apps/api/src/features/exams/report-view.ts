import { isDeepStrictEqual } from "node:util";
import type { ExamReport, ExamReportQuestion, ExamReportSection } from "@lexiquant/contract";
import { answerChange } from "@lexiquant/domain/exam";
import { type Response, toPublicItem } from "@lexiquant/domain/item";
import {
  accepted,
  type ItemId,
  type Result,
  refused,
  type SessionId,
} from "@lexiquant/domain/kernel";
import { type ItemWork, UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { hasTwins } from "../../bank/has-twins.ts";
import { listAnnotations } from "../../history/annotations/repository.ts";
import { type Attempt, listSessionAttempts } from "../../history/attempts/repository.ts";
import { attemptView } from "../../history/attempts/view.ts";
import { listFirstAnswers } from "../../history/exams/first-answers-repository.ts";
import type { StoredSection } from "../../history/exams/sections-repository.ts";
import { listWork } from "../../history/work/repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { isRight } from "./make-attempts.ts";
import { type AskedItem, sectionItems } from "./section-items.ts";
import { type ExamOfStudent, withExam } from "./sitting.ts";
import { writingOf } from "./writing-view.ts";

/** For the rating of the essay, which takes longer only where others wait for theirs. */
const PATIENCE_MS = 3_000;

/** What came of an exam that has ended. Its scores are those that were computed then; its essay is rated by the first look. */
export async function readExamReport(
  context: ExamContext,
  of: ExamOfStudent,
): Promise<Result<ExamReport, "exam-not-found" | "exam-open">> {
  const report = await endedReport(context, of);
  if (!report.ok || report.value.writing?.state !== "submitted") return report;
  const { essayId } = report.value.writing;
  await context.essayDesk.rate({ userId: of.userId, essayId }, PATIENCE_MS);
  return await endedReport(context, of);
}

function endedReport(
  context: ExamContext,
  of: ExamOfStudent,
): Promise<Result<ExamReport, "exam-not-found" | "exam-open">> {
  return withExam<ExamReport, "exam-open">(context, of, async (sitting) => {
    const { endedAt } = sitting.exam;
    if (endedAt === null) return refused("exam-open");
    return accepted(await reportView(context, sitting, endedAt));
  });
}

async function reportView(
  context: ExamContext,
  sitting: Sitting,
  endedAt: Date,
): Promise<ExamReport> {
  const { exam } = sitting;
  const sections: ExamReportSection[] = [];
  for (const section of sitting.sections) {
    sections.push(await sectionReport(context, sitting, section));
  }
  return {
    id: exam.id,
    name: exam.name,
    formatId: exam.formatId,
    createdAt: exam.createdAt.toISOString(),
    endedAt: endedAt.toISOString(),
    accommodation: exam.accommodation,
    measures: [...exam.measures],
    writing: await writingOf(context, sitting),
    sections,
    conditions: conditionsOf(sitting),
  };
}

function conditionsOf({ exam, sections }: Sitting): ExamReport["conditions"] {
  const sumOf = (termOf: (section: StoredSection) => number) =>
    sections.reduce((sum, section) => sum + termOf(section), 0);
  return {
    timeTakenBackMs: sumOf(({ takenBackMs }) => takenBackMs),
    gapsTakenBack: sumOf(({ gapsTakenBack }) => gapsTakenBack),
    breakMs: exam.breaks.usedMs,
    metBefore: sumOf(({ metBefore }) => metBefore),
  };
}

async function sectionReport(
  context: ExamContext,
  sitting: Sitting,
  section: StoredSection,
): Promise<ExamReportSection> {
  const { place, sectionId, name, measure, endedAt, endedBy, limitMs, usedMs, sessionId } = section;
  return {
    place,
    id: sectionId,
    name,
    measure,
    state: endedAt === null ? "not-sat" : "ended",
    endedBy,
    limitMs,
    usedMs,
    sessionId,
    questions: sessionId === null ? [] : await questionsOf(context, sitting, sessionId),
  };
}

async function questionsOf(
  context: ExamContext,
  sitting: Sitting,
  sessionId: SessionId,
): Promise<ExamReportQuestion[]> {
  const { transaction, userId, exam } = sitting;
  const asked = await sectionItems(context, sitting, sessionId);
  const work = await listWork(transaction, userId, sessionId);
  const workAt = new Map(work.map((entry) => [entry.position, entry.work]));
  const attempts = await listSessionAttempts(transaction, userId, sessionId);
  const attemptAt = new Map(attempts.map((attempt) => [attempt.position, attempt]));
  const firstAt = await listFirstAnswers(transaction, userId, sessionId);
  const itemIds = asked.map(({ itemId }) => itemId);
  const annotations = await listAnnotations(transaction, userId, itemIds);
  const quarantineOf = await quarantines(context, sitting);
  return asked.map((question) =>
    questionView(context, question, {
      attempt: attemptAt.get(question.position) ?? null,
      first: firstAt.get(question.position) ?? null,
      work: workAt.get(question.position) ?? UNTOUCHED_WORK,
      marked: annotations.get(question.itemId)?.marked ?? false,
      timeFactor: exam.accommodation.timeFactor ?? 1,
      quarantine: quarantineOf(question.itemId),
    }),
  );
}

/** By the parameters that the exam was scored with, and by those of today. */
async function quarantines(
  { parameters }: ExamContext,
  { transaction, exam }: Sitting,
): Promise<(itemId: ItemId) => ExamReportQuestion["quarantine"]> {
  const then = await parameters.readVersion(transaction, exam.parameterVersion);
  const now = await parameters.readItemParameters(transaction);
  return (itemId) => {
    if (then.items.get(itemId)?.isQuarantined ?? false) return "not-scored";
    return (now.items.get(itemId)?.isQuarantined ?? false) ? "found-later" : "none";
  };
}

interface QuestionHistory {
  readonly attempt: Attempt | null;
  /** The first complete answer. */
  readonly first: Response | null;
  readonly work: ItemWork;
  readonly marked: boolean;
  readonly timeFactor: number;
  readonly quarantine: ExamReportQuestion["quarantine"];
}

function questionView(
  { bank }: ExamContext,
  { position, entry }: AskedItem,
  { attempt, first, work, marked, timeFactor, quarantine }: QuestionHistory,
): ExamReportQuestion {
  const { item, kind, topic, difficulty } = entry;
  return {
    position,
    kind,
    item: toPublicItem(item),
    hasTwins: hasTwins(item),
    topic: topic.name,
    difficulty,
    targetSeconds: Math.round(item.targetSeconds * timeFactor),
    elapsedMs: work.elapsedMs,
    revision: work.revision,
    marked,
    attempt: attempt === null ? null : attemptView(bank, attempt, { item, letOut: true }),
    change: answerChange({
      first: first === null ? null : isRight(item, first),
      last: attempt?.correct ?? false,
      isSame: isDeepStrictEqual(first, attempt?.response ?? null),
    }),
    quarantine,
  };
}
