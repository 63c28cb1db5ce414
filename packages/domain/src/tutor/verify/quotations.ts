const QUOTED = /“([^”]{2,400})”|"([^"]{2,400})"/g;
const LEAST_WORDS = 2;

/** The quotations of two words and more that stand in none of the sources. */
export function untrueQuotations(text: string, sources: string): string[] {
  const known = normal(sources);
  return [...text.matchAll(QUOTED)]
    .map(([, curly, straight]) => curly ?? straight ?? "")
    .filter((quoted) => quoted.trim().split(/\s+/).length >= LEAST_WORDS)
    .filter(
      (quoted) =>
        !quoted
          .split(/\s*(?:…|\.\.\.)[\s,.;]*/)
          .filter((piece) => /\p{L}/u.test(piece))
          .every((piece) => known.includes(normal(piece))),
    );
}

/** Letters and digits only: commas and full stops move into quotations by convention. */
function normal(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
