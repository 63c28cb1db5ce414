import { type Inline, parseMarkup } from "../../item/index.ts";
import { readSlots } from "../utterance.ts";

const RELATION = /<=|>=|\\leq?(?![a-z])|\\geq?(?![a-z])|\\neq?(?![a-z])|[=<>≤≥≠]/;
const PIECES = /\\\\|\\q?quad|\\(?:Rightarrow|implies|Longrightarrow|to)(?![a-z])|[;]|,(?!\d{3})/;

/** Equations and inequalities that a text states, those set as mathematics and those in the prose. */
export function relationsWritten(markup: string): string[] {
  const inlines = parseMarkup(markup).flatMap((block) =>
    block.kind === "paragraph" ? block.children : block.entries.flat(),
  );
  const formulas = inlines
    .flatMap(mathematicsOf)
    .flatMap((tex) => tex.split(PIECES))
    .map((piece) => piece.trim())
    .filter((piece) => RELATION.test(piece));
  const prose = inlines.map(proseOf).join(" ");
  return [...formulas, ...readSlots(prose).relations];
}

function mathematicsOf(inline: Inline): string[] {
  if (inline.kind === "math") return [inline.tex];
  return "children" in inline ? inline.children.flatMap(mathematicsOf) : [];
}

function proseOf(inline: Inline): string {
  if (inline.kind === "text") return inline.text;
  return "children" in inline ? inline.children.map(proseOf).join("") : ",";
}
