import { type Inline, parseInline } from "@lexiquant/domain/item";

/** A stretch of a drawing's label: letters of mathematics are set in italics. */
export interface LabelPart {
  readonly text: string;
  readonly italic: boolean;
  readonly raised: boolean;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  circ: "°",
  degree: "°",
  pi: "π",
  theta: "θ",
  alpha: "α",
  beta: "β",
  angle: "∠",
  ell: "ℓ",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  times: "×",
  cdot: "·",
  sqrt: "√",
  ldots: "…",
};
const TOKEN =
  /\\frac\{([^{}]*)\}\{([^{}]*)\}|\\([A-Za-z]+)|\^\{([^{}]*)\}|\^(\\?[A-Za-z0-9]+)|[{}]|\\[,;! ]|([A-Za-z])|([^A-Za-z\\^{}]+)/g;

/** The label in parts that SVG text can show; what labels use of TeX is small enough for that. */
export function labelParts(source: string): LabelPart[] {
  return parseInline(source).flatMap(partsOf);
}

function partsOf(inline: Inline): LabelPart[] {
  if (inline.kind === "text") return [{ text: inline.text, italic: false, raised: false }];
  if (inline.kind === "math") return mathParts(inline.tex, false);
  if (inline.kind === "blank") return [];
  return inline.children.flatMap(partsOf);
}

function mathParts(tex: string, raised: boolean): LabelPart[] {
  return [...tex.matchAll(TOKEN)].flatMap((match): LabelPart[] => {
    const [, over, under, command, braced, bare, letter, other] = match;
    if (over !== undefined && under !== undefined) {
      const slash = { text: "/", italic: false, raised };
      return [...mathParts(over, raised), slash, ...mathParts(under, raised)];
    }
    if (command !== undefined) {
      // A name that is not known is shown: nothing at all would be a label lost.
      return [{ text: SYMBOLS[command] ?? command, italic: false, raised }];
    }
    const power = braced ?? bare;
    if (power !== undefined) return mathParts(power, !power.includes("circ"));
    if (letter !== undefined) return [{ text: letter, italic: true, raised }];
    return other === undefined ? [] : [{ text: other.replaceAll("-", "−"), italic: false, raised }];
  });
}
