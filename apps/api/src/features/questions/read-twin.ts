import type { Question } from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import {
  accepted,
  type ItemId,
  originIdOf,
  type Result,
  refused,
  seededRandom,
  type UserId,
} from "@lexiquant/domain/kernel";
import { hasTwins } from "../../bank/has-twins.ts";
import type { Queryable } from "../../db/queryable.ts";
import { isItemKept } from "../../history/kept-items/repository.ts";
import { listHoldingSettings } from "../../history/sessions/repository.ts";
import { findItem } from "../../history/twins/find-items.ts";
import {
  findOpenTwin,
  insertTwin,
  listTwinQuestions,
  type StoredTwin,
} from "../../history/twins/repository.ts";
import type { QuestionContext } from "./dependencies.ts";
import { readQuestion } from "./service.ts";

const LARGEST_SEED = 2 ** 32 - 1;
/** Drawn again when a parallel request has drawn the very same question. */
const MOST_DRAWS = 3;

type TwinRefusal =
  | "item-not-found"
  | "item-has-no-twins"
  | "twins-used-up"
  | "key-withheld"
  | "item-kept-for-exams";
type Found<Value> = Result<Value, TwinRefusal>;

/**
 * The student's open twin of an item, or of the item that a given twin is of; a new one where none is open. It stays the
 * same until it is tried or shown: asking again gives no other one, so nobody can look through them for an easy one.
 */
export async function readTwin(
  context: QuestionContext,
  userId: UserId,
  itemId: ItemId,
): Promise<Found<Question>> {
  const origin = await findOrigin(context, userId, itemId);
  if (!origin.ok) return origin;
  const twin = await openTwin(context, userId, origin.value);
  return twin.ok ? await readQuestion(context, userId, twin.value.id) : twin;
}

async function findOrigin(
  context: QuestionContext,
  userId: UserId,
  itemId: ItemId,
): Promise<Found<KeyedItem>> {
  const { reader } = context.database;
  const asked = await findItem(context, reader, { userId, itemId });
  if (asked === null) return refused("item-not-found");
  const origin = context.served.get(originIdOf(itemId));
  if (origin === undefined || !hasTwins(origin.item)) return refused("item-has-no-twins");
  if (await isItemKept(context, reader, { userId, itemId: origin.item.id })) {
    return refused("item-kept-for-exams");
  }
  // A twin's solution is as good as the origin's own.
  const holding = await listHoldingSettings(reader, userId, origin.item.id);
  if (holding.some(({ feedback }) => feedback === "end")) return refused("key-withheld");
  return accepted(origin.item);
}

async function openTwin(
  context: QuestionContext,
  userId: UserId,
  origin: KeyedItem,
): Promise<Found<KeyedItem>> {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const open = await findOpenTwin(context.database.reader, userId, origin);
    if (open !== null) return accepted(open);
    // Outside the transaction: a draw may take a while.
    const drawn = await drawTwin(context, userId, origin);
    if (drawn === null) return refused("twins-used-up");
    const kept = await context.database.transaction(
      (transaction) => keepOne(transaction, userId, { origin, drawn }),
      { idempotent: true },
    );
    if (kept !== null) return accepted(kept);
  }
  throw new Error(`No twin of ${origin.id} could be kept.`);
}

/** What is drawn, or the twin that a parallel request has drawn meanwhile; null where it is in the way otherwise. */
async function keepOne(
  transaction: Queryable,
  userId: UserId,
  { origin, drawn }: { readonly origin: KeyedItem; readonly drawn: StoredTwin },
): Promise<KeyedItem | null> {
  const open = await findOpenTwin(transaction, userId, origin);
  if (open !== null) return open;
  return (await insertTwin(transaction, userId, drawn)) ? drawn.item : null;
}

async function drawTwin(
  { clock, database, itemModels, newSeed }: QuestionContext,
  userId: UserId,
  origin: KeyedItem,
): Promise<StoredTwin | null> {
  const modelId = origin.provenance.model?.id ?? "";
  const had = await listTwinQuestions(database.reader, userId, modelId);
  const drawnAt = clock();
  const twin = await itemModels.drawTwin({
    origin,
    seeds: newSeeds(newSeed(), new Set(had.map(({ seed }) => seed))),
    taken: new Set(had.map(({ fingerprint }) => fingerprint)),
    today: drawnAt.toISOString().slice(0, 10),
  });
  if (twin === null) return null;
  return { ...twin, originId: origin.id, originVersion: origin.version, modelId, drawnAt };
}

/** Without those of earlier twins, which their ids are made of. */
function* newSeeds(start: number, had: ReadonlySet<number>): Generator<number> {
  const random = seededRandom(start);
  for (;;) {
    const seed = 1 + Math.floor(random() * LARGEST_SEED);
    if (!had.has(seed)) yield seed;
  }
}
