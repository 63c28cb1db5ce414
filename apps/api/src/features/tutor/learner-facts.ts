import { MEASURES } from "@lexiquant/domain/item";
import { type MisconceptionId, misconceptionIdSchema, type UserId } from "@lexiquant/domain/kernel";
import { describeTally } from "@lexiquant/domain/pace";
import type {
  ItemContext,
  LearnerFacts,
  RecurringSlip,
  TopicStanding,
} from "@lexiquant/domain/tutor";
import type { Queryable } from "../../db/queryable.ts";
import { loadStudent } from "../../history/learner/load-student.ts";
import { type PlacedTally, sumAt } from "../../history/learner/tallies.ts";
import { listTallies } from "../../history/learner/tallies-repository.ts";
import { countLog } from "../../history/mistakes/log-repository.ts";
import type { TutorServices } from "./dependencies.ts";
import { loadQuestionFacts } from "./question-facts.ts";
import { type StandingSources, standingOf } from "./standing-of.ts";

const WEAKEST_TOLD = 3;
/** What happened once has not come back. */
const LEAST_RECURRING = 2;

/**
 * What is known of a student, from stored state alone: answers whose outcome a session withholds are not in it. A fixed
 * number of statements; bounded by the tree of topics and by weeks.
 */
export async function loadLearnerFacts(
  services: TutorServices,
  userId: UserId,
  question: ItemContext | null,
): Promise<LearnerFacts> {
  const student = await loadStudent(services, userId);
  const { reader } = services.database;
  const tallies = await listTallies(reader, userId, [
    "all",
    "timed",
    "measure",
    "topic",
    "misconception",
  ]);
  const sources = { student, tallies };
  const { ratio, answersNeeded } = describeTally(sumAt(tallies, "timed", "all"));
  return {
    answers: student.answers,
    measures: MEASURES.map((measure) => ({
      measure,
      ...standingOf(services, sources, measure),
    })),
    weakest: weakestOf(services, sources),
    slips: slipsOf(services, tallies),
    causes: await causesOf(services, reader, userId),
    pace: { ratio, answersNeeded },
    question: question && (await loadQuestionFacts(services, sources, { userId, question })),
  };
}

function weakestOf(services: TutorServices, sources: StandingSources): TopicStanding[] {
  return [...services.bank.components.values()]
    .filter(({ level }) => level === 2)
    .map(({ id, name }) => ({ id, name, ...standingOf(services, sources, id) }))
    .flatMap((topic) => (topic.pCorrect === null ? [] : [{ topic, p: topic.pCorrect.estimate }]))
    .sort((one, other) => one.p - other.p)
    .slice(0, WEAKEST_TOLD)
    .map(({ topic }) => topic);
}

/** What the catalogue has no more cannot be told. */
function slipsOf({ bank }: TutorServices, tallies: readonly PlacedTally[]): RecurringSlip[] {
  const counts = new Map<MisconceptionId, number>();
  for (const { dimension, value, tally } of tallies) {
    if (dimension !== "misconception") continue;
    const id = misconceptionIdSchema.parse(value);
    counts.set(id, (counts.get(id) ?? 0) + tally.answers);
  }
  return [...counts]
    .flatMap(([misconceptionId, count]) => {
      const known = bank.misconceptions.get(misconceptionId);
      const recurs = count >= LEAST_RECURRING && known !== undefined;
      return recurs ? [{ misconceptionId, name: known.name, count }] : [];
    })
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

async function causesOf(
  { served }: TutorServices,
  database: Queryable,
  userId: UserId,
): Promise<LearnerFacts["causes"]> {
  const asked = { originIds: [...served.keys()], heldItems: [] };
  const { causes } = await countLog(database, userId, asked);
  return [...causes]
    .map(([cause, entries]) => ({ cause, entries }))
    .filter(({ entries }) => entries > 0)
    .sort((one, other) => other.entries - one.entries);
}
