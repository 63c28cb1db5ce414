/**
 * Rules that are switched off: wrong or a matter of taste on clean passages and essays of our own, or about length and layout.
 * They must not only be passed over: of doubts that overlap, the library gives the longest, and one doubt about a long sentence
 * would hide every misspelling in it.
 */
export const SILENT_RULES: readonly string[] =
  `LongSentences AvoidAndAlso UseEllipsisCharacter NumericRangeEnDash Excellent
  MassNouns CompoundNouns MissingTo MissingPreposition DisjointPrefixes QuantifierNumeralConflict Someone Everyone WereWhere
  WhomSubjectOfVerb UnclosedQuotes DiscourseMarkers OxfordComma FindOut CondenseAllThe ToTwoToo RepeatedWords NounVerbConfusion
  AdjectiveDoubleDegree TheMy Dashes EllipsisLength Spaces NoFrenchSpaces CurrencyPlacement NumberSuffixCapitalization
  SpelledNumbers CommaFixes PhrasalVerbAsCompoundNoun UseTitleCase QuoteSpacing LetsConfusion OneOfTheSingular OutOfDate TheyToThem PronounInflectionBe NotTo`
    .trim()
    .split(/\s+/);
