import type { VocabularyDrill, VocabularyRating, VocabularySettings } from "@lexiquant/contract";
import type { ItemId, SessionId, UserId } from "@lexiquant/domain/kernel";
import type { Card, MemoryWeights, ReviewSession } from "@lexiquant/domain/spacing";
import type { AnswerBy, DrillResponse, KeyedDrill } from "@lexiquant/domain/vocabulary";
import type { BigInteger } from "./big-integer-column.ts";
import type { Json } from "./json-column.ts";

interface VocabularySettingsTable {
  user_id: UserId;
  new_per_day: number;
  reviews_per_day: number;
  minutes_per_day: number;
  time_zone: string;
  day_starts_at_hour: number;
  lists: Json<VocabularySettings["lists"]>;
  answer_by: VocabularySettings["answerBy"];
  updated_at: Date;
}

interface VocabularySchedulesTable {
  user_id: UserId;
  desired_retention: number;
  /** Study day, as days since 1970. */
  chosen_on: number;
  chosen_for: string;
}

/** One trial of weights of a student's own; the latest says what is in force. */
interface MemoryFitsTable {
  user_id: UserId;
  version: number;
  tried_at: Date;
  /** Predicted reviews of the log, and how many of them were held out. */
  reviews: number;
  held_out: number;
  default_log_loss: number;
  fitted_log_loss: number;
  /** Null where the default weights predicted better, and stay. */
  weights: Json<MemoryWeights> | null;
}

interface VocabularyCardsTable {
  user_id: UserId;
  /** A headword, or `own:` with the id of an own word. */
  word_id: string;
  card: Json<Card>;
  /** The card's: what each day is loaded with is counted by it. */
  due_day: number | null;
  /** When the student put the word in line; null where it came from a list. */
  queued_at: Date | null;
}

/** Never changed but for `undone_at`, and never deleted: any state can be made from these. */
export interface VocabularyReviewsTable {
  user_id: UserId;
  id: string;
  sequence: number;
  session_id: SessionId;
  turn: number;
  word_id: string;
  reviewed_at: Date;
  day: number;
  rating: VocabularyRating;
  p_recall: number | null;
  elapsed_days: number;
  /** Of the card before. */
  phase: Card["phase"];
  before: Json<Card>;
  desired_retention: number;
  test_day: number | null;
  /** Version of the fit in force; null for the default weights. */
  memory_fit: number | null;
  drill: VocabularyDrill;
  answer_by: AnswerBy;
  response: Json<DrillResponse>;
  /** Null where the student judged. */
  is_right: boolean | null;
  elapsed_ms: number;
  undone_at: Date | null;
}

/** What was asked for when a session was started. */
export interface VocabularyRequest {
  readonly drills: readonly VocabularyDrill[] | null;
  readonly listId: string | null;
  /** Ten words beyond the limits of the day; absent where the plan was asked for */
  readonly more?: "reviews" | "new-words";
}

/** A response that was judged and waits for its rating. */
export interface JudgedAnswer {
  readonly response: DrillResponse;
  readonly isRight: boolean | null;
  readonly elapsedMs: number;
}

/** A question with what came of a first try. */
export interface AskedDrill extends KeyedDrill {
  /** A synonym that was typed, and for which another try is given; null before */
  readonly synonymTried: string | null;
}

export interface VocabularySessionsTable {
  user_id: UserId;
  id: SessionId;
  request: Json<VocabularyRequest>;
  seed: BigInteger;
  words: number;
  run: Json<ReviewSession>;
  turn: number;
  /** With its key; null when the session is over. */
  question: Json<AskedDrill> | null;
  answer: Json<JudgedAnswer> | null;
  created_at: Date;
  closed_at: Date | null;
}

interface OwnWordsTable {
  user_id: UserId;
  id: string;
  front: string;
  back: string;
  tags: Json<readonly string[]>;
  created_at: Date;
}

/** Where a word stands in a list. */
export interface ListPlace {
  readonly listId: string;
  readonly place: number;
}

/** An own word for as long as it can be brought back. */
interface DeletedWordsTable extends OwnWordsTable {
  places: Json<readonly ListPlace[]>;
  /** Null where it was never met nor put in line or aside. */
  card: Json<Card> | null;
  queued_at: Date | null;
  deleted_at: Date;
}

interface WordListsTable {
  user_id: UserId;
  id: string;
  name: string;
  created_at: Date;
}

interface WordListEntriesTable {
  user_id: UserId;
  list_id: string;
  word_id: string;
  place: number;
}

interface WordNotesTable {
  user_id: UserId;
  word_id: string;
  note: string;
  updated_at: Date;
}

interface WordLookupsTable {
  user_id: UserId;
  id: string;
  word_id: string;
  item_id: ItemId;
  looked_up_at: Date;
}

/** Words and what students do with them. Every table starts with its student. */
export interface VocabularyTables {
  vocabulary_settings: VocabularySettingsTable;
  vocabulary_schedules: VocabularySchedulesTable;
  memory_fits: MemoryFitsTable;
  vocabulary_cards: VocabularyCardsTable;
  vocabulary_reviews: VocabularyReviewsTable;
  vocabulary_sessions: VocabularySessionsTable;
  own_words: OwnWordsTable;
  deleted_words: DeletedWordsTable;
  word_lists: WordListsTable;
  word_list_entries: WordListEntriesTable;
  word_notes: WordNotesTable;
  word_lookups: WordLookupsTable;
}
