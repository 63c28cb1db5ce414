import type { Highlight } from "@lexiquant/domain/session";

type Region = Highlight["region"];

/** Text whose length changes while it is read (words in blanks) or that only screen readers get. */
const SKIPPED = "[data-highlight-skip]";

function regionElement(root: ParentNode, region: Region): Element | null {
  return root.querySelector(`[data-highlight-region="${region}"]`);
}

function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(SKIPPED) === null
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node);
  }
  return nodes;
}

/** The selected text as offsets into its region's text; null where it lies in none, or in two. */
export function highlightOfSelection(
  root: ParentNode,
  selection: Selection | null,
): Highlight | null {
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  for (const region of ["stimulus", "stem"] as const) {
    const element = regionElement(root, region);
    if (element?.contains(range.startContainer) && element.contains(range.endContainer)) {
      return highlightOfRange(element, range, region);
    }
  }
  return null;
}

function highlightOfRange(element: Element, range: Range, region: Region): Highlight | null {
  let length = 0;
  let start: number | null = null;
  let end = 0;
  for (const node of textNodesOf(element)) {
    if (range.intersectsNode(node)) {
      const from = node === range.startContainer ? range.startOffset : 0;
      const to = node === range.endContainer ? range.endOffset : node.length;
      if (to > from) {
        start ??= length + from;
        end = length + to;
      }
    }
    length += node.length;
  }
  return start === null || end <= start ? null : { region, start, end };
}

/** The ranges of the document that highlights stand for, as it is now. */
export function rangesOfHighlights(root: ParentNode, highlights: readonly Highlight[]): Range[] {
  return highlights.flatMap((highlight) => {
    const element = regionElement(root, highlight.region);
    return element === null ? [] : rangesWithin(element, highlight);
  });
}

function rangesWithin(element: Element, { start, end }: Highlight): Range[] {
  const ranges: Range[] = [];
  let length = 0;
  for (const node of textNodesOf(element)) {
    const from = Math.max(0, start - length);
    const to = Math.min(node.length, end - length);
    if (from < to) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
    length += node.length;
  }
  return ranges;
}
