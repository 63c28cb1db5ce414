interface Reference {
  readonly child: string;
  readonly parent: string;
}

/**
 * Tables in an order in which each comes after all those that refer to it.
 *
 * @throws {Error} where tables refer to each other in a circle
 */
export function childrenFirst(
  tables: readonly string[],
  references: readonly Reference[],
): readonly string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const parents = new Set(
      references.flatMap(({ child, parent }) =>
        child !== parent && left.includes(child) ? [parent] : [],
      ),
    );
    const next = left.filter((table) => !parents.has(table));
    if (next.length === 0) throw new Error(`Tables refer to each other: ${left.join(", ")}`);
    ordered.push(...next);
    left = left.filter((table) => parents.has(table));
  }
  return ordered;
}
