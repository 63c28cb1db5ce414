import type { Doubt } from "@lexiquant/domain/essay";
import { Dialect, LocalLinter } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import { SILENT_RULES } from "./silent-rules.ts";

/** What Harper doubts in a text; its spans are in UTF-16 code units. */
export type Proofread = (text: string) => Promise<readonly Doubt[]>;

export async function createProofreader(): Promise<Proofread> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await linter.setup();
  await linter.setLintConfig(Object.fromEntries(SILENT_RULES.map((rule) => [rule, false])));
  return async (text) => {
    const byRule = await linter.organizedLints(text, { language: "plaintext" });
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
