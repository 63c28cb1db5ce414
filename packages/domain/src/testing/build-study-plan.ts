import type { Drill, StudyPlanRequest } from "../study-plan/index.ts";

/** A student who begins on a Monday, six weeks before the test, with seven hours a week. */
export function buildStudyPlanRequest(overrides: Partial<StudyPlanRequest> = {}): StudyPlanRequest {
  return {
    today: "2026-11-02",
    begunOn: "2026-11-02",
    testDate: "2026-12-14",
    hoursPerWeek: 7,
    targets: { verbal: 160, quantitative: 165 },
    doneThisWeek: 0,
    pastWeeks: [],
    drills: [
      drillOf("inference", { measure: "verbal", gainPerMinute: 3 }),
      drillOf("ratio", { gainPerMinute: 2 }),
      drillOf("circles", { gainPerMinute: 1 }),
    ],
    gainHalvesAfter: 12,
    dueReviews: 12,
    essays: { rhythm: "weekly", lastDay: null },
    estimates: { verbal: null, quantitative: null },
    lastMockDay: null,
    ...overrides,
  };
}

/** Ten questions in fifteen minutes, on something that was never practised. */
export function drillOf(subject: string, changes: Partial<Drill> = {}): Drill {
  const drill = {
    measure: "quantitative",
    minutes: 15,
    questions: 10,
    answers: 0,
    testShare: 0.1,
  } as const;
  return { ...drill, gainPerMinute: 1, subject, ...changes };
}
