import type { MeasureReport } from "@lexiquant/contract";
import type { Route } from "@lexiquant/domain/adaptive";
import { MEASURES, type Measure } from "@lexiquant/domain/item";
import {
  type ExamAnswer,
  reportMeasure,
  type SatMeasure,
  type WhatIf,
} from "@lexiquant/domain/report";
import { listSessionAttempts } from "../../history/attempts/repository.ts";
import type { StoredSection } from "../../history/exams/sections-repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { scoredItems } from "./scored-items.ts";
import { sectionItems } from "./section-items.ts";

/** The scores of an exam, computed once, when it ends. */
export async function scoreExam(context: ExamContext, sitting: Sitting): Promise<MeasureReport[]> {
  const reports: MeasureReport[] = [];
  for (const measure of MEASURES) {
    const sections = sitting.sections.filter((section) => section.measure === measure);
    if (sections.length === 0) continue;
    const sat = await satMeasure(context, sitting, sections);
    reports.push(measureReport(context, sitting, { measure, sat }));
  }
  return reports;
}

function measureReport(
  { catalog }: ExamContext,
  { exam }: Sitting,
  { measure, sat }: { readonly measure: Measure; readonly sat: SatMeasure },
): MeasureReport {
  const { scale, percentBelow } = catalog.scaleOf(measure);
  const { parameters, routing, ...scores } = reportMeasure(sat, scale);
  return {
    measure,
    ...scores,
    routing: routing === null ? null : { ...routing, whatIf: routing.whatIf.map(whatIfView) },
    parameters: { version: versionName(exam.parameterVersion), ...parameters },
    percentBelow,
  };
}

function versionName(version: number | null): string {
  return version === null ? "authored" : `calibration ${version}`;
}

function whatIfView({ change, route, positions }: WhatIf) {
  return { change, route, positions: [...positions] };
}

async function satMeasure(
  context: ExamContext,
  sitting: Sitting,
  sections: readonly StoredSection[],
): Promise<SatMeasure> {
  const [first, second] = sections.toSorted((one, other) => one.stage - other.stage);
  const firstAnswers = await answersOf(context, sitting, first);
  const { scoring: format } = sitting.exam;
  // A second section that was not begun has no answers, also where a test has one.
  if (second === undefined || second.startedAt === null) {
    return { sections: [firstAnswers], format, route: null };
  }
  const secondAnswers = await answersOf(context, sitting, second);
  const route = format === "adaptive" ? routeOf(second) : null;
  return { sections: [firstAnswers, secondAnswers], format, route };
}

async function answersOf(
  context: ExamContext,
  sitting: Sitting,
  section: StoredSection | undefined,
): Promise<ExamAnswer[]> {
  const sessionId = section?.sessionId ?? null;
  if (sessionId === null) return [];
  const attempts = await listSessionAttempts(sitting.transaction, sitting.userId, sessionId);
  const attemptAt = new Map(attempts.map((attempt) => [attempt.position, attempt]));
  const asked = await sectionItems(context, sitting, sessionId);
  const scored = await scoredItems(context, sitting);
  return asked.flatMap(({ position, itemId }) => {
    const item = scored.get(itemId);
    return item === undefined ? [] : [{ item, outcome: outcomeOf(attemptAt.get(position)) }];
  });
}

function outcomeOf(attempt: { readonly correct: boolean } | undefined): ExamAnswer["outcome"] {
  if (attempt === undefined) return "unanswered";
  return attempt.correct ? "right" : "wrong";
}

const ROUTES: readonly Route[] = ["easy", "medium", "hard"];

function routeOf({ moduleId }: StoredSection): Route | null {
  return ROUTES.find((route) => route === moduleId) ?? null;
}
