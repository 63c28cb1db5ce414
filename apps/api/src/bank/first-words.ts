/** The beginning of a text, cut between words; with an ellipsis where something was left out. */
export function firstWords(text: string, mostCharacters: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= mostCharacters) return line;
  const cut = line.slice(0, mostCharacters);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:]+$/, "")}…`;
}
