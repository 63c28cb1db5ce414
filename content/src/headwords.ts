/** Endings of inflected and derived forms with what stands there in the headword. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, "y"],
  [/ied$/, "y"],
  [/ier$/, "y"],
  [/iest$/, "y"],
  [/ily$/, "y"],
  [/(s|x|z|ch|sh|o)es$/, "$1"],
  [/s$/, ""],
  [/([b-df-hj-np-tv-z])\1ed$/, "$1"],
  [/ed$/, ""],
  [/ed$/, "e"],
  [/([b-df-hj-np-tv-z])\1ing$/, "$1"],
  [/ing$/, ""],
  [/ing$/, "e"],
  [/ly$/, ""],
  [/ically$/, "ic"],
  [/ably$/, "able"],
  [/ibly$/, "ible"],
  [/ness$/, ""],
  [/iness$/, "y"],
  [/er$/, ""],
  [/er$/, "e"],
  [/est$/, ""],
  [/est$/, "e"],
];

/** Forms that no ending explains, of words that the test likes. */
const IRREGULAR: Readonly<Record<string, string>> = {
  begot: "beget",
  begotten: "beget",
  belying: "belie",
  bereft: "bereave",
  bore: "bear",
  borne: "bear",
  forbore: "forbear",
  forborne: "forbear",
  foretold: "foretell",
  forgave: "forgive",
  forgiven: "forgive",
  forsaken: "forsake",
  forsook: "forsake",
  forswore: "forswear",
  forsworn: "forswear",
  kept: "keep",
  leant: "lean",
  lit: "light",
  meant: "mean",
  misunderstood: "misunderstand",
  outdid: "outdo",
  outdone: "outdo",
  outflew: "outfly",
  outflown: "outfly",
  outgrew: "outgrow",
  outgrown: "outgrow",
  shrank: "shrink",
  shrunk: "shrink",
  sought: "seek",
  underwritten: "underwrite",
  underwrote: "underwrite",
  vying: "vie",
  withdrawn: "withdraw",
  withdrew: "withdraw",
  withheld: "withhold",
  withstood: "withstand",
};

/** Words that are spelled as forms of others and are none: `interest` is no `inter`. */
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(["interest"]);
/** Before these endings a short word doubles its last consonant: `dined` is no form of `din`. */
const AFTER_DOUBLING: ReadonlySet<string> = new Set(["ed", "ing", "er", "est"]);
const SHORT_WORD = /^[^aeiou]*[aeiou][b-df-hj-np-tvz]$/;

/** The word itself and the headwords that it can be a form of: `trails` → `trails`, `trail`. */
export function headwordsOf(word: string): string[] {
  const plain = word.toLowerCase().trim();
  if (WORDS_OF_THEIR_OWN.has(plain)) return [plain];
  const others = ENDINGS.filter(([ending]) => ending.test(plain))
    .map(([ending, instead]) => plain.replace(ending, instead))
    .filter((stem) => !isUndoubled(plain, stem));
  const irregular = IRREGULAR[plain];
  const forms = [plain, ...(irregular === undefined ? [] : [irregular]), ...others];
  return [...new Set(forms)].filter((form) => form.length > 1);
}

function isUndoubled(form: string, stem: string): boolean {
  return (
    form.startsWith(stem) && SHORT_WORD.test(stem) && AFTER_DOUBLING.has(form.slice(stem.length))
  );
}

/** The headword that a word of a text is a form of, or null. */
export type HeadwordOf = (form: string) => string | null;

/** Looks words up among headwords; each form is taken apart once. */
export function headwordFinder(headwords: { readonly has: (id: string) => boolean }): HeadwordOf {
  const found = new Map<string, string | null>();
  return (form) => {
    const known = found.get(form);
    if (known !== undefined) return known;
    const headword = headwordsOf(form).find((id) => headwords.has(id)) ?? null;
    found.set(form, headword);
    return headword;
  };
}
