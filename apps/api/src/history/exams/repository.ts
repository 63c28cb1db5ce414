import type { ExamReport, MeasureReport } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Selectable, Updateable } from "kysely";
import type { ExamRequest, ExamsTable } from "../../db/exam-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

export type { ExamRequest } from "../../db/exam-tables.ts";

/** An exam of a student, without its sections. */
export interface StoredExam {
  readonly id: string;
  readonly request: ExamRequest;
  readonly formatId: string;
  readonly name: string;
  readonly scoring: ExamsTable["scoring"];
  readonly accommodation: ExamReport["accommodation"];
  readonly seed: number;
  /** Of the item parameters that it routes and scores with; null for the authors'. */
  readonly parameterVersion: number | null;
  readonly holderId: string;
  readonly breaks: {
    readonly budgetMs: number;
    readonly usedMs: number;
    readonly sinceMs: number | null;
  };
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly measures: readonly MeasureReport[];
}

function toExam(row: Selectable<ExamsTable>): StoredExam {
  return {
    id: row.id,
    request: row.request,
    formatId: row.format_id,
    name: row.name,
    scoring: row.scoring,
    accommodation: row.accommodation,
    seed: Number(row.seed),
    parameterVersion: row.parameter_version,
    holderId: row.holder_id,
    breaks: {
      budgetMs: row.break_budget_ms,
      usedMs: row.break_used_ms,
      sinceMs: row.break_since?.getTime() ?? null,
    },
    createdAt: row.created_at,
    endedAt: row.ended_at,
    measures: row.measures,
  };
}

/** Holds back every other change of the exam until the transaction ends. */
export async function lockExam(
  database: Queryable,
  userId: UserId,
  examId: string,
): Promise<StoredExam | null> {
  const row = await database
    .selectFrom("exams")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", examId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toExam(row);
}

/** The same for the exam that the student has open, if any. */
export async function lockOpenExam(
  database: Queryable,
  userId: UserId,
): Promise<StoredExam | null> {
  const row = await database
    .selectFrom("exams")
    .selectAll()
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toExam(row);
}

/** Whether another student has an exam of this id: asked once per new exam. */
export async function isForeignExam(
  database: Queryable,
  userId: UserId,
  examId: string,
): Promise<boolean> {
  const row = await database
    .selectFrom("exams")
    .select("id")
    .where("id", "=", examId)
    .where("user_id", "!=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export async function listExams(
  database: Queryable,
  userId: UserId,
  { status, limit }: { readonly status: "open" | "ended" | null; readonly limit: number },
): Promise<StoredExam[]> {
  const rows = await database
    .selectFrom("exams")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(status !== null, (query) =>
      query.where("ended_at", status === "open" ? "is" : "is not", null),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toExam);
}

/** False when an exam of this id, or another open one, is in the way. */
export async function insertExam(
  database: Queryable,
  userId: UserId,
  exam: StoredExam,
): Promise<boolean> {
  const inserted = await database
    .insertInto("exams")
    .values({
      user_id: userId,
      id: exam.id,
      request: JSON.stringify(exam.request),
      format_id: exam.formatId,
      name: exam.name,
      scoring: exam.scoring,
      accommodation: JSON.stringify(exam.accommodation),
      seed: exam.seed,
      parameter_version: exam.parameterVersion,
      holder_id: exam.holderId,
      break_budget_ms: exam.breaks.budgetMs,
      break_used_ms: exam.breaks.usedMs,
      break_since: null,
      created_at: exam.createdAt,
      ended_at: null,
      measures: JSON.stringify(exam.measures),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export function claimExam(
  database: Queryable,
  userId: UserId,
  { examId, holderId }: { readonly examId: string; readonly holderId: string },
): Promise<void> {
  return updateExam(database, userId, { examId, values: { holder_id: holderId } });
}

export function storeBreaks(
  database: Queryable,
  userId: UserId,
  {
    examId,
    usedMs,
    since,
  }: { readonly examId: string; readonly usedMs: number; readonly since: Date | null },
): Promise<void> {
  return updateExam(database, userId, {
    examId,
    values: { break_used_ms: usedMs, break_since: since },
  });
}

export function markExamEnded(
  database: Queryable,
  userId: UserId,
  {
    examId,
    endedAt,
    measures,
  }: {
    readonly examId: string;
    readonly endedAt: Date;
    readonly measures: readonly MeasureReport[];
  },
): Promise<void> {
  return updateExam(database, userId, {
    examId,
    values: { ended_at: endedAt, measures: JSON.stringify(measures) },
  });
}

async function updateExam(
  database: Queryable,
  userId: UserId,
  change: { readonly examId: string; readonly values: Updateable<ExamsTable> },
): Promise<void> {
  await database
    .updateTable("exams")
    .set(change.values)
    .where("user_id", "=", userId)
    .where("id", "=", change.examId)
    .execute();
}
