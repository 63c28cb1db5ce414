import type { VocabularyQuestion, VocabularyVerdict } from "@lexiquant/contract";
import { VerdictWord } from "../../../../items/feedback/verdict.tsx";
import { ListenButton } from "../../../../items/words/listen-button.tsx";
import { WordFacts } from "../../../../items/words/word-facts.tsx";
import { WordNote } from "../../../../items/words/word-note.tsx";
import { askedSense } from "./asked-sense.ts";
import { responseInWords } from "./response-in-words.ts";

interface WordAnswerProps {
  readonly verdict: VocabularyVerdict;
  readonly prompt: VocabularyQuestion["prompt"];
}

/** The other side: how it went, and all that is known of the word. */
export function WordAnswer({ verdict, prompt }: WordAnswerProps) {
  const { answer, word } = verdict;
  const given =
    verdict.isRight === false || verdict.isAlmost ? responseInWords(verdict.response) : null;
  return (
    <section aria-label="Answer" className="sheet animate-rise flex flex-col gap-5 p-4 sm:p-6">
      <header>
        <h2 id="answer-heading" tabIndex={-1} className="text-18 outline-none">
          <Verdict verdict={verdict} />
        </h2>
        {given !== null && <p className="mt-1 text-15 text-soft-ink">{given}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-2">
          <span className="font-serif text-28">{word.word}</span>
          <ListenButton text={word.word} shortcut="L" />
        </p>
        {!isSaidByTheWord(answer, word.word, word.meaning) && (
          <p className="text-15 text-soft-ink">
            Answer: <span className="text-ink">{answer}</span>
          </p>
        )}
      </header>
      <WordFacts page={word} usedSense={askedSense(prompt, verdict)} />
      <WordNote key={word.id} page={word} />
    </section>
  );
}

function Verdict({ verdict }: { readonly verdict: VocabularyVerdict }) {
  const { isAlmost, isRight, response } = verdict;
  if (response.kind === "unknown") return "Not known yet";
  if (isAlmost) return "Almost: right but for a letter";
  return isRight === null ? "Did you have it?" : <VerdictWord correct={isRight} />;
}

/** The word or its meaning stands there anyway. */
function isSaidByTheWord(answer: string, ...said: readonly string[]): boolean {
  return said.some((text) => text.toLowerCase() === answer.toLowerCase());
}
