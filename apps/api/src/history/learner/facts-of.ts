import { authoredScoringItem } from "@lexiquant/domain/adaptive";
import { toPublicItem } from "@lexiquant/domain/item";
import { originIdOf } from "@lexiquant/domain/kernel";
import { itemTimeOf, type MeasuredTime } from "@lexiquant/domain/pace";
import { validateResponse, wrongChoices } from "@lexiquant/domain/scoring";
import type { DayRule } from "@lexiquant/domain/spacing";
import { hasTwins } from "../../bank/has-twins.ts";
import type { IndexedItem, ItemIndex } from "../../bank/item-index.ts";
import type { AnswerFacts } from "../../db/learner-tables.ts";
import type {
  PublishedParameters,
  ScoredParameters,
} from "../item-parameters/item-parameter-reader.ts";
import { studyDayAt } from "../vocabulary/day-rule.ts";
import type { NewAttempt } from "./log-repository.ts";

/** Sessions shorter than this have no beginning and end worth telling apart. */
const LEAST_QUESTIONS = 6;

interface Sources {
  /** What was answered. */
  readonly entry: IndexedItem;
  /** Items of the bank, the retired ones too. */
  readonly served: ItemIndex;
  readonly parameters: PublishedParameters;
  readonly measuredTime: MeasuredTime | undefined;
  readonly dayRule: DayRule;
}

/** What is to be kept of an answer beside its attempt. */
export function factsOf(attempt: NewAttempt, sources: Sources): AnswerFacts {
  const { entry, served, parameters, measuredTime, dayRule } = sources;
  const { settings, position, sessionItems } = attempt;
  const { item } = entry;
  const scoring = scoringOf(entry, served, parameters);
  return {
    measure: entry.measure,
    kind: entry.kind,
    band: entry.difficulty,
    topicId: entry.topic.id,
    // A twin exercises what its origin exercises today.
    components: (served.get(originIdOf(item.id))?.item ?? item).knowledgeComponents,
    difficulty: { mean: scoring.difficulty, variance: scoring.difficultyStandardError ** 2 },
    discrimination: scoring.discrimination,
    guessing: scoring.guessing,
    isQuarantined: scoring.isQuarantined,
    targetSeconds: entry.targetSeconds,
    time: itemTimeOf(entry.targetSeconds, measuredTime),
    isTimed: settings.timing.kind === "timed" || settings.mode === "exam",
    timeFactor: settings.timing.kind === "timed" ? settings.timing.paceFactor : 1,
    third: thirdOf(position, sessionItems),
    hasTwins: hasTwins(served.get(originIdOf(item.id))?.item ?? item),
    mayDeclare: settings.mode !== "exam",
    misconceptions: misconceptionsOf(attempt, item),
    remainingMs: attempt.remainingMs,
    isIncomplete: isIncomplete(attempt, item),
    studyDay: studyDayAt(attempt.submittedAt, dayRule),
  };
}

function thirdOf(position: number, of: number): AnswerFacts["third"] {
  if (of < LEAST_QUESTIONS) return null;
  const third = Math.floor((3 * position) / of);
  return third === 0 || third === 1 ? third : 2;
}

/** Parameters of the version in force. A twin has its origin's while its author takes it for as hard. */
function scoringOf(
  { item, difficulty }: IndexedItem,
  served: ItemIndex,
  { items }: PublishedParameters,
): Omit<ScoredParameters, "version"> {
  const originId = originIdOf(item.id);
  const known = items.get(originId);
  const isAlike = item.id === originId || served.get(originId)?.difficulty === difficulty;
  if (known !== undefined && isAlike) return known;
  return { ...authoredScoringItem(item), isQuarantined: known?.isQuarantined ?? false };
}

/** In an exam what is incomplete is an attempt all the same; what was given up was not left incomplete. */
function isIncomplete({ gaveUp, itemVersion, response }: NewAttempt, item: IndexedItem["item"]) {
  if (gaveUp || item.version !== itemVersion) return false;
  return validateResponse(toPublicItem(item), response).kind !== "complete";
}

function misconceptionsOf(attempt: NewAttempt, item: IndexedItem["item"]) {
  // Options of another version may stand for something else.
  if (attempt.correct || item.version !== attempt.itemVersion) return [];
  const slips = wrongChoices(item, attempt.response).map(
    ({ rationale }) => rationale.misconceptionId,
  );
  return [...new Set(slips)].filter((id) => id !== null);
}
