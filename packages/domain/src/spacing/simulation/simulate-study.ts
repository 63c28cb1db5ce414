import { nextMemory, pRecallAfter } from "../memory-model.ts";
import { newBesideBacklog, postponedOf } from "../new-beside-backlog.ts";
import type { DatedMemory } from "../recall-gain.ts";
import { firstTrueMemory, type TrueStudent } from "./draw-student.ts";
import { type Habits, placeAmong } from "./habits.ts";
import type { Luck } from "./luck.ts";
import type { ReviewPolicy } from "./review-policy.ts";
import { afterSteps } from "./same-day-steps.ts";

/** What a student has until the test. */
export interface StudySituation {
  /** Days of study; the test is on the day after the last */
  readonly days: number;
  readonly minutesPerDay: number;
  readonly mostReviewsPerDay: number;
  readonly mostNewPerDay: number;
  /** Words in all, those met before included */
  readonly words: number;
  readonly introduced: readonly DatedMemory[];
  /**
   * False: nothing is begun that may not end within the day's minutes. True, for small samples of a list, whose minutes are few:
   * what goes over is taken from the next day.
   */
  readonly carriesTime: boolean;
}

export interface StudyOutcome {
  /** Expected number of words recalled on the day of the test, by the true memories */
  readonly wordsKnown: number;
  readonly wordsMet: number;
  readonly load: readonly DayLoad[];
}

interface DayLoad {
  readonly seconds: number;
  readonly reviews: number;
  readonly newWords: number;
}

interface StudyRun {
  readonly situation: StudySituation;
  readonly student: TrueStudent;
  readonly policy: ReviewPolicy;
  readonly habits: Habits;
  readonly luck: Luck;
}

interface StudyState {
  /** Of the words met so far, by their numbers */
  readonly memories: DatedMemory[];
  readonly dueDays: number[];
  /** Meetings so far in this simulation */
  readonly meetings: number[];
  carriedSeconds: number;
}

interface Today {
  readonly day: number;
  seconds: number;
  reviews: number;
  newWords: number;
}

/**
 * A student follows a policy until the test: each day reviews of words due, then new words, as many as reviews that wait leave
 * room for, then refreshers, as long as the slowest of what may come still fits into the minutes.
 */
export function simulateStudy(run: StudyRun): StudyOutcome {
  const { situation, student } = run;
  const state: StudyState = {
    memories: [...situation.introduced],
    dueDays: situation.introduced.map(() => 0),
    meetings: situation.introduced.map(() => 0),
    carriedSeconds: 0,
  };
  const load = Array.from({ length: situation.days }, (_, day) => studyOneDay(run, state, day));
  const wordsKnown = state.memories.reduce(
    (sum, { stability, lastDay }) =>
      sum + pRecallAfter(situation.days - lastDay, stability, student.weights),
    0,
  );
  return { wordsKnown, wordsMet: state.memories.length, load };
}

function studyOneDay(run: StudyRun, state: StudyState, day: number): DayLoad {
  const today: Today = { day, seconds: state.carriedSeconds, reviews: 0, newWords: 0 };
  const { policy, situation } = run;
  const isDue = (word: number) => (state.dueDays[word] ?? 0) <= day;
  const undone = reviewAll(run, state, { today, isWanted: isDue });
  const { mostReviewsPerDay: reviews, mostNewPerDay: newWords } = situation;
  const postponed = postponedOf(undone, reviews - today.reviews);
  const most = newBesideBacklog({ reviews, newWords }, postponed, policy.knowsTestDay);
  meetNewWords(run, state, { today, most });
  reviewAll(run, state, { today, isWanted: (word) => policy.isRefresher(word, day) });
  state.carriedSeconds = situation.carriesTime
    ? Math.max(0, today.seconds - 60 * situation.minutesPerDay)
    : 0;
  return today;
}

/** Whether there is time for one more, which takes `slowest` seconds at most. */
const hasTime = (
  { minutesPerDay, carriesTime }: StudySituation,
  { seconds }: Today,
  slowest: number,
): boolean => seconds + (carriesTime ? 0 : slowest) <= 60 * minutesPerDay;

interface Round {
  readonly today: Today;
  readonly isWanted: (word: number) => boolean;
}

/** @returns how many of those that were wanted stay undone */
function reviewAll(run: StudyRun, state: StudyState, { today, isWanted }: Round): number {
  const { situation, habits, policy } = run;
  const wanted: number[] = [];
  for (let word = 0; word < state.memories.length; word += 1) {
    if ((state.memories[word]?.lastDay ?? 0) < today.day && isWanted(word)) wanted.push(word);
  }
  const slowest = Math.max(...habits.reviewSeconds);
  const fits = () =>
    today.reviews < situation.mostReviewsPerDay && hasTime(situation, today, slowest);
  const allFit =
    today.reviews + wanted.length <= situation.mostReviewsPerDay &&
    today.seconds + wanted.length * slowest <= 60 * situation.minutesPerDay;
  let undone = wanted.length;
  for (const word of allFit ? wanted : byUrgency(wanted, today.day, policy)) {
    if (!fits()) break;
    reviewWord(run, state, { word, today });
    undone -= 1;
  }
  return undone;
}

function byUrgency(words: readonly number[], day: number, policy: ReviewPolicy): number[] {
  return words
    .map((word) => ({ word, urgency: policy.urgency(word, day) }))
    .sort((one, other) => other.urgency - one.urgency || one.word - other.word)
    .map(({ word }) => word);
}

function reviewWord(
  { student, policy, habits, luck }: StudyRun,
  { memories, dueDays, meetings }: StudyState,
  { word, today }: { readonly word: number; readonly today: Today },
): void {
  const memory = memories[word] as DatedMemory; // the word was met
  const elapsedDays = today.day - memory.lastDay;
  const pRecall = pRecallAfter(elapsedDays, memory.stability, student.weights);
  const drawn = luck(word, meetings[word] ?? 0);
  // Below pRecall, drawn / pRecall is uniform again.
  const grade = drawn < pRecall ? 2 + placeAmong(habits.recalledRatings, drawn / pRecall) : 1;
  const after = nextMemory(memory, { elapsedDays, grade }, student.weights);
  const atNight = afterSteps(after, { grade, isFirst: false }, student.weights);
  memories[word] = { ...atNight, lastDay: today.day };
  dueDays[word] = policy.review(word, { day: today.day, grade, elapsedDays });
  meetings[word] = (meetings[word] ?? 0) + 1;
  today.seconds += habits.reviewSeconds[grade - 1] ?? 0;
  today.reviews += 1;
}

function meetNewWords(
  run: StudyRun,
  state: StudyState,
  { today, most }: { readonly today: Today; readonly most: number },
): void {
  const { situation, student, policy, habits, luck } = run;
  const { memories, dueDays, meetings } = state;
  const slowest = Math.max(...habits.firstSeconds);
  while (
    memories.length < situation.words &&
    today.newWords < most &&
    hasTime(situation, today, slowest)
  ) {
    const word = memories.length;
    const grade = 1 + placeAmong(habits.firstRatings, luck(word, 0));
    const memory = firstTrueMemory(student, word, grade);
    const atNight = afterSteps(memory, { grade, isFirst: true }, student.weights);
    memories.push({ ...atNight, lastDay: today.day });
    dueDays.push(policy.review(word, { day: today.day, grade, elapsedDays: null }));
    meetings.push(1);
    today.seconds += habits.firstSeconds[grade - 1] ?? 0;
    today.newWords += 1;
  }
}
