import type { Measure } from "../item/index.ts";
import { balanceMeasures } from "./balance-measures.ts";
import type { WeekBudget } from "./budget-weeks.ts";
import { isoDayOf } from "./iso-day.ts";
import { rotateDrills } from "./rotate-drills.ts";
import { MOCK_MINUTES, splitWeek } from "./split-week.ts";
import type { Activity, PlannedSession, PlannedWeek, StudyPlanRequest } from "./study-plan.ts";
import { type Turn, takeTurns } from "./take-turns.ts";

export interface WeekContents {
  readonly budget: WeekBudget;
  /** Days since 1970 of this week's mocks. */
  readonly mockDays: readonly number[];
  readonly hasEssay: boolean;
  readonly timedShare: number;
  /** Questions due to be met again this week. */
  readonly dueReviews: number;
}

type Draft = Omit<PlannedSession, "day">;

const SET_MINUTES = 30;
const SLOT_MINUTES = 15;
const BOTH: readonly Measure[] = ["verbal", "quantitative"];
const MOCK: Draft = { minutes: MOCK_MINUTES, isTimed: true, activity: { kind: "mock" } };

/** The sessions of the weeks, in order: the minutes of each add up to its budget, and drills and measures take turns over all. */
export function fillWeeks(
  weeks: readonly WeekContents[],
  request: Pick<StudyPlanRequest, "drills" | "gainHalvesAfter">,
  measureShares: Readonly<Record<Measure, number>>,
): PlannedWeek[] {
  const drill = rotateDrills(request, measureShares);
  const balance = balanceMeasures(measureShares);
  const sets = (minutes: number) =>
    takeTurns(minutes, {
      next: () => {
        const measure = balance.next(BOTH);
        if (measure === null) return null;
        return { value: { kind: "mixed-set" as const, measure }, minutes: SET_MINUTES };
      },
      given: ({ value, minutes: own }) => balance.give(value.measure, own),
    });
  return weeks.map((week) => {
    const parts = splitWeek({
      ...week,
      mocks: week.mockDays.length,
      hasDrills: request.drills.length > 0,
    });
    const timed = sets(parts.timedSets);
    const untimed = sets(parts.untimedSets);
    const drills = drill(parts.drills, {
      verbal: minutesIn("verbal", [...timed, ...untimed]),
      quantitative: minutesIn("quantitative", [...timed, ...untimed]),
    });
    return layOut(week, [
      ...timed.map((turn) => toDraft(turn, true)),
      ...untimed.map((turn) => toDraft(turn, false)),
      ...drills.map(({ value: { measure, subject }, minutes }) =>
        toDraft({ value: { kind: "drill", measure, subject }, minutes }, false),
      ),
      ...slots({ kind: "mistakes" }, parts.mistakes),
      ...slots({ kind: "vocabulary" }, parts.vocabulary),
      ...(parts.essay > 0
        ? [toDraft({ value: { kind: "essay" }, minutes: parts.essay }, true)]
        : []),
    ]);
  });
}

const minutesIn = (measure: Measure, sets: readonly Turn<{ readonly measure: Measure }>[]) =>
  sets.reduce((sum, { value, minutes }) => sum + (value.measure === measure ? minutes : 0), 0);

const slots = (value: Activity, minutes: number) =>
  takeTurns(minutes, { next: () => ({ value, minutes: SLOT_MINUTES }) }).map((turn) =>
    toDraft(turn, false),
  );

function toDraft({ value, minutes }: Turn<Activity>, isTimed: boolean): Draft {
  return { minutes, isTimed, activity: value };
}

/** The longest first, so that the days come out alike. */
function layOut(
  { budget: { days, minutes, catchUpMinutes }, mockDays, timedShare }: WeekContents,
  drafts: readonly Draft[],
): PlannedWeek {
  const byDay = new Map<number, Draft[]>(days.map((day) => [day, []]));
  for (const day of mockDays) byDay.get(day)?.push(MOCK);
  for (const session of drafts.toSorted((one, other) => other.minutes - one.minutes)) {
    leastBusy(byDay, session).push(session);
  }
  return {
    from: isoDayOf(days[0] ?? 0),
    until: isoDayOf(days.at(-1) ?? 0),
    minutes,
    catchUpMinutes,
    timedShare,
    sessions: [...byDay].flatMap(([day, own]) =>
      own.map((draft) => ({ day: isoDayOf(day), ...draft })),
    ),
  };
}

/** The sessions of the day with the fewest minutes, those that have one of this kind last; the first at a tie. */
function leastBusy(byDay: ReadonlyMap<number, Draft[]>, session: Draft): Draft[] {
  const loads = [...byDay.values()].map((drafts) => {
    const minutes = drafts.reduce((sum, draft) => sum + draft.minutes, 0);
    const isRepeat = drafts.some(({ activity }) => activity.kind === session.activity.kind);
    return { drafts, load: minutes + (isRepeat ? session.minutes : 0) };
  });
  const least = loads.reduce((one, other) => (other.load < one.load ? other : one));
  return least.drafts;
}
