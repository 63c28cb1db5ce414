import {
  examFactSchema,
  guideSchema,
  lessonSchema,
  utterancesSchema,
  wordSchema,
  wordUseSchema,
} from "./authored-library.ts";
import { anchorEssaySchema, directiveSchema, promptSchema } from "./authored-writing.ts";
import type { Bank } from "./bank.ts";
import type { Library } from "./library.ts";
import { lintLibrary } from "./lint-library.ts";
import { ContentError, listReader, mapReader } from "./read-entries.ts";

const isDirectives = (file: string) => file === "directives.yaml";

/**
 * Reads and lints what is taught and set besides the items.
 *
 * @param bank whose topics and misconceptions the lessons name
 * @throws {ContentError} naming every problem found, schema or lint
 */
export function readLibrary(contentDirectory: string, bank: Bank): Library {
  const problems: string[] = [];
  const list = listReader(contentDirectory, problems);
  const map = mapReader(contentDirectory, problems);
  const library: Library = {
    lessons: list("lessons", lessonSchema),
    words: list("lexicon", wordSchema),
    wordUses: map("word-uses", wordUseSchema, "senses"),
    facts: list("tutor/facts", examFactSchema),
    guides: list("tutor/guides", guideSchema),
    utterances: list("tutor/utterances", utterancesSchema),
    directives: list("prompts", directiveSchema, isDirectives),
    prompts: list("prompts", promptSchema, (file) => !isDirectives(file)),
    anchors: list("essays/anchors", anchorEssaySchema),
  };
  problems.push(...lintLibrary(library, bank));
  if (problems.length > 0) throw new ContentError(problems);
  return library;
}
