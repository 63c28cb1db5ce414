import type { AttemptView, Feedback, PracticeSession, SessionPace } from "@lexiquant/contract";
import type { PublicItem, Response, Stimulus } from "@lexiquant/domain/item";
import {
  type AttemptId,
  attemptIdSchema,
  knowledgeComponentIdSchema,
  misconceptionIdSchema,
  sessionIdSchema,
} from "@lexiquant/domain/kernel";
import { NEW_STUDENT_SPEED, newItemTime } from "@lexiquant/domain/pace";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";

export const SESSION_ID = sessionIdSchema.parse("0b2d3a1e-53f5-4e0e-9f1f-0c1a8b1d2e3f");
const NOW = "2026-11-21T10:00:00.000Z";

interface SessionParts {
  readonly items: readonly PublicItem[];
  readonly stimuli?: readonly Stimulus[];
  readonly feedback?: "each" | "end";
  readonly timeLimitSeconds?: number | null;
  readonly elapsedMs?: number;
}

/** An open practice session with nothing answered. */
export function practiceSession(parts: SessionParts): PracticeSession {
  const { items, stimuli = [], feedback = "each", timeLimitSeconds = null, elapsedMs = 0 } = parts;
  return {
    id: SESSION_ID,
    status: "open",
    settings: { mode: "mixed", timing: { kind: "untimed" }, feedback },
    createdAt: NOW,
    closedAt: null,
    timeLimitSeconds,
    currentPosition: 0,
    plannedItems: items.length,
    pace: null,
    items: items.map((item, position) => ({
      position,
      kind: item.type,
      item,
      hasTwins: false,
      work: { ...UNTOUCHED_WORK, elapsedMs },
      annotation: { marked: false, note: "" },
      attempt: null,
    })),
    stimuli: [...stimuli],
  };
}

export function feedbackFor(key: Response): Feedback {
  const rationale = {
    text: "Because of a reason.",
    whyTempting: "",
    misconception: null,
    repairQuestion: "",
  };
  return {
    key,
    rationales: {
      A: {
        ...rationale,
        text: "A is wrong for a reason.",
        whyTempting: "A looks right.",
        misconception: {
          id: misconceptionIdSchema.parse("took-part-for-whole"),
          name: "Took the part for the whole",
          remedy: "Ask what the whole is.",
        },
        repairQuestion: "Of what is it a part?",
      },
      B: rationale,
    },
    anticipatedErrors: [],
    explanation: {
      quick: "The quick way.",
      detailed: "The detailed way.",
      steps: [{ text: "One step.", why: "It follows.", checked: true }],
      hints: [],
      fasterWay: "A shortcut.",
      takeaway: "Keep this rule.",
      selfExplain: { prompt: "Why?", expectations: ["Because."] },
    },
    evidence: null,
    difficulty: 3,
    targetSeconds: 90,
    knowledgeComponents: [
      {
        id: knowledgeComponentIdSchema.parse("quantitative.arithmetic.ratio.proportion"),
        path: ["Quantitative Reasoning", "Arithmetic", "Ratio and proportion", "Proportion"],
      },
    ],
    verification: { kind: "double-keyed", readers: 2, agreed: 2, date: "2026-11-20" },
  };
}

/** A pace of so many seconds for each question, and a student of the usual speed. */
export function paceOf(targetSeconds: readonly number[]): SessionPace {
  return {
    student: NEW_STUDENT_SPEED,
    questions: targetSeconds.map((seconds) => ({
      targetSeconds: seconds,
      time: newItemTime(seconds),
    })),
    counted: [],
    earlierSeconds: null,
  };
}

interface AttemptParts {
  readonly id?: AttemptId;
  readonly position: number;
  readonly item: PublicItem;
  readonly response: Response;
  /** Null while the outcome is withheld. */
  readonly key: Response | null;
}

export function attemptAt({ id, position, item, response, key }: AttemptParts): AttemptView {
  return {
    id: id ?? attemptIdSchema.parse("7e0a5cf2-6a0e-4b8e-9a58-6d2d0a4c9d11"),
    sessionId: SESSION_ID,
    position,
    itemId: item.id,
    response,
    elapsedMs: 30_000,
    sureness: null,
    submittedAt: NOW,
    assistance: { hintLevel: 0, gaveUp: false },
    outcome:
      key === null
        ? null
        : {
            correct: JSON.stringify(key) === JSON.stringify(response),
            misconceptions: [],
            feedback: feedbackFor(key),
          },
  };
}
