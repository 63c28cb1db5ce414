import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Stimulus } from "@lexiquant/domain/item";
import { parse } from "yaml";
import { z } from "zod";
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
import { toKeyedItem } from "./to-keyed-item.ts";

export { fingerprintOf } from "./published-models.ts";

/** All that is wrong with the content, one line each. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The content has ${problems.length} problem(s):\n${problems.join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

/**
 * Reads and lints the item bank.
 *
 * @throws {ContentError} naming every problem found, schema or lint
 */
export function readBank(contentDirectory: string): Bank {
  const problems: string[] = [];
  const list = <Entry>(folder: string, schema: z.ZodType<Entry>): Entry[] =>
    yamlFiles(join(contentDirectory, folder)).flatMap((path) =>
      readEntries(path, { schema, problems, name: relative(contentDirectory, path) }),
    );

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

function yamlFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => join(directory, name));
}

function readEntries<Entry>(
  path: string,
  context: { schema: z.ZodType<Entry>; problems: string[]; name: string },
): Entry[] {
  const { schema, problems, name } = context;
  const listed = z.array(z.unknown()).safeParse(parseYaml(path, problems));
  if (!listed.success) {
    problems.push(`${name}: is not a list`);
    return [];
  }
  return listed.data.flatMap((raw, index) => {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return [parsed.data];
    const id = z.object({ id: z.string() }).safeParse(raw).data?.id ?? `entry ${index + 1}`;
    for (const issue of parsed.error.issues) {
      problems.push(`${name}: ${id}: ${issue.path.join(".")}: ${issue.message}`);
    }
    return [];
  });
}

function parseYaml(path: string, problems: string[]): unknown {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch (error) {
    problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
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
