import type { Doubt } from "@lexiquant/domain/essay";
import { Dialect, LocalLinter } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import { SILENT_RULES } from "./silent-rules.ts";

/** No word of any language is so long; Harper's memory overflows on some that are. */
const OVERLONG_TOKEN = /\S{200,}/g;

/** What Harper doubts in a text; its spans are in UTF-16 code units. */
export type Proofread = (text: string) => Promise<readonly Doubt[]>;

export async function createProofreader(): Promise<Proofread> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await linter.setup();
  await linter.setLintConfig(Object.fromEntries(SILENT_RULES.map((rule) => [rule, false])));
  return async (text) => {
    // Of the same length, so that places stay.
    const readable = text.replace(OVERLONG_TOKEN, (token) => " ".repeat(token.length));
    const byRule = await linter.organizedLints(readable, { language: "plaintext" });
    return Object.entries(byRule).flatMap(([rule, lints]) =>
      lints.map((lint) => {
        const span = lint.span();
        const doubt = {
          rule,
          kind: lint.lint_kind(),
          start: span.start,
          end: span.end,
          suggestions: lint.suggestions().map((suggestion) => {
            const replacement = suggestion.get_replacement_text();
            suggestion.free();
            return replacement;
          }),
        };
        // Their memory lies outside the engine's reach.
        span.free();
        lint.free();
        return doubt;
      }),
    );
  };
}
