import type { Goals, Plan, PlannedSession } from "@lexiquant/contract";
import { COMPARISONS_ON_INEQUALITIES, DRILL } from "./recommendation-builder.ts";

export const GOALS: Goals = {
  verbalTarget: 160,
  quantitativeTarget: 165,
  writingTarget: 4.5,
  testDate: "2027-02-14",
  weeklyHours: 6,
};

/** A drill on inequalities of twelve questions. */
export function plannedSession(changes: Partial<PlannedSession> = {}): PlannedSession {
  return {
    day: "2026-11-21",
    kind: "drill",
    minutes: 20,
    questions: 12,
    isTimed: false,
    subject: COMPARISONS_ON_INEQUALITIES,
    action: DRILL,
    ...changes,
  };
}

/** Two weeks until the test, a third of this one done. */
export function planOf(changes: Partial<Plan> = {}): Plan {
  const week = { minutes: 360, timedShare: 0.4, isLast: false };
  return {
    goals: GOALS,
    state: "dated",
    thisWeek: {
      starts: "2026-11-16",
      plannedMinutes: 360,
      doneMinutes: 120,
      carriedMinutes: 0,
      droppedMinutes: 0,
    },
    weeks: [
      { ...week, starts: "2026-11-16", sessions: [plannedSession()] },
      {
        ...week,
        starts: "2026-11-23",
        isLast: true,
        sessions: [
          plannedSession({
            day: "2026-11-24",
            kind: "vocabulary",
            questions: null,
            subject: null,
            action: null,
          }),
        ],
      },
    ],
    hasRoomForMocks: true,
    topicsWithoutDrill: [],
    ...changes,
  };
}
