import type { WordPage } from "@lexiquant/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { InlineMarkup } from "../markup.tsx";
import { ListenButton } from "./listen-button.tsx";
import { wordAddress } from "./word-address.ts";
import { frequencyInWords } from "./word-words.ts";

interface WordFactsProps {
  readonly page: WordPage;
  /** In which of its senses a question uses the word: it comes first. */
  readonly usedSense?: number | undefined;
}

/** Meanings with sentences, the words around it, where it comes from, and how to keep it. */
export function WordFacts({ page, usedSense }: WordFactsProps) {
  const { meaning, confusedWith, frequency, root, mnemonic } = page;
  const used = usedSense === undefined ? undefined : page.senses[usedSense];
  const senses = [...page.senses].sort(
    (one, other) => Number(other === used) - Number(one === used),
  );
  return (
    <div className="flex flex-col gap-6">
      {senses.length === 0 ? (
        <p className="whitespace-pre-line text-18">{meaning}</p>
      ) : (
        <ol className="flex flex-col gap-6">
          {senses.map((sense) => (
            <li key={`${sense.partOfSpeech} ${sense.definition}`}>
              {sense === used && senses.length > 1 && (
                <p className="mb-1 text-13 text-soft-ink">The meaning in this question</p>
              )}
              <SenseView sense={sense} />
            </li>
          ))}
        </ol>
      )}
      {confusedWith.length > 0 && <ConfusedWith words={confusedWith} />}
      {(root !== null || mnemonic !== null || frequency !== null) && (
        <dl className="grid gap-x-4 gap-y-1 text-15 sm:grid-cols-[9rem_1fr]">
          {root !== null && <Fact name="Root" text={root} />}
          {mnemonic !== null && <Fact name="To remember it" text={mnemonic} />}
          {frequency !== null && <Fact name="On the test" text={frequencyInWords(frequency)} />}
        </dl>
      )}
    </div>
  );
}

function SenseView({ sense }: { readonly sense: WordPage["senses"][number] }) {
  const { partOfSpeech, definition, sentences, synonyms, antonyms, charge, register } = sense;
  return (
    <>
      <p className="text-18">
        <span className="mr-2 text-15 text-soft-ink">
          {register === undefined ? partOfSpeech : `${partOfSpeech}, ${register}`}
        </span>
        <InlineMarkup source={definition} />
        {charge !== "neutral" && (
          <span className="ml-2 whitespace-nowrap text-13 text-soft-ink">
            {charge === "positive" ? "approving" : "disapproving"}
          </span>
        )}
      </p>
      {sentences.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1.5">
          {sentences.map((sentence) => (
            <li key={sentence} className="flex items-start gap-1">
              <span className="reading min-w-0">
                <InlineMarkup source={sentence} />
              </span>
              <ListenButton text={sentence.replaceAll("*", "")} label="Listen to this sentence" />
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-15 sm:grid-cols-[9rem_1fr]">
        {synonyms.length > 0 && <Fact name="Alike in meaning" text={synonyms.join(", ")} />}
        {antonyms.length > 0 && <Fact name="Opposite" text={antonyms.join(", ")} />}
      </dl>
    </>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <dt className="text-soft-ink">{name}</dt>
      <dd className="min-w-0 max-w-prose">
        <InlineMarkup source={text} />
      </dd>
    </>
  );
}

function ConfusedWith({ words }: { readonly words: WordPage["confusedWith"] }) {
  return (
    <section aria-label="Easily confused with">
      <h3 className="text-16">Easily confused with</h3>
      <ul className="mt-1.5 flex flex-col gap-2 text-15">
        {words.map(({ word, id, difference }) => (
          <li key={word} className="max-w-prose">
            <WordName id={id}>{word}</WordName>: <InlineMarkup source={difference} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WordNameProps {
  readonly id: WordPage["id"] | null;
  readonly children: ReactNode;
}

/** In a new tab: a session that is under way loses nothing. */
function WordName({ id, children }: WordNameProps) {
  if (id === null) return <span className="font-medium">{children}</span>;
  return (
    <Link
      to={wordAddress(id)}
      target="_blank"
      className="font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
