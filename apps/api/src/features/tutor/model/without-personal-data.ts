const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Signed tokens, and long runs of letters and digits mixed, such as keys. */
const TOKEN =
  /\b[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}\b|\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g;
const LEAST_LETTERS = 3;

/** What a student typed, without addresses, tokens and the student's own name. */
export function withoutPersonalData(
  text: string,
  person: { readonly name: string; readonly email: string } | null,
): string {
  const names = (person?.name ?? "")
    .split(/\s+/)
    .filter((part) => part.length >= LEAST_LETTERS)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const bare = text.replace(EMAIL, "[address]").replace(TOKEN, "[token]");
  if (names.length === 0) return bare;
  return bare.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "giu"),
    "[name]",
  );
}
