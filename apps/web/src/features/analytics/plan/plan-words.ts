import type { Plan, PlannedSession } from "@lexiquant/contract";
import { questionsInWords } from "../../../items/subject-words.ts";
import { shortDay } from "../../../lib/calendar-words.ts";
import { formatDuration, formatPercent, plural } from "../../../lib/format.ts";
import { listInWords } from "../../../lib/list-in-words.ts";

const MINUTE_MS = 60_000;

export function minutesAsTime(minutes: number): string {
  return formatDuration(minutes * MINUTE_MS);
}

interface Headline {
  readonly title: string;
  readonly text: string;
}

/** What the plan stands on, and how to give it more. */
export function planHeadline({ state, goals, weeks }: Plan): Headline {
  const date = goals.testDate === null ? null : shortDay(goals.testDate);
  switch (state) {
    case "no-hours":
      return {
        title: "How many hours a week do you have?",
        text: "From that the plan follows, week by week; with a test date it ends there.",
      };
    case "open-ended":
      return {
        title: `${hoursAWeek(goals.weeklyHours)}, without a test date`,
        text: "The plan shows the next weeks. With a test date it would lead up to that day.",
      };
    case "dated":
      return {
        title: date === null ? "Your weeks until the test" : `Your test is on ${date}`,
        text: `${plural(weeks.length, "week")} with what is left of this one, at ${hoursAWeek(goals.weeklyHours).toLowerCase()}. Days you miss change the plan by themselves.`,
      };
    case "test-near":
      return {
        title: date === null ? "Your test is near" : `Your test is on ${date}`,
        text: "Nothing new now. If you study, keep it light: half an hour of questions you missed or words you have met. Check when and where the test is, lay out the identification that your registration asks for, and sleep.",
      };
    case "test-today":
      return {
        title: "Your test is today",
        text: "Nothing is planned for today: what you know, you know.",
      };
    case "test-over":
      return {
        title: date === null ? "Your test date is over" : `Your test date, ${date}, is over`,
        text: "Set a new one, or take it away to go on without.",
      };
  }
}

function hoursAWeek(hours: number | null): string {
  if (hours === null) return "Your hours";
  return `${hours} ${hours === 1 ? "hour" : "hours"} a week`;
}

/** How this week stands, in sentences; what was missed is told without blame. */
export function weekSentences(week: Plan["thisWeek"]): string[] {
  const { plannedMinutes, doneMinutes, carriedMinutes, droppedMinutes } = week;
  const carried =
    carriedMinutes > 0 ? [`Carried over from before: ${minutesAsTime(carriedMinutes)}.`] : [];
  const dropped =
    droppedMinutes > 0
      ? [
          `Let go from before: ${minutesAsTime(droppedMinutes)}. The plan is made anew from what is left, and there is nothing to make up for.`,
        ]
      : [];
  return [doneSentence(plannedMinutes, doneMinutes), ...carried, ...dropped];
}

function doneSentence(planned: number, done: number): string {
  const practiced = `you have practiced ${minutesAsTime(done)}`;
  if (planned === 0) {
    return `Nothing is planned for this week${done === 0 ? "" : `; ${practiced}`}.`;
  }
  if (done === 0) return `Planned for this week: ${minutesAsTime(planned)}.`;
  if (done >= planned) return `What was planned for this week is done: ${practiced}.`;
  return `Done so far: ${minutesAsTime(done)} of ${minutesAsTime(planned)}. Left for this week: ${minutesAsTime(planned - done)}.`;
}

/** What is missing in weeks that are too short for a mock, and what to do about it; null where they have room. */
export function mocksSentence({ hasRoomForMocks }: Plan): string | null {
  return hasRoomForMocks
    ? null
    : "These weeks have no room for a full mock exam, which takes two hours. Where you find two hours in one piece, sit one, at least four days before the test.";
}

/** Which topics no drill is on, and why that is no gap. */
export function topicsSentences({ topicsWithoutDrill }: Plan): string[] {
  const namesOf = (wanted: (typeof topicsWithoutDrill)[number]["reason"]) =>
    topicsWithoutDrill.flatMap(({ name, reason }) => (reason === wanted ? [name] : []));
  const outranked = namesOf("less-gain");
  const scarce = namesOf("few-questions");
  return [
    outranked.length > 0 &&
      `No drill of its own in these weeks: ${listInWords(outranked)}. Drills on other topics bring more for the time, and mixed sets can ask about these too.`,
    scarce.length > 0 &&
      `Too few new questions fit you for a drill: ${listInWords(scarce)}. Mixed sets can ask about these.`,
  ].filter((sentence) => sentence !== false);
}

/** `Nov 23 to Nov 29`. */
export function weekName(starts: string): string {
  const sunday = new Date(`${starts}T12:00:00Z`);
  sunday.setUTCDate(sunday.getUTCDate() + 6);
  return `${shortDay(starts)} to ${shortDay(sunday.toISOString())}`;
}

/** `4 h, 40% of it against the clock`. */
export function weekSummary({ minutes, timedShare }: Plan["weeks"][number]): string {
  const clock = timedShare > 0 ? `, ${formatPercent(timedShare)} of it against the clock` : "";
  return `${minutesAsTime(minutes)}${clock}`;
}

const SESSION_TITLES: Record<Exclude<PlannedSession["kind"], "drill" | "mixed-set">, string> = {
  diagnostic: "Diagnostic",
  review: "Review of missed questions",
  vocabulary: "Vocabulary",
  essay: "Essay",
  mock: "Full mock exam",
};

const WEEKDAY = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** `Saturday, Nov 21` */
export function dayName(day: string): string {
  return `${WEEKDAY.format(new Date(day))}, ${shortDay(day)}`;
}

/** Sessions by their days, in the plan's order. */
export function sessionsByDay(
  sessions: readonly PlannedSession[],
): { readonly day: string; readonly sessions: readonly PlannedSession[] }[] {
  const days = [...new Set(sessions.map(({ day }) => day))];
  return days.map((day) => ({ day, sessions: sessions.filter((one) => one.day === day) }));
}

/** What a planned session is. */
export function plannedTitle({ kind, questions, subject }: PlannedSession): string {
  if (kind === "mixed-set") {
    return questions === null ? "Mixed set" : `Mixed set of ${plural(questions, "question")}`;
  }
  if (kind !== "drill") return SESSION_TITLES[kind];
  if (questions !== null) return questionsInWords(questions, subject);
  return subject?.topic == null ? "Practice" : `Practice: ${subject.topic.name}`;
}

/** `About 20 min, timed`. */
export function plannedDetail({ minutes, isTimed }: PlannedSession): string {
  return `About ${minutesAsTime(minutes)}${isTimed ? ", timed" : ""}`;
}
