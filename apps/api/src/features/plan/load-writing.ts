import type { NextAction } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { WritingRecord } from "@lexiquant/domain/plan";
import type { DayRule } from "@lexiquant/domain/spacing";
import { mondayOf } from "@lexiquant/domain/study-plan";
import type { Queryable } from "../../db/queryable.ts";
import { essayScore } from "../../history/essays/essay-standing.ts";
import { isEssay, tellingEssays } from "../../history/essays/telling-essays.ts";
import {
  listWrittenEssays,
  type WrittenEssay,
} from "../../history/essays/written-essays-repository.ts";
import { studyDayAt } from "../../history/vocabulary/day-rule.ts";
import type { PlanContext } from "./plan-context.ts";

type Directive = Extract<NextAction, { kind: "write-essay" }>["directive"];

/** What recommendations and plan know of a student's writing. */
export interface PlanWriting {
  readonly record: WritingRecord;
  readonly lastWritten: Date | null;
  /** The instruction to write on next: the one that was answered least often; null before the first essay. */
  readonly directive: Directive;
  /** Time that essays took, by the Monday of the week in which they were submitted, as `mondayOf`. */
  readonly msByWeek: ReadonlyMap<number, number>;
}

const DAY_MS = 86_400_000;
/** An untimed essay may lie for days before it is submitted. */
const MOST_MS_PER_ESSAY = 3_600_000;

/** One statement, bounded by the essays written. */
export async function loadWriting(
  { clock, library }: PlanContext,
  database: Queryable,
  {
    userId,
    target,
    dayRule,
  }: { readonly userId: UserId; readonly target: number | null; readonly dayRule: DayRule },
): Promise<PlanWriting> {
  const written = (await listWrittenEssays(database, userId)).filter(isEssay);
  const lastWritten = written[0]?.submittedAt ?? null;
  return {
    record: {
      essays: written.length,
      daysSinceEssay:
        lastWritten === null
          ? null
          : Math.max(0, Math.floor((clock().getTime() - lastWritten.getTime()) / DAY_MS)),
      latest: latestOf(written),
      target,
    },
    lastWritten,
    directive: leastAnswered(library, written),
    msByWeek: timeByWeek(written, dayRule),
  };
}

function latestOf(written: readonly WrittenEssay[]): WritingRecord["latest"] {
  const [latest] = tellingEssays(written);
  if (latest === undefined) return null;
  const { score, low, high } = essayScore(latest.rating);
  return { score, low, high, traits: latest.rating.feedback.rating.traits };
}

function leastAnswered(
  { directives, prompts }: PlanContext["library"],
  written: readonly WrittenEssay[],
): Directive {
  if (written.length === 0) return null;
  const directiveOf = new Map(prompts.map(({ id, directive }) => [id, directive]));
  const answered = written.map(({ promptId }) => directiveOf.get(promptId));
  const times = (id: Directive) => answered.filter((directive) => directive === id).length;
  const offered = directives.filter(({ id }) => prompts.some(({ directive }) => directive === id));
  const [least] = offered.toSorted((one, other) => times(one.id) - times(other.id));
  return least?.id ?? null;
}

function timeByWeek(written: readonly WrittenEssay[], rule: DayRule): Map<number, number> {
  const weeks = new Map<number, number>();
  for (const { submittedAt, usedMs } of written) {
    const week = mondayOf(studyDayAt(submittedAt, rule));
    weeks.set(week, (weeks.get(week) ?? 0) + Math.min(usedMs, MOST_MS_PER_ESSAY));
  }
  return weeks;
}
