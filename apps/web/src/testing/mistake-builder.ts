import type { Mistake } from "@lexiquant/contract";
import { attemptIdSchema, itemIdSchema, sessionIdSchema } from "@lexiquant/domain/kernel";
import type { MistakePage } from "../items/mistakes/mistake-pages.ts";

/** A slip on a ratio, seen to be one by nobody yet; its question comes again today. */
export function mistakeOf(number: number, changes: Partial<Mistake> = {}): Mistake {
  return {
    attemptId: attemptIdSchema.parse(`7e0a5cf2-6a0e-4b8e-9a58-${String(number).padStart(12, "0")}`),
    sessionId: sessionIdSchema.parse("0b2d3a1e-53f5-4e0e-9f1f-0c1a8b1d2e3f"),
    itemId: itemIdSchema.parse(`q-sc-${String(number).padStart(3, "0")}`),
    kind: "single-choice",
    measure: "quantitative",
    topic: { id: "quantitative.arithmetic.ratio", name: "Ratio and proportion" },
    difficulty: 3,
    begins: `Question number ${number} begins so`,
    submittedAt: "2026-11-20T18:30:00.000Z",
    elapsedMs: 100_000,
    expectedMs: 90_000,
    sureness: "sure",
    luckyGuess: false,
    unanswered: false,
    misconceptions: [
      {
        id: "part-for-whole",
        name: "Took the part for the whole",
        remedy: "Ask what the whole is.",
      },
    ],
    proposed: { cause: "slip", because: ["usually-right"] },
    cause: null,
    note: "",
    ladder: { step: "same", dueOn: "2026-11-21", isDue: true },
    hasTwins: false,
    chance: null,
    ...changes,
  };
}

/** A page of the log as the server tells it. */
export function mistakePage(
  mistakes: Mistake[],
  parts: { readonly all?: number; readonly due?: number; readonly hasMore?: boolean } = {},
): MistakePage {
  const { all = mistakes.length, due = 0, hasMore = false } = parts;
  return {
    mistakes,
    hasMore,
    counts: {
      all,
      dueQuestions: due,
      openQuestions: all,
      byCause: { content: 0, misread: 0, slip: mistakes.length, time: 0, guess: 0 },
      byMisconception: [{ id: "part-for-whole", name: "Took the part for the whole", entries: 3 }],
    },
  };
}
