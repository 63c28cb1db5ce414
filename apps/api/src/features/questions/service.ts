import { isDeepStrictEqual } from "node:util";
import type { Annotation, Question, SessionSettings } from "@lexiquant/contract";
import {
  accepted,
  type ItemId,
  originIdOf,
  type Result,
  refused,
  type UserId,
} from "@lexiquant/domain/kernel";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import {
  listAnnotations,
  NO_ANNOTATION,
  upsertAnnotation,
} from "../../history/annotations/repository.ts";
import { listReleasedAttempts } from "../../history/attempts/repository.ts";
import { listKeptItems } from "../../history/kept-items/repository.ts";
import { findReveal, insertReveal } from "../../history/reveals/repository.ts";
import { isHeldByOpenSession, listHoldingSessions } from "../../history/sessions/repository.ts";
import { findItem } from "../../history/twins/find-items.ts";
import type { QuestionContext } from "./dependencies.ts";
import { type ItemHistory, questionView } from "./question-view.ts";
import { findReport, insertReport, type ProblemReport } from "./repository.ts";
import { likeItems } from "./similar-items.ts";

/** Latest attempts shown with a question; older ones would only lengthen the page. */
const MAX_ATTEMPTS_SHOWN = 50;

type Found<Value, Refusal extends string = never> = Result<Value, "item-not-found" | Refusal>;

async function loadHistory(
  context: QuestionContext,
  database: Queryable,
  { userId, entry }: { readonly userId: UserId; readonly entry: IndexedItem },
): Promise<ItemHistory> {
  const itemId = entry.item.id;
  const like = likeItems(context.index, entry).map(({ item }) => item.id);
  const annotations = await listAnnotations(database, userId, [itemId]);
  const holding = await listHoldingSessions(database, userId, itemId);
  const isExam = ({ settings }: { settings: SessionSettings }) => settings.mode === "exam";
  return {
    annotation: annotations.get(itemId) ?? NO_ANNOTATION,
    attempts: await listReleasedAttempts(database, userId, { itemId, limit: MAX_ATTEMPTS_SHOWN }),
    revealedAt: await findReveal(database, userId, itemId),
    openSessionId: holding.find((session) => !isExam(session))?.id ?? null,
    inOpenExam: holding.some(isExam),
    kept: await listKeptItems(context, database, { userId, among: [originIdOf(itemId), ...like] }),
  };
}

export function readQuestion(
  context: QuestionContext,
  userId: UserId,
  itemId: ItemId,
): Promise<Found<Question>> {
  return withItem(context, { userId, itemId }, (entry) =>
    context.database.transaction(
      async (transaction) => {
        const history = await loadHistory(context, transaction, { userId, entry });
        return accepted(questionView(context, entry, history));
      },
      { idempotent: true },
    ),
  );
}

/** Shows the key and records that it was shown, so that later attempts do not count as first ones. */
export function revealKey(
  context: QuestionContext,
  userId: UserId,
  itemId: ItemId,
): Promise<Found<Question, "key-withheld">> {
  return withItem(context, { userId, itemId }, (entry) =>
    context.database.transaction(
      async (transaction) => {
        if (await isHeldByOpenSession(transaction, userId, itemId)) return refused("key-withheld");
        await insertReveal(transaction, userId, { itemId, revealedAt: context.clock() });
        const history = await loadHistory(context, transaction, { userId, entry });
        return accepted(questionView(context, entry, history));
      },
      { idempotent: true },
    ),
  );
}

export function saveAnnotation(
  context: QuestionContext,
  userId: UserId,
  { itemId, annotation }: { readonly itemId: ItemId; readonly annotation: Annotation },
): Promise<Found<Annotation>> {
  return withItem(context, { userId, itemId }, () =>
    context.database.transaction(
      async (transaction) => {
        await upsertAnnotation(transaction, userId, { itemId, annotation });
        return accepted(annotation);
      },
      { idempotent: true },
    ),
  );
}

/** Files a report once: the repetition of the same report is answered like the first. */
export function reportProblem(
  context: QuestionContext,
  userId: UserId,
  report: Omit<ProblemReport, "itemVersion">,
): Promise<Found<{ id: string }, "report-id-reused">> {
  return withItem(context, { userId, itemId: report.itemId }, ({ item }) => {
    const filed: ProblemReport = { ...report, itemVersion: item.version };
    return context.database.transaction(
      async (transaction) => {
        const createdAt = context.clock();
        if (await insertReport(transaction, userId, { ...filed, createdAt })) {
          return accepted({ id: filed.id });
        }
        const known = await findReport(transaction, userId, filed.id);
        // The item may have got a new version since: that alone makes no other report.
        const repeated = isDeepStrictEqual(known, { ...filed, itemVersion: known?.itemVersion });
        return repeated ? accepted({ id: filed.id }) : refused("report-id-reused");
      },
      { idempotent: true },
    );
  });
}

async function withItem<Value, Refusal extends string>(
  context: QuestionContext,
  wanted: { readonly userId: UserId; readonly itemId: ItemId },
  work: (entry: IndexedItem) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | "item-not-found">> {
  const entry = await findItem(context, context.database.reader, wanted);
  return entry === null ? refused("item-not-found") : await work(entry);
}
