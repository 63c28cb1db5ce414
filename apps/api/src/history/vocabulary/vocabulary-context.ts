import { type Lexicon, lexiconOf } from "../../bank/lexicon.ts";
import type { Dependencies } from "../../dependencies.ts";

/** What words need of the application. */
export type WordDependencies = Pick<Dependencies, "clock" | "database" | "library">;

/** The same, with the lexicon in order. */
export interface WordContext extends Pick<Dependencies, "clock" | "database"> {
  readonly lexicon: Lexicon;
}

export function createWordContext({ clock, database, library }: WordDependencies): WordContext {
  return { clock, database, lexicon: lexiconOf(library) };
}
