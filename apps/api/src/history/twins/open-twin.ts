import type { KeyedItem } from "@lexiquant/domain/item";
import { seededRandom, type UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import type { Dependencies } from "../../dependencies.ts";
import { findOpenTwin, insertTwin, listTwinQuestions, type StoredTwin } from "./repository.ts";

const LARGEST_SEED = 2 ** 32 - 1;
/** Drawn again when a parallel request has drawn the very same question. */
const MOST_DRAWS = 3;

/** What drawing a twin needs of the application. */
export type TwinDependencies = Pick<Dependencies, "clock" | "database" | "itemModels" | "newSeed">;

/**
 * The student's open twin of an item of a model; a new one where none is open, null where no more can be drawn. It stays
 * the same until it is tried or shown: asking again gives no other one, so nobody can look through them for an easy one.
 * Not to be called within a transaction: a draw may take a while.
 */
export async function openTwin(
  context: TwinDependencies,
  userId: UserId,
  origin: KeyedItem,
): Promise<KeyedItem | null> {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const open = await findOpenTwin(context.database.reader, userId, origin);
    if (open !== null) return open;
    const drawn = await drawTwin(context, userId, origin);
    if (drawn === null) return null;
    const kept = await context.database.transaction(
      (transaction) => keepOne(transaction, userId, { origin, drawn }),
      { idempotent: true },
    );
    if (kept !== null) return kept;
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
  { clock, database, itemModels, newSeed }: TwinDependencies,
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
