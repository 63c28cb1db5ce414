/** Days from one full mock to the next. */
const CLOSEST_DAYS = 7;
const FARTHEST_DAYS = 10;
/** From the last mock to the test: time to review it and to rest. At least three days, four where that can be. */
const LAST_MOCK_BEFORE_TEST_DAYS = 4;
/** Who studies so much a week sits a mock every seven days, others every ten. */
const MANY_MINUTES = 420;

export interface MockRequest {
  readonly today: number;
  /** Null without a test. */
  readonly testDay: number | null;
  readonly lastMockDay: number | null;
  readonly minutesPerWeek: number;
  /** Days of the weeks that have room for a mock, week by week. */
  readonly weeks: readonly (readonly number[])[];
}

/**
 * Days of the full mocks: at seven to ten days from each other and from the last one, the last of them four days before the
 * test. Where no number of mocks gives such gaps, or a week has no room, gaps are longer; they are never shorter.
 */
export function scheduleMocks(request: MockRequest): number[] {
  const { lastMockDay, weeks } = request;
  const latest = latestOf(request);
  const taken = lastMockDay === null ? [] : [lastMockDay];
  const chosen: number[] = [];
  for (const wanted of wantedDays(request)) {
    const day = weeks
      .flat()
      .filter((free) => free <= latest && isFarFrom([...taken, ...chosen], free))
      .reduce<number | null>((best, free) => nearer(wanted, best, free), null);
    if (day !== null) chosen.push(day);
  }
  return chosen.sort((one, other) => one - other);
}

const isFarFrom = (days: readonly number[], day: number) =>
  days.every((other) => Math.abs(day - other) >= CLOSEST_DAYS);

function nearer(day: number, best: number | null, other: number): number {
  return best === null || Math.abs(other - day) < Math.abs(best - day) ? other : best;
}

const latestOf = ({ testDay }: MockRequest) =>
  testDay === null ? Number.POSITIVE_INFINITY : testDay - LAST_MOCK_BEFORE_TEST_DAYS;

/** The last one first, since it matters most. */
function wantedDays(request: MockRequest): number[] {
  const { today, testDay, lastMockDay, minutesPerWeek, weeks } = request;
  const isMany = minutesPerWeek >= MANY_MINUTES;
  const anchor = Math.max(lastMockDay ?? Number.NEGATIVE_INFINITY, today - CLOSEST_DAYS);
  const last = weeks.flat().findLast((day) => day <= latestOf(request)) ?? anchor;
  const span = last - anchor;
  const most = Math.floor(span / CLOSEST_DAYS);
  if (testDay === null) {
    const gap = isMany ? CLOSEST_DAYS : FARTHEST_DAYS;
    const count = Math.floor(span / gap);
    return Array.from({ length: count }, (_, index) => anchor + gap * (count - index));
  }
  const count = isMany ? most : Math.min(most, Math.ceil(span / FARTHEST_DAYS));
  return Array.from({ length: count }, (_, index) => {
    return anchor + Math.round((span * (count - index)) / count);
  });
}
