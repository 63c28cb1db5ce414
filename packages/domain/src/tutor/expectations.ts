/** Share of an expectation's content words that must occur in what was said. */
const SHARE_MET = 0.5;
const STEM_LETTERS = 5;

const FUNCTION_WORDS = new Set(
  "the a an and or but of in on to for with by from as at is are was were be been it its this that these those not no so than then there which who what when where how can could may might must should would will does do did has have had only also both each one two any all more less most very".split(
    " ",
  ),
);

/**
 * Which of the expected ideas a student's own words touch, by shared stems of content words. Overlap shows that an idea
 * was mentioned; it cannot show that it was understood, and it is never grounds for calling an explanation wrong.
 */
export function expectationsMet(text: string, expectations: readonly string[]): boolean[] {
  const said = new Set(stems(text));
  return expectations.map((expectation) => {
    const wanted = [...new Set(stems(expectation))];
    const found = wanted.filter((stem) => said.has(stem)).length;
    return wanted.length > 0 && found >= wanted.length * SHARE_MET;
  });
}

/** The stems of a text's content words, in order. */
export function stems(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+|\d+/g) ?? [])
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map((word) => word.slice(0, STEM_LETTERS));
}
