import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IMPORT_LIMITS, type ListedWord, readWordList, writeWordList } from "./index.ts";

const word = (front: string, back: string, tags: readonly string[] = []): ListedWord => ({
  front,
  back,
  tags,
});
const refusalsOf = (text: string) =>
  readWordList(text).refusals.map(({ line, reason }) => `${line} ${reason}`);

describe("a list as people write it", () => {
  it.each(["\u2013", "\u2014", "-"])("has a dash between word and meaning: %s", (dash) => {
    const list = `well-read ${dash} having read much, and well - it shows\n\nennui ${dash} boredom; weariness`;
    expect(readWordList(list)).toEqual({
      words: [
        word("well-read", "having read much, and well - it shows"),
        word("ennui", "boredom; weariness"),
      ],
      refusals: [],
    });
  });

  it("has a colon, and names the lines without a meaning", () => {
    const list = "ennui: boredom, as in: nothing to do\nabate\nverve:\nelan \u2013 dash";
    expect(readWordList(list).words).toEqual([
      word("ennui", "boredom, as in: nothing to do"),
      word("elan", "dash"),
    ]);
    expect(refusalsOf(list)).toEqual(["2 too-few-fields", "3 too-few-fields"]);
  });

  it("stands beside lines with a separator, whichever comes first", () => {
    const lines = ["ennui: boredom", "elan\tverve: dash", "laconic; brief", "abate"];
    const words = [word("ennui", "boredom"), word("elan", "verve: dash"), word("laconic", "brief")];
    expect(readWordList(lines.join("\n"))).toEqual({
      words,
      refusals: [{ line: 4, reason: "too-few-fields" }],
    });
    const turned = [...lines].reverse().join("\n");
    expect(readWordList(turned).words).toEqual([...words].reverse());
  });

  it("is none where a separator comes first", () => {
    expect(readWordList("ennui,boredom: a kind - of\nelan,verve").words).toEqual([
      word("ennui", "boredom: a kind - of"),
      word("elan", "verve"),
    ]);
    expect(readWordList("ennui\tboredom: a kind").words).toEqual([
      word("ennui", "boredom: a kind"),
    ]);
  });
});

describe("an export of Anki", () => {
  it("is read by its header lines: separator, markup, columns that are no fields, tags", () => {
    const notes = [
      "#separator:tab",
      "#html:true",
      "#guid column:1",
      "#notetype column:2",
      "#deck column:3",
      "#tags column:6",
      "x1\tBasic\tGRE\tabate\t<div>to <b>lessen</b></div>\tverbs hard::1",
      'x2\tBasic\tGRE\tlaconic\t"says ""little"";<br>brief"\t',
    ].join("\r\n");
    expect(readWordList(notes)).toEqual({
      words: [
        word("abate", "to lessen", ["verbs", "hard::1"]),
        word("laconic", 'says "little";\nbrief'),
      ],
      refusals: [],
    });
  });

  it("may span lines in quotes, have comments between, and more fields than two", () => {
    const cards =
      '#separator:Semicolon\n#html:false\n#tags:gre\na;"one\ntwo";extra\n# no\n\nb;<b>\n';
    expect(readWordList(cards)).toEqual({
      words: [word("a", "one\ntwo", ["gre"]), word("b", "<b>", ["gre"])],
      refusals: [],
    });
  });

  it("says at which line something is wrong, and takes the rest", () => {
    const cards = ["#separator:tab", "a\tone", "b", "\tthree", "d\t<br>", '"e"x\tfive', "f\tsix"];
    expect(readWordList(cards.join("\n")).words.map(({ front }) => front)).toEqual(["a", "f"]);
    expect(refusalsOf(["#html:true", ...cards].join("\n"))).toEqual([
      "4 too-few-fields",
      "5 empty-front",
      "6 empty-back",
      "7 text-after-quote",
    ]);
    expect(refusalsOf('a,"one\nline"\nb,"two\nthree\n')).toEqual(["3 unclosed-quote"]);
  });

  it.each([
    ["#separator:~\na~b", "1 unknown-separator"],
    ["#separator:tab\n#html:maybe\na\tb", "2 bad-directive"],
    ["#tags column:0\na\tb", "1 bad-directive"],
    ["", "1 no-words"],
    ["#separator:tab\n", "1 no-words"],
  ])("%j is refused", (text, refusal) => {
    expect(readWordList(text).words).toEqual([]);
    expect(refusalsOf(text)).toEqual([refusal]);
  });
});

describe("a list of one's own", () => {
  it.each([
    ["Word,Meaning,Tags\nabate,to lessen,v", [word("abate", "to lessen", ["v"])]],
    ["tags;definition;term\nv w;to lessen;abate", [word("abate", "to lessen", ["v", "w"])]],
    ["abate,to lessen; to subside", [word("abate", "to lessen; to subside")]],
    ['"a, b";to lessen, to subside', [word("a, b", "to lessen, to subside")]],
    ["\uFEFFabate\tto lessen, to subside", [word("abate", "to lessen, to subside")]],
    ["a,x < y & z", [word("a", "x < y & z")]],
    ["a,<i>x</i>&nbsp;&lt;&amp;lt;", [word("a", "x <&lt;")]],
  ])("%j is read", (text, words) => {
    expect(readWordList(text)).toEqual({ words, refusals: [] });
  });

  it("does not guess where a comma is one too many", () => {
    expect(refusalsOf("abate,to lessen, to subside")).toEqual(["1 too-many-fields"]);
  });
});

describe("limits", () => {
  const { fieldCharacters, words, tags, tagCharacters, fileCharacters } = IMPORT_LIMITS;
  it.each([
    ["a field", `a,${"x".repeat(fieldCharacters)}`, `a,${"x".repeat(fieldCharacters + 1)}`],
    ["the tags", tagged(tags, 1), tagged(tags + 1, 1)],
    ["a tag", tagged(1, tagCharacters), tagged(1, tagCharacters + 1)],
    ["the words", "a,b\n".repeat(words), "a,b\n".repeat(words + 1)],
  ])("hold for %s, and not before", (_, most, beyond) => {
    expect(refusalsOf(most)).toEqual([]);
    expect(refusalsOf(beyond)).toHaveLength(1);
  });

  function tagged(count: number, length: number): string {
    const all = Array.from({ length: count }, (_, at) => `${at}`.padStart(length, "t"));
    return `word,meaning,tags\na,b,${all.join(" ")}`;
  }

  it("hold for the file", () => {
    expect(refusalsOf("x".repeat(fileCharacters + 1))).toEqual(["1 file-too-large"]);
  });

  it("come soon enough: no text makes reading it slow", () => {
    const { rawFieldCharacters } = IMPORT_LIMITS;
    const units = [
      "<a",
      "<<",
      "&#",
      '"',
      '""',
      "<script>",
      "[sound:",
      "<!--",
      "#",
      " ",
      "\n",
      "</",
    ];
    for (const unit of units) {
      const field = unit.repeat(Math.floor((rawFieldCharacters - 2) / unit.length));
      const [many, one] = [`a,${field}\n`.repeat(10), `a,${field.repeat(10)}`];
      // A step for each pair of characters would be thousands of millions of steps.
      for (const text of [many, one]) {
        const { words, refusals } = readWordList(`#html:true\n${text}`);
        expect(words.length + refusals.length).toBeGreaterThan(0);
      }
    }
  });
});

describe("markup", () => {
  it.each([
    ["<script>alert(1)</script>safe", "safe"],
    ["<SCRIPT>alert(1)", ""],
    ["<scr<script>ipt>alert(1)</script>", "ipt>alert(1)"],
    ['<img src=x onerror="alert(1)">x', "x"],
    ["x<img src=x onerror=alert(1)//", "x"],
    ["<!-- <b> -->x<!-- y", "x"],
    ["&lt;img onerror=x&gt;", "<img onerror=x>"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["a&#0;&#xD800;&#x110000;b", "a\ufffd\ufffd\ufffdb"],
    ["one<br>two<p>three</p>\n\n\nfour", "one\ntwo\nthree\nfour"],
    ["x[sound:a.mp3]\u202e\u0007y&constructor;", "x y&constructor;"],
    ["<<b>script>x", "< script>x"],
    ["<\u0007b>x", "x"],
    ["2 < 3 &mdash; caf&eacute;", "2 < 3 — café"],
    ["<style>p{}</style><svg onload=x>z</svg>", "z"],
  ])("%j becomes %j", (html, text) => {
    const { words } = readWordList(`#html:true\n#separator:tab\nq ${quoted(html)}\tb`);
    expect(words[0]?.front).toBe(`q ${text}`.trim());
  });

  const quoted = (text: string) => text.replaceAll("\n", " ");

  it("leaves no tag that was not written as text", () => {
    const piece = fc.constantFrom("<", ">", "/", "b", "script", " ", "!--", "-->", '"', "x=", "\\");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { words } = readWordList(`#html:true\n#separator:tab\nq${pieces.join("")}\tb`);
        expect(words[0]?.front ?? "").not.toMatch(/<[a-z/!?]/i);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("writing", () => {
  const text = fc
    .string({
      unit: fc.constantFrom("a", "é", '"', ",", "\t", "\n", "#", ";", "<", "&", " ", "词"),
    })
    .map((value) => `x${value}`.trim());
  const anyWord = fc.record({
    front: fc.oneof(
      text,
      text.map((value) => `#${value}`),
    ),
    back: text,
    tags: fc.uniqueArray(fc.constantFrom("a", "b::c", "d-e"), { maxLength: 3 }),
  });

  it("gives back the same words when read, as text for Anki and as CSV", () => {
    fc.assert(
      fc.property(
        fc.array(anyWord, { minLength: 1, maxLength: 8 }),
        fc.constantFrom("anki" as const, "csv" as const),
        (words, format) => {
          expect(readWordList(writeWordList(words, format))).toEqual({ words, refusals: [] });
        },
      ),
      { numRuns: 300 },
    );
  });

  it("says in its first lines how it is to be imported", () => {
    expect(writeWordList([word("abate", "to lessen", ["v", "two words"])], "anki")).toBe(
      "#separator:tab\n#html:false\n#columns:Front\tBack\tTags\n#tags column:3\nabate\tto lessen\tv two_words\n",
    );
    expect(writeWordList([word("a,b", 'c"d')], "csv").split("\n")).toEqual([
      "#separator:comma",
      "#html:false",
      "#columns:Front,Back,Tags",
      "#tags column:3",
      '"a,b","c""d",',
      "",
    ]);
  });
});
