import type { VocabularyStanding } from "@lexiquant/contract";
import { fullDay } from "../../../../lib/calendar-words.ts";
import { formatDuration, formatPercent, plural } from "../../../../lib/format.ts";

/** Words of today's plan that are not done yet. */
export function leftToday({ today }: Pick<VocabularyStanding, "today">): number {
  return today.learning + today.reviews + today.newWords + today.refreshers;
}

/** `12 words to review and 8 new ones today.` */
export function todaySentence({ today, counts }: VocabularyStanding): string {
  const again = today.learning + today.reviews + today.refreshers;
  const { newWords, done } = today;
  if (again + newWords > 0) {
    const parts = [
      again > 0 ? `${plural(again, "word")} to review` : null,
      newWords > 0 ? plural(newWords, "new word") : null,
    ].filter((part) => part !== null);
    return `Today: ${parts.join(" and ")}.`;
  }
  if (done.reviews + done.newWords > 0) return "Today’s words are done.";
  return counts.unseen + counts.known + counts.learning === 0
    ? "You have no words in line yet: choose a list, or add words of your own."
    : "Nothing is left for today.";
}

/** What was done today, and what waits for another day. */
export function effortSentence({ today, settings }: VocabularyStanding): string {
  const { done, postponed } = today;
  const spent =
    done.reviews === 0
      ? `The plan keeps to your ${plural(settings.minutesPerDay, "minute")} a day.`
      : `Done today: ${plural(done.reviews, "answer")} in ${formatDuration(done.elapsedMs)}, of the ${plural(settings.minutesPerDay, "minute")} you set.`;
  if (postponed === 0) return spent;
  return `${spent} ${plural(postponed, "more word")} ${postponed === 1 ? "is" : "are"} due, beyond today’s limit: ${postponed === 1 ? "it comes" : "they come"} on the next days.`;
}

export function backlogSentence(backlog: NonNullable<VocabularyStanding["backlog"]>): string {
  const { daysAway, waiting, spreadOverDays } = backlog;
  const pause = `After ${plural(daysAway, "day")} away ${plural(waiting, "word")} ${waiting === 1 ? "waits" : "wait"}.`;
  const spread =
    spreadOverDays === null
      ? "At your present limits they would not be done before long: raise the reviews a day if you can."
      : `You need not do them at once: they are spread over ${plural(spreadOverDays, "day")}, those first from which you win most.`;
  return `${pause} ${spread}`;
}

/** How the spacing follows the test date. */
export function spacingSentence({ scheduling }: VocabularyStanding): string {
  const { testDate, desiredRetention } = scheduling;
  const target = `A word comes again when you are about ${formatPercent(desiredRetention)} likely to recall it`;
  return testDate === null
    ? `${target}. With a test date in your goals, the spacing would aim at that day.`
    : `${target}: chosen so that most words are there on ${fullDay(testDate)}, your test day.`;
}
