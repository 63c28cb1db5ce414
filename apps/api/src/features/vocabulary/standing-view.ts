import type { VocabularyStanding, WordCounts } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { countWords, dateOfStudyDay, isDue, startOfStudyDay } from "@lexiquant/domain/spacing";
import { loadScheduledStudy } from "../../history/vocabulary/keep-schedule.ts";
import {
  type PlannedStudy,
  planToday,
  spreadLoad,
  type WordStudy,
} from "../../history/vocabulary/load-study.ts";
import { findLastDay } from "../../history/vocabulary/reviews-repository.ts";
import { findOpenWordSession } from "../../history/vocabulary/sessions-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { listsView } from "./lists-view.ts";
import { metWords } from "./met-words.ts";
import { wordSummary } from "./word-summary.ts";

/** Where a student stands with words. */
export async function readStanding(
  context: VocabularyContext,
  userId: UserId,
): Promise<VocabularyStanding> {
  const study = await loadScheduledStudy(context, userId);
  const { moment, rule, schedule, settings, today } = study;
  const { reader } = context.database;
  const plan = planToday(study);
  const open = await findOpenWordSession(reader, userId);
  const leeches = [...study.cards].filter(([, { suspension }]) => suspension === "leech");
  return {
    settings,
    settingsSaved: study.settingsSaved,
    counts: countsOf(study),
    today: {
      day: dateOfStudyDay(moment.day),
      endsAt: new Date(startOfStudyDay(moment.day + 1, rule)).toISOString(),
      learning: plan.learning.length,
      reviews: plan.due.length,
      newWords: plan.newWords.length,
      refreshers: plan.refreshers.length,
      plannedSeconds: Math.round(plan.seconds),
      postponed: plan.postponed.reviews,
      postponedBecause: plan.postponed.because,
      newHeldBack: plan.newHeldBack,
      done: { reviews: today.reviews, newWords: today.newWords, elapsedMs: today.elapsedMs },
    },
    scheduling: {
      testDate: study.testDate,
      desiredRetention: schedule.desiredRetention,
      chosenOn: dateOfStudyDay(schedule.chosenOn),
    },
    backlog:
      plan.postponed.reviews === 0 ? null : backlogOf(study, await findLastDay(reader, userId)),
    leeches: leeches.flatMap(([id]) => wordSummary(context, study, id) ?? []),
    met: await metWords(context, reader, { userId, study }),
    lists: await listsView(context, reader, { userId, study }),
    openSession:
      open === null ? null : { id: open.id, words: open.words, finished: open.run.finished.length },
  };
}

export function countsOf({ cards, memory, moment }: WordStudy): WordCounts {
  const { suspended, ...counts } = countWords(cards, moment, memory.weights);
  return { ...counts, setAside: suspended };
}

/** What waits beyond today's limits, and on how many days it is worked off, in whatever order. */
function backlogOf(study: PlannedStudy, lastDay: number | null): VocabularyStanding["backlog"] {
  const { cards, moment } = study;
  const waiting = [...cards.values()].filter(
    (card) => card.phase === "review" && isDue(card, moment),
  ).length;
  let [undone, days] = [waiting, 0];
  for (const { reviews } of spreadLoad(study).values()) {
    if (undone > 0 && reviews > 0) days += 1;
    undone -= reviews;
  }
  return {
    daysAway: lastDay === null ? 0 : Math.max(0, moment.day - lastDay),
    waiting,
    spreadOverDays: undone <= 0 ? days : null,
  };
}
