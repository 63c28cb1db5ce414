import type { VocabularyForecast } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { dateOfStudyDay, forecastRecall } from "@lexiquant/domain/spacing";
import { calibrateRecall, type RecallBin } from "@lexiquant/domain/vocabulary";
import {
  knownAsPlanned,
  loadScheduledStudy,
  type ScheduledStudy,
} from "../../history/vocabulary/keep-schedule.ts";
import {
  HORIZON_DAYS,
  type PlannedStudy,
  planToday,
  spreadLoad,
} from "../../history/vocabulary/load-study.ts";
import {
  countPredicted,
  listRecentReviews,
  listStudiedDays,
} from "../../history/vocabulary/reviews-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { memoryView } from "./memory-view.ts";
import { countsOf } from "./standing-view.ts";
import { wordSummary } from "./word-summary.ts";

const HISTORY_DAYS = 90;
const MOST_WEAKEST = 20;
/** Calibration looks at so many reviews back: memories and habits of long ago say little of the predictions of now. */
const CALIBRATED_REVIEWS = 5000;

/** What is to be expected of a student's words, and how expectations held. */
export async function readForecast(
  context: VocabularyContext,
  userId: UserId,
): Promise<VocabularyForecast> {
  const study = await loadScheduledStudy(context, userId);
  const { reader } = context.database;
  const from = study.moment.day - HISTORY_DAYS + 1;
  const days = await listStudiedDays(reader, userId, from);
  const recent = await listRecentReviews(reader, userId, CALIBRATED_REVIEWS);
  const judged = recent.flatMap(({ isSpaced, pRecall, rating }) =>
    isSpaced && pRecall !== null ? [{ pRecall, isRecalled: rating !== "again" }] : [],
  );
  const { overall, bins } = calibrateRecall(judged);
  return {
    counts: countsOf(study),
    load: loadOf(study),
    ...recallOf(context, study),
    calibration: { overall: binView(overall), bins: bins.map(binView) },
    memory: memoryView(study, await countPredicted(reader, userId)),
    history: days.map(({ day, answers, recalled, newWords, elapsedMs }) => ({
      date: dateOfStudyDay(day),
      reviews: answers,
      recalled,
      newWords,
      elapsedMs,
    })),
  };
}

function recallOf(
  context: VocabularyContext,
  study: ScheduledStudy,
): Pick<VocabularyForecast, "recall" | "weakest"> {
  const { cards, memory, moment, testDay } = study;
  const day = testDay ?? moment.day + HORIZON_DAYS;
  const active = new Map([...cards].filter(([, { suspension }]) => suspension === null));
  const { met, expected, low, high, pRecall } = forecastRecall(active, day, memory.weights);
  const weakest = [...pRecall].sort(([, one], [, other]) => one - other).slice(0, MOST_WEAKEST);
  return {
    recall: {
      date: dateOfStudyDay(day),
      isTestDay: testDay !== null,
      met,
      expected,
      low,
      high,
      asPlanned: atLeast(expected, knownAsPlanned(study, day)),
      active: active.size,
    },
    weakest: weakest.flatMap(([id, probability]) => {
      const word = wordSummary(context, study, id);
      return word === null ? [] : [{ word, pRecall: probability }];
    }),
  };
}

/** The plan is simulated on a sample of the words, which is coarse where few are met; reviews take nothing away. */
const atLeast = (expected: number, asPlanned: number | null) =>
  asPlanned === null ? null : Math.max(expected, asPlanned);

/** Reviews and new words spread by minutes and caps, until the lists are used up or the test has come. */
function loadOf(study: PlannedStudy): VocabularyForecast["load"] {
  const { moment } = study;
  const plan = planToday(study);
  // Of today it is known which words come, refreshers among them.
  const today = {
    reviews: plan.due.length + plan.refreshers.length,
    newWords: plan.newWords.length,
  };
  const load = new Map(spreadLoad(study)).set(moment.day, today);
  return Array.from({ length: HORIZON_DAYS }, (_, ahead) => {
    const day = moment.day + ahead;
    const { reviews, newWords } = load.get(day) ?? { reviews: 0, newWords: 0 };
    return { date: dateOfStudyDay(day), reviews, newWords };
  });
}

function binView({ from, to, predicted, ...observed }: RecallBin) {
  return { from, to, predicted, observed };
}
