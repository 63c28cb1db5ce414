/** Words as word processors count them: runs without a space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
