import { describe, expect, it } from "vitest";
import { findQuote } from "./find-quote.ts";
import { keptReasoning } from "./kept-reasoning.ts";

const TEXT =
  "Schools shouldn’t reward speed.\nIn my school, the “fast” pupils forgot\nwhat they had learned.";
const ESSAY = {
  paragraphs: ["Pupils learn best under the pressure of time."],
  instruction: "",
  text: TEXT,
};
const NOTHING = { strongest: null, weakest: null, example: null, counterargument: null };
const POINT = {
  quote: "the fast pupils",
  text: "It shows by one case what speed costs those who have it.",
};

describe("a quote", () => {
  it.each([
    ["Schools shouldn't reward speed.", "Schools shouldn’t reward speed"],
    ['"the "fast" pupils forgot what"', "the “fast” pupils forgot\nwhat"],
    ["... what they had learned ...", "what they had learned"],
  ])("%s stands in the essay as %s", (quoted, own) => {
    const found = findQuote(TEXT, quoted);
    expect(found?.text).toBe(own);
    expect(TEXT.slice(found?.start, found?.end)).toBe(own);
  });

  it.each([
    "",
    "...",
    "reward speed",
    "Schools should reward speed",
    "schools shouldn't reward speed",
    "chools shouldn't reward speed",
    "Schools .* speed",
    "Schools shouldn’t [name] speed",
    TEXT.repeat(4),
  ])("%s does not", (quoted) => {
    expect(findQuote(TEXT, quoted)).toBeNull();
  });
});

describe("what a model says of the reasoning", () => {
  const quote = 'In my school, the "fast" pupils';
  const example = (said: string) => keptReasoning({ ...NOTHING, example: said }, ESSAY)?.example;

  it("is kept part by part", () => {
    const said = { ...NOTHING, strongest: POINT, weakest: { ...POINT, quote } };
    const kept = keptReasoning(said, ESSAY);
    expect(kept).toMatchObject({ ...NOTHING, weakest: { text: POINT.text } });
    expect(kept?.strongest).toBeNull();
    expect(keptReasoning({ ...NOTHING, strongest: POINT }, ESSAY)).toBeNull();
  });

  it.each([
    "A chess clock rewards pupils under pressure who prepared well.",
    "Schools in World War I that trained pilots under pressure lost many of their pupils.",
    "Clinics that took the pressure of time from nurses\nlearned how many errors schools teach.",
  ])("may give the example: %s", (said) => {
    expect(example(said)).toBe(said.replaceAll("\n", " "));
  });

  it.each([
    ["in the writer's voice", "When I was at school, the pupils under pressure forgot everything."],
    ["in another's voice", "My school put its pupils under pressure, and they forgot it all."],
    ["as if it were there", "You mention pupils who learned under pressure; give their number."],
    ["of something else", "The keys to the four questions are B, C, A and once more A."],
    ["with a score", "Pupils under pressure of time; this school essay is worth a 6."],
    ["with a score of six", "The pupils of this school learned it: 5.5 out of 6 for pressure."],
    ["with markup", "Pupils of a school under <b>pressure</b> learned less."],
    ["too short", "Pupils, pressure."],
    ["too long", `Pupils of a school under pressure. ${"And so on. ".repeat(40)}`],
  ])("may give none %s", (_name, said) => {
    expect(example(said)).toBeUndefined();
  });
});
