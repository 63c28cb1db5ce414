import type {
  ExamReport,
  ExamReportQuestion,
  ExamReportSection,
  MeasureReport,
} from "@lexiquant/contract";
import type { Measure } from "@lexiquant/domain/item";
import {
  attemptIdSchema,
  itemIdSchema,
  knowledgeComponentIdSchema,
} from "@lexiquant/domain/kernel";
import { attemptAt, SESSION_ID } from "./practice-builders.ts";
import { TEST_ITEMS } from "./test-items.ts";

export const EXAM_ID = "5a4b8f0e-3f6b-4a51-9a6e-2f8f5b1d7c11";

type BuiltKind = "reading-single" | "single-choice" | "quantitative-comparison";

interface QuestionParts {
  readonly position: number;
  readonly verdict: "right" | "wrong" | "none";
  readonly kind?: BuiltKind;
  readonly topic?: readonly [id: string, name: string];
  readonly elapsedMs?: number;
  readonly targetSeconds?: number;
  readonly marked?: boolean;
  readonly hasTwins?: boolean;
  readonly change?: ExamReportQuestion["change"];
}

const RATIO = ["quantitative.arithmetic.ratio", "Ratio and proportion"] as const;

/** A question of a section's report; the key is B, and a wrong answer is A. */
export function examQuestion(parts: QuestionParts): ExamReportQuestion {
  const { position, verdict, kind = "single-choice", topic = RATIO, targetSeconds = 90 } = parts;
  const { elapsedMs = 80_000, marked = false, hasTwins = false, change = "none" } = parts;
  const model = TEST_ITEMS[kind];
  const item = {
    ...model,
    id: itemIdSchema.parse(model.id.replace("901", String(901 + position))),
  };
  const [topicId, topicName] = topic;
  return {
    position,
    kind,
    item,
    hasTwins,
    topic: topicName,
    difficulty: 3,
    targetSeconds,
    elapsedMs,
    revision: verdict === "none" ? 0 : 1,
    marked,
    attempt: verdict === "none" ? null : examAttempt(),
    change,
    quarantine: "none",
  };

  function examAttempt(): NonNullable<ExamReportQuestion["attempt"]> {
    const response = (optionId: string) => ({ type: kind, optionId });
    const made = attemptAt({
      id: attemptIdSchema.parse(`7e0a5cf2-6a0e-4b8e-9a58-${String(position).padStart(12, "0")}`),
      position,
      item,
      response: response(verdict === "right" ? "B" : "A"),
      key: response("B"),
    });
    const attempt = { ...made, elapsedMs };
    if (attempt.outcome !== null) {
      const id = knowledgeComponentIdSchema.parse(`${topicId}.part`);
      const path = ["Measure", "Domain", topicName, "Part"];
      attempt.outcome.feedback.knowledgeComponents = [{ id, path }];
    }
    return attempt;
  }
}

interface SectionParts extends Partial<ExamReportSection> {
  readonly place: number;
  readonly questions: ExamReportQuestion[];
}

/** A section that the candidate left with a minute to spare. */
export function examSection(parts: SectionParts): ExamReportSection {
  return {
    id: `section-${parts.place}`,
    name: `Quantitative, section ${parts.place}`,
    measure: "quantitative",
    state: "ended",
    endedBy: "candidate",
    limitMs: 18 * 60_000,
    usedMs: 17 * 60_000,
    sessionId: SESSION_ID,
    ...parts,
  };
}

/** A measure scored 153 (148 to 157), and 151 (146 to 156) by the number of right answers. */
export function measureReport(
  measure: Measure,
  changes: Partial<MeasureReport> = {},
): MeasureReport {
  const testDates = "July 2022 to June 2025";
  return {
    measure,
    score: {
      kind: "estimate",
      score: 153,
      low: 148,
      high: 157,
      percentileRank: { low: 30, high: 72, testDates },
      itemCount: 27,
    },
    numberCorrectScore: {
      kind: "estimate",
      score: 151,
      low: 146,
      high: 156,
      percentileRank: { low: 24, high: 68, testDates },
      itemCount: 27,
    },
    notScored: null,
    raw: { right: 17, answered: 25, of: 27 },
    routing: {
      rawScore: 8,
      of: 12,
      cutoffs: { medium: 5, hard: 9 },
      route: "medium",
      whatIf: [
        { change: 1, route: "hard", positions: [6, 8] },
        { change: -4, route: "easy", positions: [0, 1, 2, 3] },
      ],
    },
    parameters: { version: "authored-1", calibratedItems: 0, of: 27, answers: 0 },
    percentBelow: PERCENT_BELOW_VERBAL.map((percent, place) => ({ score: 130 + place, percent })),
    ...changes,
  };
}

/** Tests from July 2022 to June 2025, from 130 on. */
const PERCENT_BELOW_VERBAL = [
  0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 11, 14, 16, 18, 21, 24, 27, 30, 34, 39, 43, 48, 54, 59, 64, 68,
  72, 76, 79, 82, 85, 88, 90, 93, 95, 96, 97, 98, 99, 99,
];

/** A whole mock with a section of three questions: right, wrong, not answered. */
export function examReport(changes: Partial<ExamReport> = {}): ExamReport {
  return {
    id: EXAM_ID,
    name: "Mock exam 1",
    formatId: "gre-2023-09",
    createdAt: "2026-11-21T10:00:00.000Z",
    endedAt: "2026-11-21T12:02:00.000Z",
    accommodation: { id: "none", name: "Standard time", timeFactor: 1, standard: true },
    measures: [measureReport("quantitative")],
    writing: null,
    sections: [
      examSection({
        place: 1,
        questions: [
          examQuestion({ position: 0, verdict: "right" }),
          examQuestion({ position: 1, verdict: "wrong", hasTwins: true }),
          examQuestion({ position: 2, verdict: "none" }),
        ],
      }),
    ],
    conditions: { timeTakenBackMs: 0, gapsTakenBack: 0, breakMs: 0, metBefore: 0 },
    ...changes,
  };
}
