import { escapeMarkup } from "../../item/index.ts";
import { optionWords } from "../option-words.ts";
import type { WordText } from "../tutor-library.ts";
import { type Material, type MoveOf, reply, type Sayers, usualNext } from "./material.ts";

type Kind = "words" | "ask-for-word";

/** What is said of words, from our lexicon or, under its name, from WordNet. */
export const wordSayers: Sayers<Kind> = {
  words: async (move, material) => {
    const { library, context } = material;
    const found = await Promise.all(move.words.map((word) => library.lookUp(word)));
    const lines = found.flatMap((entry, place) =>
      entry === null
        ? [`I have no entry for “${escapeMarkup(move.words[place] ?? "")}”.`]
        : entryLines(entry, move, hidden(move, material)),
    );
    return reply([...pairNote(found, move), ...lines], usualNext(context.question));
  },
  "ask-for-word": (_move, { context }) =>
    reply(
      ['Which word? Put it in quotation marks, for example: what does "laconic" mean?'],
      usualNext(context.question),
    ),
};

/** Words that may not be named yet: before an attempt a synonym could name the option that is right. */
function hidden({ guarded }: MoveOf<"words">, { context }: Material): ReadonlySet<string> {
  const { question } = context;
  if (!guarded || question === null || question.state === "after") return new Set();
  return new Set(optionWords(question.item).map((word) => word.toLowerCase()));
}

function entryLines(
  entry: WordText,
  { want, guarded }: MoveOf<"words">,
  withheld: ReadonlySet<string>,
): string[] {
  const withRelations = want !== "difference" && !(guarded && withheld.size > 0);
  const source = entry.source === "wordnet" ? " (from WordNet, not one of our own entries)" : "";
  const senses = entry.senses.map(({ partOfSpeech, definition, sentences, synonyms, antonyms }) =>
    [
      `*${partOfSpeech}*: ${definition}.`,
      ...(sentences[0] === undefined ? [] : [`“${sentences[0]}”`]),
      ...(withRelations && synonyms.length > 0 ? [`Like it: ${synonyms.join(", ")}.`] : []),
      ...(withRelations && antonyms.length > 0 ? [`Opposite: ${antonyms.join(", ")}.`] : []),
    ].join(" "),
  );
  const extras =
    want === "relations" && withRelations
      ? [entry.root, entry.mnemonic].flatMap((text) => (text === null ? [] : [`- ${text}`]))
      : [];
  const bullets = [...senses.map((sense) => `- ${sense}`), ...extras];
  return [`**${entry.word}**${source}`, bullets.join("\n")];
}

/** What the lexicon says of a pair that is often confused. */
function pairNote(found: readonly (WordText | null)[], { want }: MoveOf<"words">): string[] {
  const [one, other] = found;
  if (want !== "difference" || !one || !other) return [];
  const note =
    one.confusedWith.find(({ word }) => word === other.word) ??
    other.confusedWith.find(({ word }) => word === one.word);
  return note === undefined
    ? [`I have no note on *${one.word}* and *${other.word}* as a pair; here they are side by side.`]
    : [note.difference];
}
