import type { EssayTask } from "@lexiquant/contract";
import { toPublicItem } from "@lexiquant/domain/item";
import { accepted, groupBy, type Result, refused, type SessionId } from "@lexiquant/domain/kernel";
import { validateResponse } from "@lexiquant/domain/scoring";
import { newerWork } from "@lexiquant/domain/session";
import { fitsItem } from "../../bank/judge-response.ts";
import { storeMarks } from "../../history/annotations/repository.ts";
import { keepVersions } from "../../history/essays/keep-versions-repository.ts";
import { findEssay, storeDraft } from "../../history/exams/essays-repository.ts";
import { keepFirstAnswers } from "../../history/exams/first-answers-repository.ts";
import { moveTo } from "../../history/sessions/repository.ts";
import { listRevisions, type PositionedWork, upsertWork } from "../../history/work/repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { type AskedItem, sectionItems } from "./section-items.ts";
import { type BegunSection, clockOf } from "./section-state.ts";

/** What a page sends of a section, all of it optional. */
export interface SectionWork {
  readonly currentPosition?: number | undefined;
  readonly work: readonly (PositionedWork & { readonly marked: boolean })[];
  readonly essay?: EssayTask["draft"] | undefined;
}

/** What is stored now. */
interface StoredWork {
  readonly stored: { position: number; revision: number }[];
  readonly essayRevision: number | null;
}
type WorkRefusal = "position-not-found" | "response-mismatch";

/** Stores work on a section that runs, all of it or nothing. */
export async function storeWork(
  context: ExamContext,
  sitting: Sitting,
  { section, incoming }: { readonly section: BegunSection; readonly incoming: SectionWork },
): Promise<Result<StoredWork, WorkRefusal>> {
  const { sessionId } = section;
  if (sessionId === null) return await storeEssay(sitting, section, incoming);
  const { remainingMs } = clockOf(sitting, section);
  return await storeAnswers(context, sitting, { sessionId, incoming, remainingMs });
}

async function storeEssay(
  { transaction, userId, exam, now }: Sitting,
  { place }: BegunSection,
  { currentPosition = 0, work, essay }: SectionWork,
): Promise<Result<StoredWork, WorkRefusal>> {
  if (currentPosition > 0 || work.length > 0) return refused("position-not-found");
  const at = { examId: exam.id, place };
  const known = (await findEssay(transaction, userId, at))?.draft;
  if (known === undefined) return accepted({ stored: [], essayRevision: null });
  if (essay === undefined || essay.revision <= known.revision) {
    return accepted({ stored: [], essayRevision: known.revision });
  }
  await storeDraft(transaction, userId, { ...at, draft: essay });
  const key = { user_id: userId, exam_id: exam.id, place };
  await keepVersions(transaction, { table: "exam_essay_versions", key }, [
    { ...known, savedAt: now },
    { ...essay, savedAt: now },
  ]);
  return accepted({ stored: [], essayRevision: essay.revision });
}

async function storeAnswers(
  context: ExamContext,
  sitting: Sitting,
  {
    sessionId,
    incoming,
    remainingMs,
  }: {
    readonly sessionId: SessionId;
    readonly incoming: SectionWork;
    readonly remainingMs: number | null;
  },
): Promise<Result<StoredWork, WorkRefusal>> {
  const { transaction, userId, now } = sitting;
  const asked = await sectionItems(context, sitting, sessionId);
  const problem = problemOf(asked, incoming);
  if (problem !== null) return refused(problem);
  const batch = newestPerPosition(incoming.work);
  await upsertWork(transaction, userId, { sessionId, batch, remainingMs });
  const answers = completeAnswers(asked, batch);
  await keepFirstAnswers(transaction, userId, { sessionId, answers, answeredAt: now });
  await storeMarks(transaction, userId, marksOf(asked, incoming));
  if (incoming.currentPosition !== undefined) {
    await moveTo(transaction, userId, { sessionId, position: incoming.currentPosition });
  }
  const positions = batch.map(({ position }) => position);
  const stored = await listRevisions(transaction, userId, { sessionId, positions });
  return accepted({ stored, essayRevision: null });
}

function problemOf(
  asked: readonly AskedItem[],
  { currentPosition = 0, work, essay }: SectionWork,
): WorkRefusal | null {
  const itemAt = new Map(asked.map(({ position, entry }) => [position, entry.item]));
  if (essay !== undefined || !itemAt.has(currentPosition)) return "position-not-found";
  for (const { position, work: entry } of work) {
    const item = itemAt.get(position);
    if (item === undefined) return "position-not-found";
    if (entry.response !== null && !fitsItem(item, entry.response)) return "response-mismatch";
  }
  return null;
}

/** One statement cannot store a row twice. */
function newestPerPosition(work: SectionWork["work"]): PositionedWork[] {
  return [...groupBy(work, ({ position }) => position)].map(([position, versions]) => ({
    position,
    work: versions.map((version) => version.work).reduce(newerWork),
  }));
}

function completeAnswers(asked: readonly AskedItem[], batch: readonly PositionedWork[]) {
  const itemAt = new Map(asked.map(({ position, entry }) => [position, toPublicItem(entry.item)]));
  return batch.flatMap(({ position, work: { response } }) => {
    const item = itemAt.get(position);
    if (item === undefined || response === null) return [];
    const isComplete = validateResponse(item, response).kind === "complete";
    return isComplete ? [{ position, response }] : [];
  });
}

/** The last word on each position counts. */
function marksOf(asked: readonly AskedItem[], { work }: SectionWork) {
  const markAt = new Map(work.map(({ position, marked }) => [position, marked]));
  return asked.flatMap(({ position, itemId }) => {
    const marked = markAt.get(position);
    return marked === undefined ? [] : [{ itemId, marked }];
  });
}
