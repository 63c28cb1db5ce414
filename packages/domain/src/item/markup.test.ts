import { describe, expect, it } from "vitest";
import { parseInline, parseMarkup, plainText } from "./markup.ts";

describe("parseInline", () => {
  it("tells text, emphasis, strong, mathematics and blanks apart", () => {
    expect(parseInline("a *b* **c** $x^2$ [[1]].")).toEqual([
      { kind: "text", text: "a " },
      { kind: "emphasis", children: [{ kind: "text", text: "b" }] },
      { kind: "text", text: " " },
      { kind: "strong", children: [{ kind: "text", text: "c" }] },
      { kind: "text", text: " " },
      { kind: "math", tex: "x^2" },
      { kind: "text", text: " " },
      { kind: "blank", number: 1 },
      { kind: "text", text: "." },
    ]);
  });

  it("keeps escaped signs as text", () => {
    expect(parseInline(String.raw`costs \$45 or \$60 \* 2`)).toEqual([
      { kind: "text", text: "costs $45 or $60 * 2" },
    ]);
  });

  it("keeps a dollar sign inside mathematics", () => {
    expect(parseInline(String.raw`$\$5 + x$`)).toEqual([
      { kind: "math", tex: String.raw`\$5 + x` },
    ]);
  });

  it("keeps mathematics inside strong text", () => {
    expect(parseInline("**so $x = 2$**")).toEqual([
      {
        kind: "strong",
        children: [
          { kind: "text", text: "so " },
          { kind: "math", tex: "x = 2" },
        ],
      },
    ]);
  });
});

describe("parseMarkup", () => {
  it("cuts paragraphs at blank lines and joins the lines of one", () => {
    expect(parseMarkup("one\ntwo\n\nthree")).toEqual([
      { kind: "paragraph", children: [{ kind: "text", text: "one two" }] },
      { kind: "paragraph", children: [{ kind: "text", text: "three" }] },
    ]);
  });

  it("reads a numbered list that follows its lead-in directly", () => {
    expect(parseMarkup("Plan:\n1. add\n   both\n2. divide")).toEqual([
      { kind: "paragraph", children: [{ kind: "text", text: "Plan:" }] },
      {
        kind: "steps",
        entries: [[{ kind: "text", text: "add both" }], [{ kind: "text", text: "divide" }]],
      },
    ]);
  });

  it("reads bullets", () => {
    expect(parseMarkup("- a\n- b")).toEqual([
      { kind: "bullets", entries: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]] },
    ]);
  });

  it("makes nothing of nothing", () => {
    expect(parseMarkup("  \n ")).toEqual([]);
  });
});

describe("plainText", () => {
  it("drops marks and keeps words", () => {
    expect(plainText("The *very* [[1]] idea\n\n- $x$ rises")).toBe("The very blank idea x rises");
  });
});
