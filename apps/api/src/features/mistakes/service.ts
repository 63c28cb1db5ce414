import {
  MISTAKE_CAUSES,
  type Mistake,
  type MistakeCause,
  type mistakeRoutes,
  type RouteOutput,
} from "@lexiquant/contract";
import type { ItemKind, Measure } from "@lexiquant/domain/item";
import {
  type AttemptId,
  accepted,
  type ItemId,
  originIdOf,
  type Result,
  refused,
  type UserId,
} from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import type { LearnerContext } from "../../history/learner/learner-context.ts";
import { type LoadedStudent, loadStudent } from "../../history/learner/load-student.ts";
import { listOpenLadders } from "../../history/mistakes/ladders-repository.ts";
import {
  countCauses,
  countMisconceptions,
  type LogFilter,
  listLog,
  storeWords,
  type WordedMistake,
} from "../../history/mistakes/log-repository.ts";
import { listHeldItems } from "../../history/sessions/repository.ts";
import { findItems } from "../../history/twins/find-items.ts";
import { mistakeView } from "./mistake-view.ts";

type Log = RouteOutput<typeof mistakeRoutes.listMistakes>;

interface LogQuery {
  readonly measure: Measure | null;
  readonly cause: MistakeCause | null;
  readonly kind: ItemKind | null;
  readonly misconception: string | null;
  /** A node of the tree of topics. */
  readonly topic: string | null;
  /** A question, or a twin of one. */
  readonly itemId: ItemId | null;
  readonly state: "all" | "due" | "open" | "done";
  readonly after: AttemptId | null;
  readonly limit: number;
}

/** A page of the error log and its counts; a fixed number of statements. */
export async function readMistakes(
  context: LearnerContext,
  userId: UserId,
  query: LogQuery,
): Promise<Log> {
  const student = await loadStudent(context, userId);
  const { reader } = context.database;
  const { measure, cause, kind, misconception, state, after, limit } = query;
  const held = await listHeldItems(reader, userId);
  const filter: LogFilter = {
    measure,
    cause,
    kind,
    misconception: misconception === null ? null : { id: misconception, except: [...held] },
    originIds: originsWanted(context, query),
    wayBack: state === "all" ? null : state,
    attemptId: null,
  };
  const { today } = student;
  const found = await listLog(reader, userId, { filter, today, after, limit: limit + 1 });
  const log = found.slice(0, limit);
  return {
    mistakes: await viewsOf(context, reader, { userId, student, today, held, log }),
    hasMore: found.length > limit,
    counts: await countsOf(context, userId, { today, held }),
  };
}

/** Questions that were deleted from the bank are passed over; the way back of retired ones has ended. */
function originsWanted({ served }: LearnerContext, { topic, itemId, state }: LogQuery): ItemId[] {
  const originId = itemId === null ? null : originIdOf(itemId);
  const node = [...served].filter(
    ([id, { item, nodes }]) =>
      (originId === null || id === originId) &&
      (topic === null || [...nodes].some((id) => id === topic)) &&
      (state === "all" || !item.retired),
  );
  return node.map(([id]) => id);
}

async function countsOf(
  { bank, database, served }: LearnerContext,
  userId: UserId,
  { today, held }: { readonly today: number; readonly held: ReadonlySet<ItemId> },
): Promise<Log["counts"]> {
  const originIds = [...served.keys()];
  const causes = await countCauses(database.reader, userId, originIds);
  const slips = await countMisconceptions(database.reader, userId, {
    originIds,
    except: [...held],
  });
  const open = (await listOpenLadders(database.reader, userId)).filter(
    ({ itemId }) => served.get(itemId)?.item.retired === false,
  );
  const due = open.filter(({ dueDay }) => dueDay <= today);
  const byCause = MISTAKE_CAUSES.map((cause) => [cause, causes.get(cause) ?? 0] as const);
  return {
    all: byCause.reduce((sum, [, entries]) => sum + entries, 0),
    dueQuestions: due.length,
    openQuestions: open.length - due.length,
    byCause: Object.fromEntries(byCause) as Log["counts"]["byCause"], // of every cause
    byMisconception: slips.flatMap(({ id, entries }) => {
      const name = bank.misconceptions.get(id)?.name;
      return name === undefined ? [] : [{ id, name, entries }];
    }),
  };
}

/** Keeps the student's own word on a mistake. */
export async function sayOfMistake(
  context: LearnerContext,
  userId: UserId,
  words: {
    readonly attemptId: AttemptId;
    readonly cause: MistakeCause | null;
    readonly note: string;
  },
): Promise<Result<Mistake, "mistake-not-found">> {
  const student = await loadStudent(context, userId);
  const now = context.clock();
  const { today } = student;
  const filter: LogFilter = {
    measure: null,
    cause: null,
    kind: null,
    misconception: null,
    originIds: [...context.served.keys()],
    wayBack: null,
    attemptId: words.attemptId,
  };
  const wanted = { filter, today, after: null, limit: 1 };
  return await context.database.transaction(
    async (transaction) => {
      const known = await listLog(transaction, userId, wanted);
      if (known.length === 0) return refused("mistake-not-found");
      await storeWords(transaction, userId, { ...words, now });
      const log = await listLog(transaction, userId, wanted);
      const held = await listHeldItems(transaction, userId);
      const around = { userId, student, today, held, log };
      const [view] = await viewsOf(context, transaction, around);
      return view === undefined ? refused("mistake-not-found") : accepted(view);
    },
    { idempotent: true },
  );
}

async function viewsOf(
  context: LearnerContext,
  database: Queryable,
  {
    userId,
    student,
    today,
    held,
    log,
  }: {
    readonly userId: UserId;
    readonly student: LoadedStudent;
    readonly today: number;
    readonly held: ReadonlySet<ItemId>;
    readonly log: readonly WordedMistake[];
  },
): Promise<Mistake[]> {
  const itemIds = log.map(({ itemId }) => itemId);
  const entries = await findItems(context, database, { userId, itemIds });
  const heldOrigins = new Set([...held].map(originIdOf));
  return log.flatMap((mistake) => {
    const entry = entries.get(mistake.itemId);
    if (entry === undefined) return [];
    const isHeld = held.has(mistake.itemId);
    const isFamilyHeld = heldOrigins.has(mistake.originId);
    return [mistakeView(context, mistake, { entry, student, today, isHeld, isFamilyHeld })];
  });
}
