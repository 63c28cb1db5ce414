import "katex/dist/katex.min.css";
import "./mathematics.css";
import katex from "katex";

/** Typesetting the same formula twice costs time for nothing: stems are drawn again at every tick. */
const typeset = new Map<string, string>();

function htmlOf(tex: string): string {
  const known = typeset.get(tex);
  if (known !== undefined) return known;
  const html = katex.renderToString(tex, { output: "htmlAndMathml", throwOnError: false });
  typeset.set(tex, html);
  return html;
}

interface MathematicsProps {
  readonly tex: string;
  /** Nothing stands beside it, so its fractions may have their full size. */
  readonly alone?: boolean;
}

/** A formula within a line: drawn for the eye, and as MathML for screen readers. */
export function Mathematics({ tex, alone = false }: MathematicsProps) {
  const html = htmlOf(alone ? `\\displaystyle ${tex}` : tex);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX builds this HTML and trusts no TeX command with links or scripts.
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
