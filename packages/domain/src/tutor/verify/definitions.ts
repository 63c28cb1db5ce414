import { stems } from "../expectations.ts";
import type { TutorLibrary, WordText } from "../tutor-library.ts";

const DEFINED =
  /["“*]([a-z][a-z-]{2,})["”*]+\s+(?:here\s+)?(?:means?|is defined as|denotes|signifies|is another word for|is a synonym of)\s+(?!that\b|this\b|it\b)([^.;:!?]{3,160})/gi;

/**
 * The words to which a text gives a meaning that neither the lexicon nor what is said of the question shares a word
 * with. Overlap cannot show that a definition is good, but a definition without any is another one.
 */
export async function untrueDefinitions(
  text: string,
  {
    library,
    sources,
  }: { readonly library: Pick<TutorLibrary, "lookUp">; readonly sources: string },
): Promise<string[]> {
  const untrue: string[] = [];
  for (const [, word = "", meaning = ""] of text.matchAll(DEFINED)) {
    const entry = await library.lookUp(word.toLowerCase());
    if (entry === null || entry.source !== "lexicon") continue;
    const known = new Set([...meaningStems(entry), ...nearby(word, sources)]);
    if (!stems(meaning).some((stem) => known.has(stem))) untrue.push(word);
  }
  return untrue;
}

function meaningStems({ senses }: WordText): string[] {
  return senses.flatMap(({ definition, synonyms }) => stems([definition, ...synonyms].join(" ")));
}

/** What the sentences of the sources say that name the word. */
function nearby(word: string, sources: string): string[] {
  const named = word.toLowerCase();
  return sources
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.toLowerCase().includes(named))
    .flatMap(stems)
    .filter((stem) => !named.startsWith(stem));
}
