import type { LanguageReading } from "@lexiquant/domain/essay";
import { createProofreader } from "./proofread.ts";
import { createTagger } from "./tag-paragraphs.ts";
import { loadWordFrequencies } from "./word-frequency.ts";

/** Reads an English text with the language libraries; the same text gives the same reading. */
export type ReadLanguage = (text: string) => Promise<LanguageReading>;

/** Loads the libraries: 2 to 4 seconds and some 400 MB, so once and in a thread of its own. */
export async function createLanguageReader(): Promise<ReadLanguage> {
  const proofread = await createProofreader();
  const tag = createTagger(loadWordFrequencies());
  return async (text) => ({ text, paragraphs: tag(text), doubts: await proofread(text) });
}
