import type { ExamMeasure, ExamSection } from "@lexiquant/contract";
import type { ItemId, SessionId, UserId } from "@lexiquant/domain/kernel";
import type { Selectable, Updateable } from "kysely";
import type { ExamSectionsTable } from "../../db/exam-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

/** A section of an exam: what it consists of, and how far it has come. */
export interface StoredSection {
  readonly place: number;
  readonly sectionId: string;
  readonly name: string;
  readonly measure: ExamMeasure;
  readonly stage: 0 | 1 | 2;
  readonly questions: number;
  readonly limitMs: number | null;
  readonly panelId: string | null;
  readonly drawn: readonly ItemId[];
  readonly moduleId: string | null;
  readonly sessionId: SessionId | null;
  readonly startedAt: Date | null;
  readonly stoppedMs: number;
  readonly takenBackMs: number;
  readonly gapsTakenBack: number;
  readonly seenMs: number;
  readonly openGapMs: number;
  readonly metBefore: number;
  readonly usedMs: number;
  readonly endedAt: Date | null;
  readonly endedBy: ExamSection["endedBy"];
}

function toSection(row: Selectable<ExamSectionsTable>): StoredSection {
  return {
    place: row.place,
    sectionId: row.section_id,
    name: row.name,
    measure: row.measure,
    stage: row.stage,
    questions: row.questions,
    limitMs: row.limit_ms,
    panelId: row.panel_id,
    drawn: row.drawn,
    moduleId: row.module_id,
    sessionId: row.session_id,
    startedAt: row.started_at,
    stoppedMs: Number(row.stopped_ms),
    takenBackMs: Number(row.taken_back_ms),
    gapsTakenBack: row.gaps_taken_back,
    seenMs: Number(row.seen_ms),
    openGapMs: Number(row.open_gap_ms),
    metBefore: row.met_before,
    usedMs: Number(row.used_ms),
    endedAt: row.ended_at,
    endedBy: row.ended_by,
  };
}

/** The sections of some exams, each in order. */
export async function listSections(
  database: Queryable,
  userId: UserId,
  examIds: readonly string[],
): Promise<Map<string, StoredSection[]>> {
  if (examIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("exam_sections")
    .selectAll()
    .where("user_id", "=", userId)
    .where("exam_id", "in", examIds)
    .orderBy("place")
    .execute();
  const sections = new Map<string, StoredSection[]>(examIds.map((id) => [id, []]));
  for (const row of rows) sections.get(row.exam_id)?.push(toSection(row));
  return sections;
}

export async function insertSections(
  database: Queryable,
  userId: UserId,
  { examId, sections }: { readonly examId: string; readonly sections: readonly StoredSection[] },
): Promise<void> {
  await database
    .insertInto("exam_sections")
    .values(
      sections.map((section) => ({
        user_id: userId,
        exam_id: examId,
        place: section.place,
        section_id: section.sectionId,
        name: section.name,
        measure: section.measure,
        stage: section.stage,
        questions: section.questions,
        limit_ms: section.limitMs,
        panel_id: section.panelId,
        drawn: JSON.stringify(section.drawn),
        module_id: null,
        session_id: null,
        started_at: null,
        stopped_ms: 0,
        taken_back_ms: 0,
        gaps_taken_back: 0,
        seen_ms: 0,
        open_gap_ms: 0,
        met_before: 0,
        used_ms: 0,
        ended_at: null,
        ended_by: null,
      })),
    )
    .execute();
}

/** What happens to a section while an exam is sat. */
export type SectionChange = Partial<
  Pick<
    StoredSection,
    | "moduleId"
    | "sessionId"
    | "startedAt"
    | "stoppedMs"
    | "takenBackMs"
    | "gapsTakenBack"
    | "seenMs"
    | "openGapMs"
    | "metBefore"
    | "usedMs"
    | "endedAt"
    | "endedBy"
  >
>;

const COLUMN_OF: Record<keyof SectionChange, keyof Updateable<ExamSectionsTable>> = {
  moduleId: "module_id",
  sessionId: "session_id",
  startedAt: "started_at",
  stoppedMs: "stopped_ms",
  takenBackMs: "taken_back_ms",
  gapsTakenBack: "gaps_taken_back",
  seenMs: "seen_ms",
  openGapMs: "open_gap_ms",
  metBefore: "met_before",
  usedMs: "used_ms",
  endedAt: "ended_at",
  endedBy: "ended_by",
};

export async function updateSection(
  database: Queryable,
  userId: UserId,
  {
    examId,
    place,
    change,
  }: { readonly examId: string; readonly place: number; readonly change: SectionChange },
): Promise<void> {
  const values: Updateable<ExamSectionsTable> = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [COLUMN_OF[name as keyof SectionChange], value]), // entries of a SectionChange
  );
  await database
    .updateTable("exam_sections")
    .set(values)
    .where("user_id", "=", userId)
    .where("exam_id", "=", examId)
    .where("place", "=", place)
    .execute();
}

/** The panels of which the student has begun a section. */
export async function listSatPanels(database: Queryable, userId: UserId): Promise<Set<string>> {
  const rows = await database
    .selectFrom("exam_sections")
    .select("panel_id")
    .distinct()
    .where("user_id", "=", userId)
    .where("started_at", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ panel_id }) => panel_id ?? []));
}
