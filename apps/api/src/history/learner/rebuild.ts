import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import type { LogEntry, LoggedEvidence, WordEntry } from "./answer-log.ts";
import { listBlueprints } from "./blueprints-repository.ts";
import { addNodeDays, deleteDays, type NodeDay } from "./days-repository.ts";
import { foldLog } from "./fold-log.ts";
import { deleteLog, insertLogEntries, listLog } from "./log-repository.ts";
import { recountMistakes } from "./mistake-counts-repository.ts";
import {
  deleteLadders,
  deleteLoggedMistakes,
  insertMistakes,
  type Mistake,
  upsertLadders,
} from "./mistakes-repository.ts";
import { type StoredState, saveState } from "./state-repository.ts";
import { FOLD_VERSION, newStudentState, type StudentState } from "./student-state.ts";
import { addTallies, type PlacedTally } from "./tallies.ts";
import { addTalliesTo, deleteTallies } from "./tallies-repository.ts";
import { deleteWordLog, insertWordEntries, listWordLog } from "./word-log-repository.ts";

const PAGE = 1000;

/** Everything that follows from a student's log. */
export interface Replayed {
  readonly state: StudentState;
  readonly entries: readonly LogEntry[];
  readonly words: readonly WordEntry[];
  readonly days: ReadonlyMap<string, NodeDay>;
  readonly tallies: ReadonlyMap<string, PlacedTally>;
  readonly mistakes: readonly Mistake[];
}

/** Folds the whole log from nothing. Reads it and changes nothing. */
export async function replay(database: Queryable, userId: UserId): Promise<Replayed> {
  const blueprints = await listBlueprints(database);
  const state = newStudentState();
  const entries: LogEntry[] = [];
  const words: WordEntry[] = [];
  const days = new Map<string, NodeDay>();
  const tallies = new Map<string, PlacedTally>();
  const mistakes: Mistake[] = [];
  for (;;) {
    const page = await listPage(database, userId, state.answers);
    const folded = foldLog(state, page, blueprints);
    entries.push(...folded.entries);
    words.push(...folded.words);
    mistakes.push(...folded.mistakes);
    for (const one of folded.days) {
      const key = `${one.node} ${one.day}`;
      days.set(key, { ...one, answers: one.answers + (days.get(key)?.answers ?? 0) });
    }
    for (const one of folded.tallies) {
      const key = `${one.dimension} ${one.value} ${one.week}`;
      const known = tallies.get(key);
      const tally = known === undefined ? one.tally : addTallies(known.tally, one.tally);
      tallies.set(key, { ...one, tally });
    }
    if (page.length < PAGE) return { state, entries, words, days, tallies, mistakes };
  }
}

/** The next rows of the log: their numbers go on without a gap through answers and words. */
async function listPage(
  database: Queryable,
  userId: UserId,
  after: number,
): Promise<LoggedEvidence[]> {
  const stretch = { after, until: after + PAGE };
  const answers = await listLog(database, userId, stretch);
  const words = await listWordLog(database, userId, stretch);
  return [...answers, ...words].sort((one, other) => one.sequence - other.sequence);
}

/** Makes everything that follows from a student's log again. The student's row has to be held. */
export async function rebuild(
  transaction: Queryable,
  userId: UserId,
  { foldedUntil }: Pick<StoredState, "foldedUntil">,
): Promise<void> {
  const { state, entries, words, days, tallies, mistakes } = await replay(transaction, userId);
  await deleteLog(transaction, userId);
  await insertLogEntries(transaction, userId, entries);
  await deleteWordLog(transaction, userId);
  await insertWordEntries(transaction, userId, words);
  await deleteDays(transaction, userId);
  await addNodeDays(transaction, userId, [...days.values()]);
  await deleteTallies(transaction, userId);
  await addTalliesTo(transaction, userId, [...tallies.values()]);
  await deleteLoggedMistakes(transaction, userId);
  await insertMistakes(transaction, userId, mistakes);
  await recountMistakes(transaction, userId, null);
  await deleteLadders(transaction, userId);
  await upsertLadders(transaction, userId, state.ladders);
  await saveState(transaction, userId, { state, foldVersion: FOLD_VERSION, foldedUntil });
}
