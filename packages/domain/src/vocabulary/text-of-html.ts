/** Elements whose content is nothing to read. */
const SILENT = new Set(["script", "style", "head", "template", "noscript", "iframe", "object"]);
const BREAKING = new Set(["br", "div", "p", "li", "tr", "h1", "h2", "h3", "hr", "blockquote"]);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  iuml: "ï",
  ouml: "ö",
  uuml: "ü",
  auml: "ä",
};

/**
 * The text of a field with markup: tags, comments, scripts and sounds are dropped, line breaks kept, entities decoded once and
 * last. What comes out is text and is to be shown as text: `&lt;b&gt;` becomes `<b>`, which is no markup any more.
 */
export function textOfHtml(html: string): string {
  // What is dropped without a trace goes first, so that nothing can close up to a tag behind it.
  const marked = cleanText(html).replace(/\[sound:[^\]\n]{0,120}\]/g, " ");
  return cleanText(decodeEntities(withoutTags(marked)))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Whether a field without a word about it holds markup. */
export const looksLikeHtml = (text: string): boolean =>
  /<\/?[a-z][^<>]{0,2000}>|&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i.test(text);

/** Without control characters, and without those that turn the direction of the text around them. */
export const cleanText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, "");

function withoutTags(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    const end = open < 0 ? html.length : open;
    parts.push(html.slice(at, end).replaceAll("\n", " "));
    if (open < 0) break;
    const tag = tagAt(html, open);
    // A tag inside what looks like one must not leave its ends to each other.
    const isAfterSign = end === at && parts.at(-2) === "<";
    parts.push(tag.text === "" && isAfterSign ? " " : tag.text);
    at = tag.end;
  }
  return parts.join("");
}

/** What stands for the tag at `open`, and where to go on. What begins like a tag and never ends takes all the rest. */
function tagAt(html: string, open: number): { readonly text: string; readonly end: number } {
  if (html.startsWith("<!--", open)) return { text: "", end: after(html, "-->", open + 4) };
  if (!/[a-z/!?]/i.test(html[open + 1] ?? "")) return { text: "<", end: open + 1 };
  const end = after(html, ">", open);
  const name = /^<\/?([a-z0-9]{1,20})/i.exec(html.slice(open, open + 24))?.[1]?.toLowerCase() ?? "";
  if (SILENT.has(name) && html[open + 1] !== "/") {
    const close = new RegExp(`</${name}\\s*>`, "gi");
    close.lastIndex = end;
    return { text: "", end: close.exec(html) === null ? html.length : close.lastIndex };
  }
  return { text: BREAKING.has(name) ? "\n" : "", end };
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

const decodeEntities = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (/^#x/i.test(name)) return characterOf(Number.parseInt(name.slice(2), 16));
    if (name.startsWith("#")) return characterOf(Number(name.slice(1)));
    return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
  });

const characterOf = (code: number): string =>
  code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff)
    ? "\ufffd"
    : String.fromCodePoint(code);
