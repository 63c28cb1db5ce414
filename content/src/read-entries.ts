import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** All that is wrong with the content, one line each. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The content has ${problems.length} problem(s):\n${problems.join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

type ListReader = <Entry>(
  folder: string,
  schema: z.ZodType<Entry>,
  /** Which files of the folder, for one that holds lists of two kinds. */
  holds?: (file: string) => boolean,
) => Entry[];

type MapReader = <Entry>(folder: string, schema: z.ZodType<Entry>, valueName: string) => Entry[];

/** The same for files that hold maps: a key is the `id` of its entry, and its value goes by the name that is
 * given. */
export function mapReader(contentDirectory: string, problems: string[]): MapReader {
  return (folder, schema, valueName) =>
    yamlFiles(join(contentDirectory, folder), () => true).flatMap((path) => {
      const name = relative(contentDirectory, path);
      const mapped = z.record(z.string(), z.unknown()).safeParse(parseYaml(path, problems));
      if (!mapped.success) problems.push(`${name}: is not a map`);
      const entries = Object.entries(mapped.data ?? {}).map(([id, value]) => ({
        id,
        [valueName]: value,
      }));
      problems.push(...outOfOrder(entries).map((id) => `${name}: ${id} is not where it belongs`));
      return checked(entries, { schema, problems, name });
    });
}

/** In the order of their ids, so that two who add some do not meet. */
function outOfOrder(entries: readonly { readonly id: string }[]): string[] {
  return entries.flatMap(({ id }, at) => (id < (entries[at - 1]?.id ?? "") ? [id] : []));
}

/** Reads the lists of all YAML files below a folder of the content; what does not fit goes to the problems. */
export function listReader(contentDirectory: string, problems: string[]): ListReader {
  return (folder, schema, holds = () => true) =>
    yamlFiles(join(contentDirectory, folder), holds).flatMap((path) =>
      readEntries(path, { schema, problems, name: relative(contentDirectory, path) }),
    );
}

function yamlFiles(directory: string, holds: (file: string) => boolean): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml") && holds(name))
    .sort()
    .map((name) => join(directory, name));
}

function readEntries<Entry>(path: string, context: Checking<Entry>): Entry[] {
  const { problems, name } = context;
  const listed = z.array(z.unknown()).safeParse(parseYaml(path, problems));
  if (!listed.success) problems.push(`${name}: is not a list`);
  return checked(listed.data ?? [], context);
}

interface Checking<Entry> {
  readonly schema: z.ZodType<Entry>;
  readonly problems: string[];
  /** Of the file */
  readonly name: string;
}

function checked<Entry>(
  entries: readonly unknown[],
  { schema, problems, name }: Checking<Entry>,
): Entry[] {
  return entries.flatMap((raw, index) => {
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
