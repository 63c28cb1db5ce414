import { isDeepStrictEqual } from "node:util";
import type { Exam, ExamReport } from "@lexiquant/contract";
import {
  accepted,
  type RandomSource,
  type Result,
  refused,
  seededRandom,
  type UserId,
} from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import {
  claimExam,
  type ExamRequest,
  insertExam,
  isForeignExam,
  lockExam,
  lockOpenExam,
  type StoredExam,
} from "../../history/exams/repository.ts";
import {
  insertSections,
  listSatPanels,
  type StoredSection,
} from "../../history/exams/sections-repository.ts";
import { listMetItems } from "../../history/sessions/repository.ts";
import type { ExamContext } from "./dependencies.ts";
import type { SittableFormat } from "./exam-catalog.ts";
import { examView } from "./exam-view.ts";
import { planQuestions } from "./plan-exam.ts";
import { openSitting, reloaded } from "./sitting.ts";

const MS_PER_MINUTE = 60_000;

/** What a page asks for when it starts an exam. */
interface Start extends ExamRequest {
  readonly id: string;
  readonly holderId: string;
}
type Started = Result<
  Exam,
  "exam-id-reused" | "exam-option-unknown" | "exam-open-already" | "no-items-match"
>;

/** Prepares an exam, or finds the one that the same request prepared before. No clock runs yet. */
export function startExam(context: ExamContext, userId: UserId, start: Start): Promise<Started> {
  const { id, holderId, ...request } = start;
  return context.database.transaction<Started>(
    async (transaction) => {
      const known = await lockExam(transaction, userId, id);
      if (known !== null) {
        const sameRequest = isDeepStrictEqual(known.request, request);
        if (!sameRequest) return refused("exam-id-reused");
        return accepted(await resume(context, transaction, { userId, known, holderId }));
      }
      if (await isForeignExam(transaction, userId, id)) return refused("exam-id-reused");
      const options = findOptions(context, request);
      if (options === null) return refused("exam-option-unknown");
      if (await hasOpenExam(context, transaction, userId)) return refused("exam-open-already");
      return await create(context, transaction, { userId, start, options });
    },
    { idempotent: true },
  );
}

async function resume(
  context: ExamContext,
  transaction: Queryable,
  { userId, known, holderId }: { userId: UserId; known: StoredExam; holderId: string },
): Promise<Exam> {
  if (known.endedAt === null) {
    await claimExam(transaction, userId, { examId: known.id, holderId });
  }
  const sitting = await openSitting(context, transaction, { userId, exam: known });
  return await examView(context, await reloaded(sitting), holderId);
}

/** One that time has ended meanwhile is none. */
async function hasOpenExam(
  context: ExamContext,
  transaction: Queryable,
  userId: UserId,
): Promise<boolean> {
  const open = await lockOpenExam(transaction, userId);
  if (open === null) return false;
  const { exam } = await openSitting(context, transaction, { userId, exam: open });
  return exam.endedAt === null;
}

interface Options {
  readonly format: SittableFormat;
  readonly accommodation: ExamReport["accommodation"];
}

function findOptions({ catalog }: ExamContext, request: ExamRequest): Options | null {
  const format = catalog.formats.find(({ id }) => id === request.formatId);
  const accommodation = catalog.accommodations.find(({ id }) => id === request.accommodationId);
  if (format === undefined || accommodation === undefined) return null;
  const { orderId } = request;
  const orderKnown = orderId === null || format.orders.some(({ id }) => id === orderId);
  return orderKnown ? { format, accommodation } : null;
}

async function create(
  context: ExamContext,
  transaction: Queryable,
  { userId, start, options }: { userId: UserId; start: Start; options: Options },
): Promise<Started> {
  const { id, holderId, ...request } = start;
  const { format, accommodation } = options;
  const seed = context.newSeed();
  const random = seededRandom(seed);
  const order = orderOf(format, request.orderId, random);
  const met = await listMetItems(transaction, userId);
  const parameters = await context.parameters.readItemParameters(transaction);
  const sat = await listSatPanels(transaction, userId);
  const sources = planQuestions(context, { format, met, sat, seed, random });
  if (!sources.ok) return sources;
  const exam: StoredExam = {
    id,
    request,
    formatId: format.id,
    name: format.name,
    scoring: format.scoring,
    accommodation,
    seed,
    parameterVersion: parameters.version,
    holderId,
    breaks: { budgetMs: request.breakMinutes * MS_PER_MINUTE, usedMs: 0, sinceMs: null },
    createdAt: context.clock(),
    endedAt: null,
    measures: [],
  };
  // What came in between and is not to be seen fails the insert, and the transaction runs again.
  if (!(await insertExam(transaction, userId, exam))) {
    throw new Error("An exam is in the way that was not to be seen.");
  }
  const sections = order.map((outline, place): StoredSection => {
    const { minutes, ...kept } = outline;
    const source = sources.value.get(outline.sectionId) ?? { panelId: null, drawn: [] };
    return { ...NOT_BEGUN, ...kept, ...source, place, limitMs: limitOf(minutes, accommodation) };
  });
  await insertSections(transaction, userId, { examId: id, sections });
  const sitting = await openSitting(context, transaction, { userId, exam });
  return accepted(await examView(context, sitting, holderId));
}

const NOT_BEGUN = {
  moduleId: null,
  sessionId: null,
  startedAt: null,
  stoppedMs: 0,
  takenBackMs: 0,
  gapsTakenBack: 0,
  seenMs: 0,
  openGapMs: 0,
  metBefore: 0,
  usedMs: 0,
  endedAt: null,
  endedBy: null,
} as const;

/** The sections in the order chosen, or in one drawn by lot; those of a single section as they are. */
function orderOf(
  { orders, outlines }: SittableFormat,
  orderId: string | null,
  random: RandomSource,
) {
  const drawn = orders[Math.floor(random() * orders.length)];
  const order = orderId === null ? drawn : orders.find(({ id }) => id === orderId);
  if (order === undefined) return outlines;
  return order.sections.flatMap(
    (wanted) => outlines.find(({ sectionId }) => sectionId === wanted) ?? [],
  );
}

function limitOf(minutes: number, { timeFactor }: ExamReport["accommodation"]): number | null {
  return timeFactor === null ? null : Math.round(minutes * MS_PER_MINUTE * timeFactor);
}
