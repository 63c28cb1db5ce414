import type { MistakeCause, Mistake as MistakeView } from "@lexiquant/contract";
import type { DifficultyBand, ItemKind, Measure } from "@lexiquant/domain/item";
import type {
  AttemptId,
  ItemId,
  KnowledgeComponentId,
  MisconceptionId,
  SessionId,
  UserId,
} from "@lexiquant/domain/kernel";
import type { Belief, StoredLearner, WordEvidence } from "@lexiquant/domain/learner";
import type { LadderStep } from "@lexiquant/domain/mistakes";
import type { ItemTime, StudentSpeed } from "@lexiquant/domain/pace";
import type { Sureness } from "@lexiquant/domain/session";
import type { BigInteger } from "./big-integer-column.ts";
import type { Json } from "./json-column.ts";

interface LearnerStatesTable {
  user_id: UserId;
  /** Of the rules that made everything below: what older ones made is made again from the log. */
  fold_version: number;
  /** Null before the first answer. */
  learner: Json<StoredLearner> | null;
  speed: Json<StudentSpeed> | null;
  /** Rows of the log, words too. */
  answers: number;
  /** Null before the first of these. */
  words: Json<WordTally> | null;
  /** The latest day of the student's calendar that an estimate is kept by, in whole days since the Unix epoch; null before. */
  study_day: number | null;
  /** What was released up to here is in the log, but for what was committed late. */
  folded_until: Date | null;
}

/** What reviews of words have said of a student; the log's rows and what they were. */
export interface WordTally {
  /** Rows of the log that are reviews of words. */
  readonly reviews: number;
  /** Words met for the first time, before anything of them was taught. */
  readonly met: number;
  /** Of those, right at once. */
  readonly known: number;
  /** Words not known then, and right after three weeks or more. */
  readonly learned: number;
}

/**
 * Everything about an answer that is not in its attempt and may change: as it was when the answer was taken in, so that
 * what follows from the log does not depend on the bank, nor on calibration, of today.
 */
export interface AnswerFacts {
  readonly measure: Measure;
  readonly kind: ItemKind;
  readonly band: DifficultyBand;
  readonly topicId: KnowledgeComponentId;
  readonly components: readonly KnowledgeComponentId[];
  /** Of the item, logits. */
  readonly difficulty: Belief;
  readonly discrimination: number;
  readonly guessing: number;
  /** Calibration doubts the item: the answer says nothing of the student. */
  readonly isQuarantined: boolean;
  /** The exam's pace, and what is believed of the item's own. */
  readonly targetSeconds: number;
  readonly time: ItemTime;
  readonly isTimed: boolean;
  /** Multiple of the exam's pace that was granted. */
  readonly timeFactor: number;
  /** In which third of the session it stood; null in a short one. */
  readonly third: 0 | 1 | 2 | null;
  /** Whether the student could say how sure the answer was. */
  readonly mayDeclare: boolean;
  /** Whether another question of the item's model can be drawn. */
  readonly hasTwins: boolean;
  /** Those that a wrong response gives away. */
  readonly misconceptions: readonly MisconceptionId[];
  /** Left on the clock when the answer was given; null where none ran, absent from answers of before it was kept. */
  readonly remainingMs?: number | null;
  /** Whether less than a whole answer was entered when the section ended; absent from answers of before it was kept. */
  readonly isIncomplete?: boolean;
  /** Day of the student's own calendar, in whole days since the Unix epoch; absent as above, the day is that of UTC then. */
  readonly studyDay?: number;
}

export type PaceFlag = "rushed" | "stuck" | "over-invested";

/** The released answers in the order in which they were taken in. */
interface LearnerAnswersTable {
  user_id: UserId;
  /** From 1, without a gap. */
  sequence: number;
  attempt_id: AttemptId;
  item_id: ItemId;
  /** Of the calibration run; null for the authors' parameters. */
  item_parameter_version: number | null;
  /** By which measures were estimated then. */
  blueprint_id: string;
  /** Null where the item was served no more: the answer then counts for nothing. */
  facts: Json<AnswerFacts> | null;
  /** From here on what follows from all of the above. */
  is_rapid: boolean;
  /** Probability of a right answer, as expected before it. */
  p_expected: number | null;
  /** Time that this student was expected to take. */
  expected_ms: number | null;
  pace_flag: PaceFlag | null;
  topic_id: KnowledgeComponentId | null;
  /** Ability in the topic before the answer and after it, logits. */
  topic_before: Json<Belief> | null;
  topic_after: Json<Belief> | null;
}

/** Reviews of words that may say something of the student, in one sequence with the answers. */
interface LearnerWordsTable {
  user_id: UserId;
  sequence: number;
  review_id: string;
  /** By which measures were estimated then. */
  blueprint_id: string;
  /** As the rule had it when the review was taken in; null where it says nothing. */
  facts: Json<WordEvidence> | null;
  /** Probability of a right answer, as expected before it; null where none was. */
  p_expected: number | null;
}

/** What the exam asks of each skill, as it was told from mock exams and bank at some time; shared by all. */
interface TestBlueprintsTable {
  /** A digest of the shares. */
  id: string;
  shares: Json<StoredShares>;
}

/** Shares of skills in the questions of each measure, in the order of their names. */
export type StoredShares = Readonly<Record<Measure, readonly (readonly [string, number])[]>>;

/**
 * Ability in a node of the tree (measure, domain or topic) after the last answer, or word, of a day in it, logits; in
 * `test:verbal` and `test:quantitative` that of the measure as the exam weighs its skills.
 */
interface LearnerDaysTable {
  user_id: UserId;
  node: string;
  /** `2026-11-21` of the student's own calendar. */
  day: string;
  mean: number;
  variance: number;
  /** Of that day in the node. */
  answers: number;
}

/** By what first answers are added up, with the values that there are. */
export type TallyDimension =
  /** `all` */
  | "all"
  | "measure"
  | "kind"
  | "difficulty"
  /** The topic of the main component. */
  | "topic"
  /** The same of answers under the clock alone: `all`; a kind; a difficulty; a third of the session: `0`, `1`, `2`. */
  | "timed"
  | "timed-kind"
  | "timed-difficulty"
  | "timed-third"
  /** `guess`, `unsure`, `sure`, or `none`. Neither what was given up, nor answers where it cannot be said. */
  | "sureness"
  /** Tenth of the expected probability: `0` … `9`. Answers that were worked for. */
  | "predicted"
  /** Of wrong answers: whether the response gives a misconception away: `named`, `unnamed`. */
  | "wrong"
  /** A misconception; a wrong answer counts in each that it gives away. */
  | "misconception";

/** First answers, added up by what they were about and by the week. Whole numbers, so that their order is the same. */
export interface AnswerTalliesTable {
  user_id: UserId;
  dimension: TallyDimension;
  value: string;
  /** Its Monday, of the student's own calendar. */
  week: string;
  answers: number;
  right_answers: number;
  elapsed_ms: BigInteger;
  /** Millionths: the sum of what was expected before each. */
  expected_right_micro: BigInteger;
  /** Answers that the next two sums are over: neither rapid nor given up. */
  paced: number;
  /** Millionths: the sums of ln (time / expected time), and of its squares. */
  log_ratio_micro: BigInteger;
  squared_log_ratio_micro: BigInteger;
  rushed: number;
  stuck: number;
  over_invested: number;
  /** Time beyond twice the expected one. */
  over_invested_ms: BigInteger;
}

export interface MistakesTable {
  user_id: UserId;
  /** Of an unanswered question a number of its own: no attempt has it. */
  attempt_id: AttemptId;
  session_id: SessionId;
  item_id: ItemId;
  measure: Measure;
  kind: ItemKind;
  topic_id: KnowledgeComponentId;
  difficulty: DifficultyBand;
  /** Right by a declared guess. */
  lucky_guess: boolean;
  /** Left unanswered in an exam: it follows from no answer, so that no recount makes it again. */
  unanswered: boolean;
  sureness: Sureness | null;
  elapsed_ms: number;
  expected_ms: number | null;
  misconceptions: Json<readonly MisconceptionId[]>;
  /** As it is proposed: see `mistake_words` for what the student says. */
  cause: MistakeCause;
  because: Json<MistakeView["proposed"]["because"]>;
  submitted_at: Date;
}

interface MistakeWordsTable {
  user_id: UserId;
  attempt_id: AttemptId;
  /** Null while the proposal stands. */
  cause: MistakeCause | null;
  note: string;
  updated_at: Date;
}

/**
 * Entries of the error log by question and by what is behind them: the cause, the student's word before the proposal, or a
 * misconception. Rows are bounded by questions and twins, not by how often they were missed.
 */
export interface MistakeCountsTable {
  user_id: UserId;
  item_id: ItemId;
  dimension: "cause" | "misconception";
  value: string;
  entries: number;
}

/** What is known of each student, and what follows from the same answers. Every table but one starts with its student. */
export interface LearnerTables {
  learner_states: LearnerStatesTable;
  learner_answers: LearnerAnswersTable;
  learner_words: LearnerWordsTable;
  test_blueprints: TestBlueprintsTable;
  learner_days: LearnerDaysTable;
  answer_tallies: AnswerTalliesTable;
  mistakes: MistakesTable;
  mistake_words: MistakeWordsTable;
  mistake_counts: MistakeCountsTable;
  redo_ladders: RedoLaddersTable;
}

/** The way back of a missed question; a twin is on that of its origin. */
interface RedoLaddersTable {
  user_id: UserId;
  item_id: ItemId;
  /** Null where the way back is finished. */
  step: LadderStep | null;
  /** When the next try is due, in whole days of the student's calendar since the Unix epoch; null as above. */
  due_day: number | null;
  has_twin: boolean;
  /** Misses and lucky guesses so far. */
  setbacks: number;
}
