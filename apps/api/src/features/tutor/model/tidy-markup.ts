import { parseMarkup } from "@lexiquant/domain/item";

/** A model's Markdown as the markup that our screens draw: no headings, links, pictures, code or HTML. */
export function tidyMarkup(text: string): string {
  return text
    .replace(/```\w*\n?|`/g, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$/g, asFormula)
    .replace(/^#{1,6}\s+(.+)$/gm, "**$1**")
    .replace(/^\s*[*•]\s+/gm, "- ")
    .replace(/^(\d+)\)\s+/gm, "$1. ")
    .trim();
}

function asFormula(_: string, ...groups: readonly (string | undefined)[]): string {
  return `$${(groups.slice(0, 3).find((tex) => tex !== undefined) ?? "").trim()}$`;
}

/** What of a text that broke off ends with a whole sentence; empty where nothing does. */
export function wholeSentences(text: string): string {
  return /^[\s\S]*[.!?…](?=["”)*]*(?:\s|$))["”)*]*/.exec(text)?.[0] ?? "";
}

/** Whether there is anything to show. */
export function isEmptyMarkup(text: string): boolean {
  return parseMarkup(text).length === 0;
}
