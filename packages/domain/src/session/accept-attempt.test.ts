import { expect, it } from "vitest";
import { attemptIdSchema, sessionIdSchema } from "../kernel/index.ts";
import { acceptAttempt, type Submission, type SubmissionContext } from "./accept-attempt.ts";

const submission: Submission = {
  id: attemptIdSchema.parse("0b9de9a4-5b1f-4d4c-9a68-1f7a3f6d2f01"),
  sessionId: sessionIdSchema.parse("0b9de9a4-5b1f-4d4c-9a68-1f7a3f6d2f02"),
  position: 2,
  response: {
    type: "numeric-entry",
    entry: { form: "fraction", numerator: "3", denominator: "8" },
  },
  elapsedMs: 42_000,
  sureness: "sure",
};
const open: SubmissionContext = {
  sessionOpen: true,
  itemCount: 3,
  sameId: null,
  positionAnswered: false,
};

it("records the first submission at an open position", () => {
  expect(acceptAttempt(submission, open)).toEqual({ ok: true, value: "record" });
});

it("recognises a repetition whatever the order of the fields that were stored", () => {
  const stored: Submission = {
    ...submission,
    response: {
      entry: { denominator: "8", numerator: "3", form: "fraction" },
      type: "numeric-entry",
    },
  };
  const context = { ...open, sameId: stored, positionAnswered: true };
  expect(acceptAttempt(submission, context)).toEqual({ ok: true, value: "repeat" });
});

it("recognises a repetition after the session has been closed", () => {
  const context = { ...open, sessionOpen: false, sameId: submission, positionAnswered: true };
  expect(acceptAttempt(submission, context)).toEqual({ ok: true, value: "repeat" });
});

it.each([
  ["position", { position: 1 }],
  ["session", { sessionId: sessionIdSchema.parse("0b9de9a4-5b1f-4d4c-9a68-1f7a3f6d2f03") }],
  ["time", { elapsedMs: 42_001 }],
  ["sureness", { sureness: null }],
  [
    "response",
    {
      response: {
        type: "numeric-entry" as const,
        entry: { form: "fraction" as const, numerator: "8", denominator: "3" },
      },
    },
  ],
])("refuses an id that was used with another %s", (_, change) => {
  const context = { ...open, sameId: { ...submission, ...change } };
  expect(acceptAttempt(submission, context)).toEqual({ ok: false, reason: "attempt-id-reused" });
});

it("tells the order of chosen options apart, since a response is kept as entered", () => {
  const chosen = (optionIds: string[]): Submission => ({
    ...submission,
    response: { type: "multiple-choice", optionIds },
  });
  const context = { ...open, sameId: chosen(["A", "B"]) };
  expect(acceptAttempt(chosen(["B", "A"]), context).ok).toBe(false);
});

it.each([
  ["session-closed", { sessionOpen: false }],
  ["position-not-found", { itemCount: 2 }],
  ["already-answered", { positionAnswered: true }],
] as const)("refuses with %s", (reason, change) => {
  expect(acceptAttempt(submission, { ...open, ...change })).toEqual({ ok: false, reason });
});
