import type { StudyPlanRequest } from "../study-plan/index.ts";

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
      { measure: "verbal", subject: "inference", minutes: 20, share: 3 },
      { measure: "quantitative", subject: "ratio", minutes: 25, share: 2 },
      { measure: "quantitative", subject: "circles", minutes: 15, share: 1 },
    ],
    dueReviews: 12,
    essays: { rhythm: "weekly", lastDay: null },
    lastMock: null,
    ...overrides,
  };
}
