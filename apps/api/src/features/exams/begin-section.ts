import type { Library } from "@lexiquant/content";
import { EMPTY_FILTER, type Exam, type SessionSettings } from "@lexiquant/contract";
import {
  accepted,
  type Result,
  refused,
  type SessionId,
  seededRandom,
  sessionIdSchema,
} from "@lexiquant/domain/kernel";
import { PACE_FACTORS } from "@lexiquant/domain/session";
import { listSessionAttempts } from "../../history/attempts/repository.ts";
import { instructionOf, paragraphsOf } from "../../history/essays/essay-task.ts";
import { insertEssay, listPromptsHad } from "../../history/exams/essays-repository.ts";
import type { StoredExam } from "../../history/exams/repository.ts";
import { type StoredSection, updateSection } from "../../history/exams/sections-repository.ts";
import {
  insertSession,
  insertSessionItems,
  listMetItems,
} from "../../history/sessions/repository.ts";
import { endBreak } from "./break-record.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { examView } from "./exam-view.ts";
import { type RoutingBasis, type ServedModule, serveModule } from "./plan-exam.ts";
import { scoredItems } from "./scored-items.ts";
import { runningSection } from "./section-state.ts";
import { type ExamOfStudent, mayChange, reloaded, withExam } from "./sitting.ts";

type BeginRefusal = "exam-ended" | "exam-held-elsewhere" | "section-out-of-turn";

/** Starts the clock of the next section; it ends a break. Beginning the one that runs changes nothing. */
export function beginSection(
  context: ExamContext,
  of: ExamOfStudent,
  { holderId, place }: { readonly holderId: string; readonly place: number },
): Promise<Result<Exam, BeginRefusal | "exam-not-found">> {
  return withExam<Exam, BeginRefusal>(context, of, async (sitting) => {
    const allowed = mayChange(sitting, holderId);
    if (!allowed.ok) return allowed;
    const running = runningSection(sitting);
    if (running?.place === place) return accepted(await examView(context, sitting, holderId));
    const next = sitting.sections.find(({ startedAt }) => startedAt === null);
    if (running !== null || next?.place !== place) return refused("section-out-of-turn");
    await endBreak(sitting);
    await begin(context, sitting, next);
    return accepted(await examView(context, await reloaded(sitting), holderId));
  });
}

async function begin(
  context: ExamContext,
  sitting: Sitting,
  section: StoredSection,
): Promise<void> {
  const { transaction, userId, exam, now } = sitting;
  const { place } = section;
  const begun =
    section.stage === 0
      ? await setEssay(context, sitting, place)
      : await askQuestions(context, sitting, section);
  const change = { startedAt: now, ...begun };
  await updateSection(transaction, userId, { examId: exam.id, place, change });
}

async function setEssay(
  { library }: ExamContext,
  { transaction, userId, exam }: Sitting,
  place: number,
): Promise<object> {
  const had = await listPromptsHad(transaction, userId);
  const prompt = choosePrompt(library, had, exam.seed);
  const task = {
    promptId: prompt.id,
    paragraphs: paragraphsOf(prompt),
    directive: instructionOf(library, prompt),
    draft: { revision: 0, text: "" },
  };
  await insertEssay(transaction, userId, { examId: exam.id, place, task });
  return {};
}

type Prompt = Library["prompts"][number];

/** One that the student has not had; where none is left, any but the last one. */
function choosePrompt({ prompts }: Library, had: readonly string[], seed: number): Prompt {
  const known = new Set(had);
  const fresh = prompts.filter(({ id }) => !known.has(id));
  const candidates = fresh.length > 0 ? fresh : prompts.filter(({ id }) => id !== had[0]);
  const prompt = candidates[Math.floor(seededRandom(seed)() * candidates.length)];
  if (prompt === undefined) throw new Error("There is no essay prompt.");
  return prompt;
}

async function askQuestions(context: ExamContext, sitting: Sitting, section: StoredSection) {
  const { transaction, userId } = sitting;
  const asked = serveModule(context, section, await routingBasis(context, sitting, section));
  const met = await listMetItems(transaction, userId);
  const sessionId = await openSession(context, sitting, asked);
  return {
    sessionId,
    moduleId: asked.moduleId,
    metBefore: asked.itemIds.filter((id) => met.has(id)).length,
  };
}

/** Questions right in the first section of the same measure, the unanswered ones counting as wrong. */
async function routingBasis(
  context: ExamContext,
  sitting: Sitting,
  { measure }: StoredSection,
): Promise<RoutingBasis> {
  const { transaction, userId, sections } = sitting;
  const scored = await scoredItems(context, sitting);
  const first = sections.find((section) => section.measure === measure && section.stage === 1);
  const sessionId = first?.sessionId ?? null;
  if (sessionId === null) return { rawScore: 0, scored };
  const attempts = await listSessionAttempts(transaction, userId, sessionId);
  const right = attempts.filter(({ correct, itemId }) => correct && scored.has(itemId));
  return { rawScore: right.length, scored };
}

/** The session that holds work and attempts of a section. It stays open until the exam ends. */
async function openSession(
  { newId, served }: ExamContext,
  { transaction, userId, exam, now }: Sitting,
  { itemIds }: ServedModule,
): Promise<SessionId> {
  const items = itemIds.flatMap((id) => served.get(id)?.item ?? []);
  const sessionId = sessionIdSchema.parse(newId());
  await insertSession(transaction, userId, {
    id: sessionId,
    settings: settingsOf(exam),
    filter: EMPTY_FILTER,
    requestedItems: itemIds.length,
    itemCount: items.length,
    plannedItems: null,
    seed: exam.seed,
    currentPosition: 0,
    createdAt: now,
    closedAt: null,
  });
  await insertSessionItems(transaction, userId, {
    sessionId,
    items: items.map(({ id, version }, position) => ({
      position,
      itemId: id,
      itemVersion: version,
    })),
  });
  return sessionId;
}

/** What sessions can say of an accommodation: the exam itself has it whole. */
function settingsOf({ accommodation }: StoredExam): SessionSettings {
  const paceFactor = PACE_FACTORS.find((factor) => factor === accommodation.timeFactor);
  return {
    mode: "exam",
    timing: paceFactor === undefined ? { kind: "untimed" } : { kind: "timed", paceFactor },
    feedback: "end",
  };
}
