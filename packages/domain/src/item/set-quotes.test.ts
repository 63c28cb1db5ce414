import { expect, it } from "vitest";
import { parseInline } from "./markup.ts";
import { setQuotes, setQuotesOfInlines } from "./set-quotes.ts";

it.each([
  [`the island's moths' wings`, "the island’s moths’ wings"],
  [`"Grave." is right, not "light."`, "“Grave.” is right, not “light.”"],
  [`(see "key"), then "12"`, "(see “key”), then “12”"],
  [`a 'scare' quote`, "a ‘scare’ quote"],
  [`"the 'so-called' proof"`, "“the ‘so-called’ proof”"],
  [`he said—"no"`, "he said—“no”"],
  [`"no—" she said`, "“no—” she said"],
  [`“set” already’s kept`, "“set” already’s kept"],
])("sets %s", (typed, set) => {
  expect(setQuotes(typed)).toBe(set);
  expect(set).toHaveLength(typed.length);
});

it("sets a mark beside a stressed word, mathematics or a blank by what stands there", () => {
  const text = (source: string) =>
    JSON.stringify(setQuotesOfInlines(parseInline(source))).replaceAll(/[^“”‘’]/g, "");
  expect(text('The word "*grave*" fits.')).toBe("“”");
  expect(text('The word *"grave"* fits.')).toBe("“”");
  expect(text('So "$x$" is "[[1]]" here.')).toBe("“”“”");
});

it("leaves mathematics as it is written", () => {
  expect(setQuotesOfInlines(parseInline("$f'(x)$"))).toEqual([{ kind: "math", tex: "f'(x)" }]);
});
