import type { Exam, ExamQuestion, ExamSection, RunningSection } from "@lexiquant/contract";
import { gapOf } from "@lexiquant/domain/exam";
import { type Stimulus, toPublicItem } from "@lexiquant/domain/item";
import type { SessionId } from "@lexiquant/domain/kernel";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { listAnnotations } from "../../history/annotations/repository.ts";
import { findEssay } from "../../history/exams/essays-repository.ts";
import type { StoredSection } from "../../history/exams/sections-repository.ts";
import { findSession } from "../../history/sessions/repository.ts";
import { listWork } from "../../history/work/repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { lastEndedView } from "./last-ended-view.ts";
import { sectionItems } from "./section-items.ts";
import {
  type BegunSection,
  breaksOf,
  clockOf,
  clockView,
  presenceOf,
  runningSection,
  stateOf,
} from "./section-state.ts";

/** An exam as the page that asks may see it: built field by field, without key, difficulty, panel or module. */
export async function examView(
  context: ExamContext,
  sitting: Sitting,
  holderId: string,
): Promise<Exam> {
  const { exam, sections } = sitting;
  const { id: accommodationId, name, timeFactor } = exam.accommodation;
  const running = runningSection(sitting);
  const { usedMs, onBreak } = breaksOf(sitting);
  return {
    id: exam.id,
    formatId: exam.formatId,
    name: exam.name,
    accommodation: { id: accommodationId, name, timeFactor },
    status: exam.endedAt === null ? "open" : "ended",
    createdAt: exam.createdAt.toISOString(),
    endedAt: exam.endedAt?.toISOString() ?? null,
    sections: sections.map(sectionView),
    running:
      running === null || exam.endedAt !== null
        ? null
        : await runningView(context, sitting, running),
    lastEnded: await lastEndedView(sitting),
    breaks: { budgetMs: exam.breaks.budgetMs, usedMs, onBreak },
    held: exam.holderId === holderId,
  };
}

function sectionView(section: StoredSection): ExamSection {
  const { place, sectionId, name, measure, questions, limitMs, endedBy } = section;
  return {
    place,
    id: sectionId,
    name,
    measure,
    questions,
    limitMs,
    endedBy,
    state: stateOf(section),
  };
}

async function runningView(
  context: ExamContext,
  sitting: Sitting,
  section: BegunSection,
): Promise<RunningSection> {
  const { transaction, userId, exam } = sitting;
  const { place, sessionId } = section;
  const reading = clockOf(sitting, section);
  const awayMs = gapOf(reading, presenceOf(section));
  const asked =
    sessionId === null
      ? { currentPosition: 0, questions: [], stimuli: [] }
      : await askedView(context, sitting, sessionId);
  return {
    place,
    clock: clockView(reading),
    ...asked,
    essay: await findEssay(transaction, userId, { examId: exam.id, place }),
    gap: awayMs === null ? null : { awayMs, remainingMs: remainingWith(reading, awayMs) },
  };
}

function remainingWith(
  { limitMs, usedMs }: { readonly limitMs: number | null; readonly usedMs: number },
  awayMs: number,
): number | null {
  return limitMs === null ? null : Math.max(0, limitMs - Math.max(0, usedMs - awayMs));
}

async function askedView(
  context: ExamContext,
  sitting: Sitting,
  sessionId: SessionId,
): Promise<Pick<RunningSection, "currentPosition" | "questions" | "stimuli">> {
  const { transaction, userId } = sitting;
  const session = await findSession(transaction, userId, sessionId);
  const asked = await sectionItems(context, sitting, sessionId);
  const work = await listWork(transaction, userId, sessionId);
  const workAt = new Map(work.map((entry) => [entry.position, entry.work]));
  const itemIds = asked.map(({ itemId }) => itemId);
  const annotations = await listAnnotations(transaction, userId, itemIds);
  const questions = asked.map(({ position, itemId, entry }) => ({
    position,
    item: toPublicItem(entry.item),
    work: workAt.get(position) ?? UNTOUCHED_WORK,
    marked: annotations.get(itemId)?.marked ?? false,
  }));
  return {
    currentPosition: session?.currentPosition ?? 0,
    questions,
    stimuli: stimuliOf(context, questions),
  };
}

function stimuliOf({ bank }: ExamContext, questions: readonly ExamQuestion[]): Stimulus[] {
  const ids = new Set(questions.map(({ item }) => item.stimulusId));
  return [...ids].flatMap((id) => (id === null ? [] : (bank.stimuli.get(id) ?? [])));
}
