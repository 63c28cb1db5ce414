import type { Measure } from "../item/index.ts";
import type { WeekBudget } from "./budget-weeks.ts";
import { isoDayOf } from "./iso-day.ts";
import { shareOut } from "./share-out.ts";
import type { Activity, Drill, PlannedSession, PlannedWeek } from "./study-plan.ts";

export interface WeekContents {
  readonly budget: WeekBudget;
  /** Days since 1970 of this week's mocks. */
  readonly mockDays: readonly number[];
  readonly hasEssay: boolean;
  readonly timedShare: number;
  readonly drills: readonly Drill[];
  /** How mixed sets are shared between the measures, > 0. */
  readonly measureShares: Readonly<Record<Measure, number>>;
  /** Questions due to be met again this week. */
  readonly dueReviews: number;
}

type Draft = Omit<PlannedSession, "day">;

export const MOCK_MINUTES = 120;
const ESSAY_MINUTES = 30;
const SET_MINUTES = 30;
const SLOT_MINUTES = 15;
const MINUTES_PER_REVIEW = 2;
const VOCABULARY_SHARE = 0.1;
/** Reviews of mistakes have at least, and at most, this share of what mocks leave. */
const LEAST_REVIEW_SHARE = 0.1;
const MOST_REVIEW_SHARE = 0.25;
const STEP_MINUTES = 5;

const toStep = (minutes: number) => STEP_MINUTES * Math.round(minutes / STEP_MINUTES);

/** The sessions of a week; their minutes add up to its budget. */
export function fillWeek(contents: WeekContents): PlannedWeek {
  const { budget, mockDays, timedShare } = contents;
  const { days, minutes, catchUpMinutes } = budget;
  const byDay = new Map<number, Draft[]>(days.map((day) => [day, []]));
  for (const day of mockDays) byDay.get(day)?.push(MOCK);
  for (const session of sessionsBesideMocks(contents)) {
    leastBusy(byDay, session).push(session);
  }
  return {
    from: isoDayOf(days[0] ?? 0),
    until: isoDayOf(days.at(-1) ?? 0),
    minutes,
    catchUpMinutes,
    timedShare,
    sessions: [...byDay].flatMap(([day, drafts]) =>
      drafts.map((draft) => ({ day: isoDayOf(day), ...draft })),
    ),
  };
}

const MOCK: Draft = { minutes: MOCK_MINUTES, isTimed: true, activity: { kind: "mock" } };

/** The longest first, so that the days come out alike. */
function sessionsBesideMocks(contents: WeekContents): Draft[] {
  const { budget, mockDays, hasEssay, timedShare, drills, measureShares, dueReviews } = contents;
  const rest = budget.minutes - MOCK_MINUTES * mockDays.length;
  const vocabulary = toStep(VOCABULARY_SHARE * rest);
  const reviewShare = (MINUTES_PER_REVIEW * dueReviews) / Math.max(1, rest);
  const mistakes = toStep(
    rest * Math.min(MOST_REVIEW_SHARE, Math.max(LEAST_REVIEW_SHARE, reviewShare)),
  );
  const essay = hasEssay && rest >= 4 * ESSAY_MINUTES ? ESSAY_MINUTES : 0;
  const practice = rest - vocabulary - mistakes - essay;
  const timed = toStep(timedShare * practice);
  const sets = (minutes: number, isTimed: boolean) =>
    shareOut(
      (["verbal", "quantitative"] as const).map((measure) => ({
        value: { kind: "mixed-set", measure } as const,
        share: measureShares[measure],
        minutes: SET_MINUTES,
      })),
      minutes,
    ).map((turn) => toDraft(turn, isTimed));
  const slots = (activity: Activity, minutes: number) =>
    shareOut([{ value: activity, share: 1, minutes: SLOT_MINUTES }], minutes).map((turn) =>
      toDraft(turn, false),
    );
  const drilled = shareOut(drills.map(toSharer), practice - timed);
  const sessions = [
    ...sets(timed, true),
    ...(drills.length === 0
      ? sets(practice - timed, false)
      : drilled.map((turn) => toDraft(turn, false))),
    ...slots({ kind: "mistakes" }, mistakes),
    ...slots({ kind: "vocabulary" }, vocabulary),
    ...(essay > 0 ? [toDraft({ value: { kind: "essay" }, minutes: essay }, true)] : []),
  ];
  return sessions.sort((one, other) => other.minutes - one.minutes);
}

function toSharer({ measure, subject, minutes, share }: Drill) {
  return {
    value: { kind: "drill", measure, subject } as const,
    minutes: Math.max(STEP_MINUTES, toStep(minutes)),
    share,
  };
}

function toDraft(
  { value, minutes }: { readonly value: Activity; readonly minutes: number },
  isTimed: boolean,
): Draft {
  return { minutes, isTimed, activity: value };
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
