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

/** A formula within a line: drawn for the eye, and as MathML for screen readers. */
export function Mathematics({ tex }: { readonly tex: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX builds this HTML and trusts no TeX command with links or scripts.
  return <span dangerouslySetInnerHTML={{ __html: htmlOf(tex) }} />;
}
