import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Stimulus } from "@lexiquant/domain/item";
import { parse } from "yaml";
import {
  type AuthoredStimulus,
  authoredItemSchema,
  authoredStimulusSchema,
  misconceptionSchema,
} from "./authored-item.ts";
import { type Bank, makeBank } from "./bank.ts";
import { flattenTree, treeSchema } from "./knowledge-component-tree.ts";
import { lintBank } from "./lint.ts";
import { makePublished, publishedModelItemSchema } from "./published-models.ts";
import { ContentError, listReader } from "./read-entries.ts";
import { toKeyedItem } from "./to-keyed-item.ts";

export { fingerprintOf } from "./published-models.ts";
export { ContentError } from "./read-entries.ts";

/**
 * Reads and lints the item bank.
 *
 * @throws {ContentError} naming every problem found, schema or lint
 */
export function readBank(contentDirectory: string): Bank {
  const problems: string[] = [];
  const list = listReader(contentDirectory, problems);

  const authoredStimuli = list("stimuli", authoredStimulusSchema);
  const authoredItems = list("items", authoredItemSchema);
  const modelled = makePublished(list("item-models/published", publishedModelItemSchema), problems);
  const dataIds = new Set(
    authoredStimuli.filter(({ kind }) => kind === "data").map(({ id }) => id),
  );
  const parts = {
    items: [
      ...authoredItems.map((item) =>
        toKeyedItem(item, { isDataSet: item.stimulus !== null && dataIds.has(item.stimulus) }),
      ),
      ...modelled.map(({ item, model }) => toKeyedItem(item, { model })),
    ],
    stimuli: authoredStimuli.map(toStimulus),
    misconceptions: list("misconceptions", misconceptionSchema),
    components: flattenTree(
      treeSchema.parse(
        parse(readFileSync(join(contentDirectory, "knowledge-components.yaml"), "utf8")),
      ),
    ),
  };
  problems.push(...lintBank(parts));
  if (problems.length > 0) throw new ContentError(problems);
  return makeBank(parts);
}

/** Numbers the sentences of a passage: paragraph and place. */
function toStimulus(authored: AuthoredStimulus): Stimulus {
  if (authored.kind === "data") return authored;
  return {
    ...authored,
    paragraphs: authored.paragraphs.map((sentences, paragraph) =>
      sentences.map((text, sentence) => ({ id: `p${paragraph + 1}s${sentence + 1}`, text })),
    ),
  };
}
