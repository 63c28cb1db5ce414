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

/** What was done today, how long the rest takes, and what waits for another day and why. */
export function effortSentence(standing: VocabularyStanding): string {
  return [spentSentence(standing), postponedSentence(standing), heldBackSentence(standing)]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

function spentSentence({ today, settings }: VocabularyStanding): string {
  const { done, plannedSeconds } = today;
  const minutes = plural(settings.minutesPerDay, "minute");
  if (done.reviews + done.newWords > 0) {
    return `Done today: ${plural(done.reviews + done.newWords, "word")} in ${formatDuration(done.elapsedMs)}, of the ${minutes} you set.`;
  }
  const planned = Math.max(1, Math.round(plannedSeconds / 60));
  if (plannedSeconds > 60 * settings.minutesPerDay) {
    return `This takes about ${plural(planned, "minute")}, more than the ${minutes} you set: a few words come on any day.`;
  }
  return `This takes about ${plural(planned, "minute")} at your pace, of the ${minutes} you set.`;
}

function postponedSentence({ today, settings }: VocabularyStanding): string | null {
  const { postponed, postponedBecause } = today;
  if (postponedBecause === null) return null;
  const limit =
    postponedBecause === "minutes"
      ? `your ${plural(settings.minutesPerDay, "minute")} a day`
      : `your ${plural(settings.reviewsPerDay, "review")} a day`;
  return postponed === 1
    ? `1 more word is due, beyond ${limit}: it comes on the next days.`
    : `${postponed} more words are due, beyond ${limit}: they come on the next days.`;
}

function heldBackSentence({ today, settings }: VocabularyStanding): string | null {
  const { newHeldBack, newWords, postponed } = today;
  if (newHeldBack === 0) return null;
  const what =
    newWords === 0 ? "No new words" : `Only ${newWords} of ${newWords + newHeldBack} new words`;
  const why =
    postponed > 0
      ? "while reviews wait"
      : `within your ${plural(settings.minutesPerDay, "minute")} a day`;
  return `${what} today ${why}.`;
}

/** From so many days without an answer on, it is a pause. */
const DAYS_OF_A_PAUSE = 2;

export function backlogSentence(backlog: NonNullable<VocabularyStanding["backlog"]>): string {
  const { daysAway, waiting, spreadOverDays } = backlog;
  const wait = `${plural(waiting, "word")} ${waiting === 1 ? "waits" : "wait"}`;
  const pause =
    daysAway >= DAYS_OF_A_PAUSE ? `After ${plural(daysAway, "day")} away ${wait}.` : `${wait}.`;
  const spread =
    spreadOverDays === null
      ? "At your present limits they would not be done before long: raise the minutes or reviews a day if you can."
      : `You need not do them at once: they are spread over ${plural(spreadOverDays, "day")}, those first from which you win most.`;
  return `${pause} ${spread} New words come again as they get fewer.`;
}

/** How the spacing follows the test date. */
export function spacingSentence({ scheduling }: VocabularyStanding): string {
  const { testDate, desiredRetention } = scheduling;
  const target = `A word comes again when you are about ${formatPercent(desiredRetention)} likely to recall it`;
  return testDate === null
    ? `${target}. With a test date in your goals, the spacing would aim at that day.`
    : `${target}: chosen so that most words are there on ${fullDay(testDate)}, your test day.`;
}
