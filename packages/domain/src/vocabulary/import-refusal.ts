/** Why a line of a list of words, or all of the list, was not taken. */
export type ImportRefusalReason =
  | "file-too-large"
  | "unknown-separator"
  | "bad-directive"
  | "unclosed-quote"
  | "text-after-quote"
  | "too-few-fields"
  | "too-many-fields"
  | "empty-front"
  | "empty-back"
  | "field-too-long"
  | "too-many-tags"
  | "too-many-words"
  | "no-words";

export interface ImportRefusal {
  /** Counted from 1; where the record begins */
  readonly line: number;
  readonly reason: ImportRefusalReason;
}

/** What a student may bring along in one file; lengths in UTF-16 units. */
export const IMPORT_LIMITS = {
  fileCharacters: 2_000_000,
  words: 5000,
  /** As written, with markup */
  rawFieldCharacters: 20_000,
  fieldCharacters: 2000,
  tags: 20,
  tagCharacters: 60,
} as const;
