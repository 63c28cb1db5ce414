import {
  ESSAY_TRAITS,
  type EssayQuote,
  type EssayTrait,
  type EssayTraitView,
} from "@lexiquant/contract";
import { type FeedbackMark, quoteFrom } from "@lexiquant/domain/essay";
import { traitLevels } from "../../history/essays/essay-standing.ts";
import type { StoredRating } from "../../history/essays/ratings-repository.ts";
import { TRAIT_NAMES } from "../../history/essays/trait-names.ts";
import { GENERAL_EDITS, WHAT_TRAITS_REST_ON } from "./messages.ts";

const MOST_QUOTES = 2;
/** From here on a trait is adequate by the rubric (gre.md 4.5). */
const ADEQUATE = 4;

/** Marks that show a trait where none of the things to change first does. */
const MARKS_OF: Readonly<Partial<Record<EssayTrait, FeedbackMark["kind"]>>> = {
  development: "argument",
  organization: "organization",
  conventions: "language",
};

/** The five traits in the order of the rubric, each with what shows it and one next edit. */
export function traitViews(rating: StoredRating, text: string): EssayTraitView[] {
  const levels = traitLevels(rating);
  return ESSAY_TRAITS.map((trait) => {
    const level = levels[trait];
    return {
      trait,
      name: TRAIT_NAMES[trait],
      restsOn: WHAT_TRAITS_REST_ON[trait],
      level,
      quotes: quotesOf(rating, trait, text),
      nextEdit: nextEdit(rating, trait, level),
    };
  });
}

function quotesOf({ feedback }: StoredRating, trait: EssayTrait, text: string): EssayQuote[] {
  const found = feedback.priorities
    .filter((priority) => priority.trait === trait)
    .flatMap(({ evidence }) => evidence);
  const asked = trait === "position" ? feedback.asks.flatMap(({ quote }) => quote ?? []) : [];
  const kind = MARKS_OF[trait];
  const marked = feedback.marks
    .filter((mark) => mark.kind === kind)
    .map((mark) => quoteFrom(text, mark));
  // What was kept before quotes were whole is made so.
  const whole = [...found, ...asked].map((quote) => quoteFrom(text, quote));
  return distinct([...whole, ...marked]).slice(0, MOST_QUOTES);
}

function distinct(quotes: readonly EssayQuote[]): EssayQuote[] {
  return quotes.filter(
    ({ start }, index) => quotes.findIndex((other) => other.start === start) === index,
  );
}

function nextEdit(
  { feedback }: StoredRating,
  trait: EssayTrait,
  level: number,
): EssayTraitView["nextEdit"] {
  const priority = feedback.priorities.find((candidate) => candidate.trait === trait);
  if (priority !== undefined) return { basis: "found", text: priority.edit };
  const { below, above } = GENERAL_EDITS[trait];
  return { basis: "general", text: level < ADEQUATE ? below : above };
}
