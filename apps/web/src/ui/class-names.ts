/** Joins class names; whatever is not a non-empty string is left out, so conditions read inline. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}
