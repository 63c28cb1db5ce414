import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import type { LogEntry } from "./answer-log.ts";
import { listBlueprints } from "./blueprints-repository.ts";
import { addNodeDays, deleteDays, type NodeDay } from "./days-repository.ts";
import { foldAnswers } from "./fold-answers.ts";
import { deleteLog, insertLogEntries, listLog } from "./log-repository.ts";
import {
  deleteLadders,
  deleteMistakes,
  insertMistakes,
  type Mistake,
  upsertLadders,
} from "./mistakes-repository.ts";
import { type StoredState, saveState } from "./state-repository.ts";
import { FOLD_VERSION, newStudentState, type StudentState } from "./student-state.ts";
import { addTallies, type PlacedTally } from "./tallies.ts";
import { addTalliesTo, deleteTallies } from "./tallies-repository.ts";

const PAGE = 1000;

/** Everything that follows from a student's log. */
export interface Replayed {
  readonly state: StudentState;
  readonly entries: readonly LogEntry[];
  readonly days: ReadonlyMap<string, NodeDay>;
  readonly tallies: ReadonlyMap<string, PlacedTally>;
  readonly mistakes: readonly Mistake[];
}

/** Folds the whole log from nothing. Reads it and changes nothing. */
export async function replay(database: Queryable, userId: UserId): Promise<Replayed> {
  const blueprints = await listBlueprints(database);
  const state = newStudentState();
  const entries: LogEntry[] = [];
  const days = new Map<string, NodeDay>();
  const tallies = new Map<string, PlacedTally>();
  const mistakes: Mistake[] = [];
  for (;;) {
    const page = await listLog(database, userId, { after: state.answers, limit: PAGE });
    const folded = foldAnswers(state, page, blueprints);
    entries.push(...folded.entries);
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
    if (page.length < PAGE) return { state, entries, days, tallies, mistakes };
  }
}

/** Makes everything that follows from a student's log again. The student's row has to be held. */
export async function rebuild(
  transaction: Queryable,
  userId: UserId,
  { foldedUntil }: Pick<StoredState, "foldedUntil">,
): Promise<void> {
  const { state, entries, days, tallies, mistakes } = await replay(transaction, userId);
  await deleteLog(transaction, userId);
  await insertLogEntries(transaction, userId, entries);
  await deleteDays(transaction, userId);
  await addNodeDays(transaction, userId, [...days.values()]);
  await deleteTallies(transaction, userId);
  await addTalliesTo(transaction, userId, [...tallies.values()]);
  await deleteMistakes(transaction, userId);
  await insertMistakes(transaction, userId, mistakes);
  await deleteLadders(transaction, userId);
  await upsertLadders(transaction, userId, state.ladders);
  await saveState(transaction, userId, { state, foldVersion: FOLD_VERSION, foldedUntil });
}
