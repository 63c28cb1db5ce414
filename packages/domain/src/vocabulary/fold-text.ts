/** Text as it is compared: without case, diacritics, punctuation at the ends and differences of white space or hyphens. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[\s\u2010-\u2015-]+/g, " ")
    .replace(/^[\s.,;:!?"'()]+|[\s.,;:!?"'()]+$/g, "");
}
