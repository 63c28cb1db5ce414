import { type Block, type Inline, parseMarkup } from "./markup.ts";

/** Commands with a sign of their own; others that are not known become a space or their bare name. */
const SIGNS: Readonly<Record<string, string>> = {
  approx: "≈",
  angle: "∠",
  cdot: "·",
  cdots: "…",
  circ: "°",
  degree: "°",
  diamond: "◇",
  div: "÷",
  dots: "…",
  ge: "≥",
  geq: "≥",
  infty: "∞",
  ldots: "…",
  le: "≤",
  leq: "≤",
  left: "",
  lvert: "|",
  ne: "≠",
  neq: "≠",
  parallel: "∥",
  perp: "⊥",
  pi: "π",
  pm: "±",
  qquad: " ",
  quad: " ",
  Rightarrow: "⇒",
  right: "",
  rightarrow: "→",
  rvert: "|",
  star: "⋆",
  theta: "θ",
  times: "×",
  to: "→",
  triangle: "△",
  alpha: "α",
  beta: "β",
};
const RAISED: Readonly<Record<string, string>> = {
  ...{ 0: "⁰", 1: "¹", 2: "²", 3: "³", 4: "⁴", 5: "⁵", 6: "⁶", 7: "⁷", 8: "⁸", 9: "⁹" },
  ...{ "+": "⁺", "-": "⁻", n: "ⁿ", "°": "°" },
};
const TOKEN = /\\[a-zA-Z]+ ?|\\.|[\s\S]/g;

/** Authored text as plain text that a person can read or paste: no markup, and formulas in ordinary signs. */
export function readableText(markup: string): string {
  return parseMarkup(markup).map(blockText).join("\n\n");
}

function blockText(block: Block): string {
  if (block.kind === "paragraph") return inlineText(block.children);
  return block.entries
    .map(
      (entry, place) => `${block.kind === "bullets" ? "-" : `${place + 1}.`} ${inlineText(entry)}`,
    )
    .join("\n");
}

function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === "text") return inline.text;
      if (inline.kind === "math") return readableFormula(inline.tex);
      return inline.kind === "blank" ? "____" : inlineText(inline.children);
    })
    .join("");
}

/**
 * A formula in ordinary signs: `\frac{a}{b}` as a/b, `x^2` as x², `\sqrt{n+1}` as √(n+1). What it does not know keeps its
 * name, so that nothing is lost.
 */
export function readableFormula(tex: string): string {
  const tokens = tex.match(TOKEN) ?? [];
  return readUntil(tokens, null).replace(/ {2,}/g, " ").trim();
}

/** Reads, and takes away, tokens up to a closing one. */
function readUntil(tokens: string[], end: "}" | "]" | null): string {
  let text = "";
  for (let token = tokens.shift(); token !== undefined && token !== end; token = tokens.shift()) {
    text += readOne(token, tokens);
  }
  return text;
}

function readOne(token: string, tokens: string[]): string {
  if (token === "{") return readUntil(tokens, "}");
  if (token === "^") return raised(readArgument(tokens));
  if (token === "_") return `_${grouped(readArgument(tokens))}`;
  if (token.startsWith("\\")) return readCommand(token.slice(1), tokens);
  return token === "-" ? "−" : token;
}

function readCommand(written: string, tokens: string[]): string {
  const name = written.trim();
  switch (name) {
    case "frac":
    case "dfrac":
    case "tfrac":
      return `${grouped(readArgument(tokens))}/${grouped(readArgument(tokens))}`;
    case "sqrt":
      return `${readDegree(tokens)}√${grouped(readArgument(tokens))}`;
    case "text":
    case "mathrm":
    case "textbf":
    case "overline":
      return readArgument(tokens);
    default:
      return signOf(name) + (name in SIGNS && written.endsWith(" ") ? " " : "");
  }
}

function signOf(name: string): string {
  const isSpace = /^[,;: \\]$/.test(name);
  if (isSpace) return " ";
  return name === "!" ? "" : (SIGNS[name] ?? name);
}

/** The degree of a root, which stands in brackets before what is under it. */
function readDegree(tokens: string[]): string {
  if (tokens[0] !== "[") return "";
  tokens.shift();
  return raised(readUntil(tokens, "]"));
}

/** What a command applies to: a group, or the next sign. */
function readArgument(tokens: string[]): string {
  while (tokens[0] === " ") tokens.shift();
  const token = tokens.shift();
  return token === undefined ? "" : readOne(token, tokens);
}

function raised(power: string): string {
  const signs = [...power.replaceAll("−", "-")].map((sign) => RAISED[sign]);
  return signs.every((sign) => sign !== undefined) ? signs.join("") : `^${grouped(power)}`;
}

/** In brackets where it would otherwise be read with its neighbours. */
function grouped(text: string): string {
  return /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
}
