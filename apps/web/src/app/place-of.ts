/** What names a screen in its address. The rest of a query (filters, a search) changes what a screen shows, not which one it is. */
const NAMING = ["view", "id", "exam", "essay", "words"] as const;

/** Where a visitor is: two addresses with the same place are the same screen about the same thing. */
export function placeOf({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const query = new URLSearchParams(search);
  return [pathname, ...NAMING.map((name) => query.get(name) ?? "")].join(" ");
}
