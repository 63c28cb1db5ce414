const SHORTEST_STEM = 4;

const PREFIX = /^(?:un|in|im|ir|il|dis|non|mis|re|over|under|out)(?=.{4})/;

/** Endings of inflected and derived forms, a longer one before the shorter one that it ends in. */
const ENDINGS: readonly string[] = (
  "ization fulness ousness iveness ibility ability ically ation ition ments ingly edly ance ence ancy " +
  "ency ment ness able ible ally ical ious eous uous ions ists isms ion ism ist ize ise ity ety ous ive " +
  "ant ent ate ful ing est ial ary ory ies ied ier ily al ic or er ed es ly cy ty y e s"
).split(" ");
const MOST_ENDINGS = 3;

/**
 * Whether two words are made of one stem, as `tenacity` and `tenacious`, or `outgrow` and `grows` are.
 * Light and by letters only: it takes endings off while four letters are left, so short and irregular kin escape it.
 */
export function shareStem(one: string, other: string): boolean {
  const stems = stemsOf(one);
  return stemsOf(other).some((stem) => stems.includes(stem));
}

/** The stem with the prefix and without it. */
function stemsOf(word: string): string[] {
  return [word, word.replace(PREFIX, "")].map(withoutEndings);
}

function withoutEndings(word: string): string {
  let stem = word;
  for (let taken = 0; taken < MOST_ENDINGS; taken += 1) {
    const left = stem;
    const ending = ENDINGS.find((end) => left.endsWith(end) && fits(left, end));
    if (ending === undefined) break;
    stem = left.slice(0, -ending.length);
  }
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1").replace(/i$/, "");
}

function fits(word: string, ending: string): boolean {
  return word.length - ending.length >= SHORTEST_STEM;
}
