import { type ItemId, originIdOf } from "@lexiquant/domain/kernel";
import {
  addItem,
  expectAnswer,
  type ItemPool,
  type LearnerModel,
  MASTERY_TARGET,
  masteryOf,
  poolOf,
  recordWord,
  type WordEvidence,
} from "@lexiquant/domain/learner";
import type { LadderState } from "@lexiquant/domain/mistakes";
import { mondayOf } from "@lexiquant/domain/study-plan";
import type { AnswerFacts, WordTally } from "../../db/learner-tables.ts";
import type {
  FoldedAnswer,
  LogEntry,
  LoggedAnswer,
  LoggedEvidence,
  LoggedWord,
  WordEntry,
} from "./answer-log.ts";
import type { NodeDay } from "./days-repository.ts";
import { abilityIn, FoldedDays } from "./fold-days.ts";
import { ladderAfter, mistakeOf } from "./fold-mistake.ts";
import { type AnswerTime, foldTime } from "./fold-time.ts";
import type { Ladders, Mistake } from "./mistakes-repository.ts";
import { dayOf, isoDayOf, SHARED, type StudentState } from "./student-state.ts";
import { addTallies, type PlacedTally, placesOf, type Tally } from "./tallies.ts";
import type { SkillShares } from "./test-blueprint.ts";

/** What some answers and words add to what is stored of a student. */
export interface Folded {
  readonly entries: readonly LogEntry[];
  readonly words: readonly WordEntry[];
  readonly days: readonly NodeDay[];
  readonly tallies: readonly PlacedTally[];
  readonly mistakes: readonly Mistake[];
  /** Those that have changed. */
  readonly ladders: Ladders;
}

/**
 * Takes answers and words in, in their order: a function of the state and of what the log keeps of them, of nothing else. Changes
 * the state.
 */
export function foldLog(
  state: StudentState,
  log: readonly LoggedEvidence[],
  blueprints: ReadonlyMap<string, SkillShares>,
): Folded {
  const fold = new Fold(state, blueprints);
  for (const one of log) {
    if (one.source === "answer") fold.takeAnswer(one);
    else fold.takeWord(one);
  }
  const { entries, words, days, tallies, mistakes, ladders } = fold;
  return { entries, words, days: days.close(), tallies: [...tallies.values()], mistakes, ladders };
}

const NOTHING: FoldedAnswer = {
  isRapid: false,
  pExpected: null,
  expectedMs: null,
  paceFlag: null,
  topic: null,
};

type Known = LoggedAnswer & { readonly facts: AnswerFacts };

class Fold {
  readonly entries: LogEntry[] = [];
  readonly words: WordEntry[] = [];
  readonly days: FoldedDays;
  readonly tallies = new Map<string, PlacedTally>();
  readonly mistakes: Mistake[] = [];
  readonly ladders = new Map<ItemId, LadderState>();
  readonly #state: StudentState;
  readonly #pool: ItemPool = poolOf([], SHARED.priors);
  readonly #model: LearnerModel = { ...SHARED, pool: this.#pool };

  constructor(state: StudentState, blueprints: ReadonlyMap<string, SkillShares>) {
    this.#state = state;
    this.days = new FoldedDays(state, blueprints);
  }

  takeAnswer(answer: LoggedAnswer): void {
    const { sequence, attempt, itemParameterVersion, blueprintId, facts } = answer;
    this.#state.answers = sequence;
    const folded = facts === null ? NOTHING : this.#fold({ ...answer, facts });
    const { id: attemptId, itemId } = attempt;
    const row = { sequence, attemptId, itemId, itemParameterVersion, blueprintId, facts };
    this.entries.push({ ...row, ...folded });
  }

  takeWord({ sequence, review, blueprintId, facts }: LoggedWord): void {
    const state = this.#state;
    state.answers = sequence;
    const telling = review.isUndone ? null : facts;
    state.words = addWord(state.words, telling, review.isRight === true);
    const pExpected = telling === null ? null : this.#foldWord(review, telling, blueprintId);
    this.words.push({ sequence, reviewId: review.id, blueprintId, facts, pExpected });
  }

  #foldWord(
    review: LoggedWord["review"],
    evidence: WordEvidence,
    blueprintId: string,
  ): number | null {
    const { learner } = this.#state;
    const day = Math.max(dayOf(review.reviewedAt), learner.recent.lastDay ?? 0);
    const moving = {
      measure: "verbal",
      components: evidence.components,
      blueprintId,
      day,
      date: this.#dateOf(review.studyDay),
    } as const;
    this.days.settle(moving);
    const isRight = review.isRight === true;
    const pExpected = recordWord(SHARED.priors, learner, { evidence, isRight, day });
    this.days.note(moving, 0);
    return pExpected;
  }

  #fold(answer: Known): FoldedAnswer {
    const { attempt, facts } = answer;
    const { learner } = this.#state;
    addItem(this.#pool, { id: attempt.itemId, ...facts }, SHARED.priors);
    // Time does not run backwards: what is released late is learned from late.
    const day = Math.max(dayOf(attempt.submittedAt), learner.recent.lastDay ?? 0);
    const asked = {
      item: { id: attempt.itemId, components: facts.components },
      context: { day, hints: attempt.hintLevel, isTimed: facts.isTimed },
    };
    const expected = expectAnswer(this.#model, learner, asked);
    const pExpected = expected.probability;
    const time = foldTime(this.#state, { attempt, facts, pCorrect: pExpected });
    const mastery = { node: facts.topicId, day, target: MASTERY_TARGET };
    const before = masteryOf(learner, SHARED.priors, mastery);
    const pMastery = before.hasEnoughEvidence ? before.pMastery : null;
    const ownDay = facts.studyDay ?? Math.floor(dayOf(attempt.submittedAt));
    this.#noteMistake({ attempt, facts, time, pCorrect: pExpected, pMastery }, ownDay);
    const outcome = {
      isCorrect: attempt.correct,
      sureness: attempt.sureness,
      isRapid: time.isRapid || facts.isQuarantined,
      hasFeedback: true,
    };
    const date = this.#dateOf(ownDay);
    const moving = { ...facts, blueprintId: answer.blueprintId, day, date };
    if (!outcome.isRapid) this.days.settle(moving);
    expected.record(outcome);
    if (!outcome.isRapid) this.days.note(moving, 1);
    if (!attempt.seenBefore) this.#noteTallies(answer, { time, pExpected, ownDay });
    return {
      isRapid: time.isRapid,
      pExpected,
      expectedMs: time.expectedMs,
      paceFlag: time.flag,
      topic: {
        id: facts.topicId,
        before: { mean: before.mean, variance: before.standardDeviation ** 2 },
        after: abilityIn(this.#state, facts.topicId, day),
      },
    };
  }

  /** The day of the student's calendar that an estimate is kept by: a move west, or a late release, does not turn it back. */
  #dateOf(studyDay: number): string {
    const latest = Math.max(studyDay, this.#state.studyDay ?? studyDay);
    this.#state.studyDay = latest;
    return isoDayOf(latest);
  }

  #noteMistake(answer: Parameters<typeof mistakeOf>[0], day: number): void {
    const mistake = mistakeOf(answer);
    if (mistake !== null) this.mistakes.push(mistake);
    const question = originIdOf(answer.attempt.itemId);
    const known = this.#state.ladders.get(question);
    const next = ladderAfter(known, { ...answer, day });
    if (next === undefined || next === known) return;
    this.#state.ladders.set(question, next);
    this.ladders.set(question, next);
  }

  #noteTallies(
    { attempt, facts }: Known,
    {
      time,
      pExpected,
      ownDay,
    }: { readonly time: AnswerTime; readonly pExpected: number; readonly ownDay: number },
  ): void {
    const week = isoDayOf(mondayOf(ownDay));
    const tally = tallyOf({ attempt, facts }, time, pExpected);
    for (const place of placesOf({ ...attempt, facts, isRapid: time.isRapid, pExpected })) {
      const key = `${place.dimension} ${place.value} ${week}`;
      const known = this.tallies.get(key);
      this.tallies.set(key, {
        ...place,
        week,
        tally: known === undefined ? tally : addTallies(known.tally, tally),
      });
    }
  }
}

function addWord(known: WordTally, telling: WordEvidence | null, isRight: boolean): WordTally {
  const right = isRight ? 1 : 0;
  const [isMet, isKept] = [telling?.kind === "met", telling?.kind === "kept"];
  return {
    reviews: known.reviews + 1,
    met: known.met + (isMet ? 1 : 0),
    known: known.known + (isMet ? right : 0),
    learned: known.learned + (isKept ? right : 0),
  };
}

const MICRO = 1_000_000;
/** Reports below a tenth of a second are the clock's. */
const LEAST_MS = 100;

function tallyOf(
  { attempt, facts }: Pick<Known, "attempt" | "facts">,
  time: AnswerTime,
  pExpected: number,
): Tally {
  const paceMs = facts.targetSeconds * facts.timeFactor * 1000;
  const isWorked = !attempt.gaveUp && !time.isRapid;
  const micro = isWorked
    ? Math.round(MICRO * Math.log(Math.max(LEAST_MS, attempt.elapsedMs) / paceMs))
    : 0;
  return {
    answers: 1,
    right: attempt.correct ? 1 : 0,
    elapsedMs: attempt.elapsedMs,
    expectedRightMicro: Math.round(MICRO * pExpected),
    worked: isWorked ? 1 : 0,
    logRatioMicro: micro,
    squaredLogRatioMicro: Math.round(micro ** 2 / MICRO),
    rushed: time.flag === "rushed" ? 1 : 0,
    stuck: time.isStuck ? 1 : 0,
    overInvested: time.flag === "over-invested" ? 1 : 0,
    overInvestedMs: time.overInvestedMs,
  };
}
