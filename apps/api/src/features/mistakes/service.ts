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
import type { LadderState } from "@lexiquant/domain/mistakes";
import type { Queryable } from "../../db/queryable.ts";
import type { LearnerContext } from "../../history/learner/learner-context.ts";
import { type LoadedStudent, loadStudent } from "../../history/learner/load-student.ts";
import { type Ladders, listLadders } from "../../history/learner/mistakes-repository.ts";
import {
  countLog,
  type LogFilter,
  listLog,
  storeWords,
  type WordedMistake,
} from "../../history/mistakes/log-repository.ts";
import { listHeldItems } from "../../history/sessions/repository.ts";
import { findItems } from "../../history/twins/find-items.ts";
import { mistakeView } from "./mistake-view.ts";

type Log = RouteOutput<typeof mistakeRoutes.listMistakes>;

type WayBack = "due" | "open" | "done";

interface LogQuery {
  readonly measure: Measure | null;
  readonly cause: MistakeCause | null;
  readonly kind: ItemKind | null;
  readonly misconception: string | null;
  /** A node of the tree of topics. */
  readonly topic: string | null;
  /** A question, or a twin of one. */
  readonly itemId: ItemId | null;
  readonly state: "all" | WayBack;
  readonly after: AttemptId | null;
  readonly limit: number;
}

/** A page of the error log and its counts; a fixed number of statements, whose rows are bounded by the page, the bank and the student's twins. */
export async function readMistakes(
  context: LearnerContext,
  userId: UserId,
  query: LogQuery,
): Promise<Log> {
  const student = await loadStudent(context, userId);
  const { reader } = context.database;
  const { measure, cause, kind, misconception, after, limit } = query;
  const held = await listHeldItems(reader, userId);
  const ladders = await listLadders(reader, userId, null);
  const filter: LogFilter = {
    measure,
    cause,
    kind,
    misconception: misconception === null ? null : { id: misconception, except: [...held] },
    originIds: originsWanted(context, query, { ladders, today: student.today }),
    attemptId: null,
  };
  const found = await listLog(reader, userId, { filter, after, limit: limit + 1 });
  const log = found.slice(0, limit);
  return {
    mistakes: await viewsOf(context, reader, { userId, student, ladders, held, log }),
    hasMore: found.length > limit,
    counts: await countsOf(context, userId, { student, ladders, held }),
  };
}

/** Questions that were deleted from the bank are passed over; the way back of retired ones has ended. */
function originsWanted(
  { served }: LearnerContext,
  { topic, itemId, state }: LogQuery,
  { ladders, today }: { readonly ladders: Ladders; readonly today: number },
): ItemId[] {
  const originId = itemId === null ? null : originIdOf(itemId);
  const node = [...served].filter(
    ([id, { item, nodes }]) =>
      (originId === null || id === originId) &&
      (topic === null || [...nodes].some((id) => id === topic)) &&
      (state === "all" || (!item.retired && wayBackOf(ladders.get(id), today) === state)),
  );
  return node.map(([id]) => id);
}

/** Where a question stands on its way back; null while it is on none. */
function wayBackOf(ladder: LadderState | undefined, today: number): WayBack | null {
  if (ladder === undefined) return null;
  if (ladder.dueDay === null) return "done";
  return ladder.dueDay <= today ? "due" : "open";
}

async function countsOf(
  { bank, database, served }: LearnerContext,
  userId: UserId,
  { student, ladders, held }: Pick<Around, "student" | "ladders" | "held">,
): Promise<Log["counts"]> {
  const { causes, misconceptions: slips } = await countLog(database.reader, userId, {
    originIds: [...served.keys()],
    heldItems: [...held],
  });
  const ways = [...ladders].flatMap(([itemId, ladder]) =>
    served.get(itemId)?.item.retired === false ? wayBackOf(ladder, student.today) : [],
  );
  const byCause = MISTAKE_CAUSES.map((cause) => [cause, causes.get(cause) ?? 0] as const);
  return {
    all: byCause.reduce((sum, [, entries]) => sum + entries, 0),
    dueQuestions: ways.filter((way) => way === "due").length,
    openQuestions: ways.filter((way) => way === "open").length,
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
  const filter: LogFilter = {
    measure: null,
    cause: null,
    kind: null,
    misconception: null,
    originIds: [...context.served.keys()],
    attemptId: words.attemptId,
  };
  const wanted = { filter, after: null, limit: 1 };
  return await context.database.transaction(
    async (transaction) => {
      const [known] = await listLog(transaction, userId, wanted);
      if (known === undefined) return refused("mistake-not-found");
      const { cause, note } = words;
      await storeWords(transaction, userId, { mistake: known, cause, note, now });
      const log = await listLog(transaction, userId, wanted);
      const held = await listHeldItems(transaction, userId);
      const ladders = await listLadders(transaction, userId, [originIdOf(known.itemId)]);
      const around = { userId, student, ladders, held, log };
      const [view] = await viewsOf(context, transaction, around);
      return view === undefined ? refused("mistake-not-found") : accepted(view);
    },
    { idempotent: true },
  );
}

/** What a student's entries are told with. */
interface Around {
  readonly userId: UserId;
  readonly student: LoadedStudent;
  readonly ladders: Ladders;
  readonly held: ReadonlySet<ItemId>;
  readonly log: readonly WordedMistake[];
}

async function viewsOf(
  context: LearnerContext,
  database: Queryable,
  { userId, student, ladders, held, log }: Around,
): Promise<Mistake[]> {
  const itemIds = log.map(({ itemId }) => itemId);
  const entries = await findItems(context, database, { userId, itemIds });
  const heldOrigins = new Set([...held].map(originIdOf));
  return log.flatMap((mistake) => {
    const entry = entries.get(mistake.itemId);
    if (entry === undefined) return [];
    const isHeld = held.has(mistake.itemId);
    const originId = originIdOf(mistake.itemId);
    const isFamilyHeld = heldOrigins.has(originId);
    const ladder = ladders.get(originId) ?? null;
    return [mistakeView(context, mistake, { entry, student, ladder, isHeld, isFamilyHeld })];
  });
}
