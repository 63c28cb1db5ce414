/** As the word count of the editor and of the report shows it. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
