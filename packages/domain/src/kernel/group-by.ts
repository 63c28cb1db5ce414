/** The elements by key, keys in order of first appearance; a group is never empty. */
export function groupBy<Element, Key>(
  elements: Iterable<Element>,
  keyOf: (element: Element) => Key,
): Map<Key, [Element, ...Element[]]> {
  const groups = new Map<Key, [Element, ...Element[]]>();
  for (const element of elements) {
    const group = groups.get(keyOf(element));
    if (group === undefined) groups.set(keyOf(element), [element]);
    else group.push(element);
  }
  return groups;
}
