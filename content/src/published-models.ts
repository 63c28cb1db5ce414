import { createHash } from "node:crypto";
import { itemIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import { type ItemModel, itemModels, realize } from "../item-models/index.ts";
import type { AuthoredItem } from "./authored-item.ts";

/**
 * An item of the bank that a model makes. The fingerprint is that of the item as it was read and
 * released: a later change of the model cannot change a published item unnoticed.
 */
export const publishedModelItemSchema = z.strictObject({
  id: itemIdSchema,
  model: z.string(),
  seed: z.int().positive(),
  version: z.int().positive(),
  retired: z.boolean().default(false),
  written: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  fingerprint: z.string().regex(/^[0-9a-f]{12}$/),
});
export type PublishedModelItem = z.infer<typeof publishedModelItemSchema>;

/** Twelve hexadecimal digits of everything that a student may see of an item but its dates. */
export function fingerprintOf(item: AuthoredItem): string {
  const { id: _, version: __, retired: ___, provenance: ____, verification, ...seen } = item;
  const method = verification.kind === "machine-recomputed" ? verification.method : "";
  return createHash("sha256")
    .update(JSON.stringify({ ...seen, method }))
    .digest("hex")
    .slice(0, 12);
}

export interface ModelledItem {
  readonly item: AuthoredItem;
  readonly model: { readonly id: string; readonly seed: number };
}

/** Makes the published items; what does not come out as published is added to the problems. */
export function makePublished(
  entries: readonly PublishedModelItem[],
  problems: string[],
): ModelledItem[] {
  const models = new Map<string, ItemModel>(itemModels.map((model) => [model.id, model]));
  return entries.flatMap((entry) => {
    const model = models.get(entry.model);
    if (model === undefined) {
      problems.push(`${entry.id}: item model ${entry.model} does not exist`);
      return [];
    }
    const item = tryToRealize(model, entry, problems);
    if (item === null) return [];
    const fingerprint = fingerprintOf(item);
    if (fingerprint !== entry.fingerprint) {
      problems.push(
        `${entry.id}: its model now makes another item; read it, raise the version and record fingerprint ${fingerprint}`,
      );
    }
    return [
      {
        item: { ...item, retired: entry.retired },
        model: { id: entry.model, seed: entry.seed },
      },
    ];
  });
}

function tryToRealize(
  model: ItemModel,
  entry: PublishedModelItem,
  problems: string[],
): AuthoredItem | null {
  try {
    return realize(model, entry.seed, entry).item;
  } catch (error) {
    problems.push(`${entry.id}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
