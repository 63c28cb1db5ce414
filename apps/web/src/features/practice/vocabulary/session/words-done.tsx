import type { VocabularyForecast, VocabularySession } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { forecastQuery } from "../../../../items/words/forecast-query.ts";
import { useStartWords } from "../../../../items/words/use-start-words.ts";
import { VOCABULARY_ADDRESS } from "../../../../items/words/word-address.ts";
import { vocabularyQuery } from "../../../../items/words/word-queries.ts";
import { WordsNotStarted } from "../../../../items/words/words-not-started.tsx";
import { formatDuration, plural } from "../../../../lib/format.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { MoreWords } from "../today/more-words.tsx";
import { LeechNotice } from "./leech-notice.tsx";
import type { WordPractice } from "./use-word-session.ts";

/** What was learned, what comes tomorrow, and what to do now. */
export function WordsDone({ practice }: { readonly practice: WordPractice }) {
  const { session, leech } = practice;
  useEffect(() => {
    document.querySelector<HTMLElement>("main h1, h1")?.focus({ preventScroll: true });
  }, []);
  return (
    <Page title={doneTitle(session)} lead={tallySentence(session)}>
      <div className="flex max-w-2xl flex-col items-start gap-6">
        {leech !== null && <LeechNotice word={leech} onDismiss={practice.dismissLeech} />}
        <Tomorrow />
        <NextWords />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={VOCABULARY_ADDRESS}>To your vocabulary</ButtonLink>
          <ButtonLink to="/analytics?view=vocabulary" look="quiet">
            How your words stand
          </ButtonLink>
          {practice.canUndo && (
            <Button look="quiet" onClick={practice.undo}>
              Take the last rating back
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
}

function doneTitle({ words, finished }: VocabularySession): string {
  if (finished === words) return `${plural(words, "word")} done`;
  return `${finished} of ${words} words done`;
}

/** `26 answers in 6 min 20 s, 21 of them recalled. 8 words were new.` */
function tallySentence({ tally }: VocabularySession): string {
  const { reviews, recalled, newWords, elapsedMs, leeches } = tally;
  if (reviews === 0) return "Nothing was rated. The words stay due.";
  const answers = `${plural(reviews, "answer")} in ${formatDuration(elapsedMs)}, ${recalled} of them recalled.`;
  const met = newWords === 0 ? "" : ` ${plural(newWords, "word was", "words were")} new.`;
  const aside =
    leeches === 0
      ? ""
      : ` ${plural(leeches, "word was", "words were")} set aside because ${leeches === 1 ? "it keeps" : "they keep"} slipping.`;
  return `${answers}${met}${aside}`;
}

function Tomorrow() {
  const forecast = useQuery(forecastQuery);
  return (
    <p className="min-h-6 max-w-prose">
      {forecast.data === undefined ? "" : tomorrowSentence(forecast.data)}
    </p>
  );
}

function tomorrowSentence({ load }: VocabularyForecast): string {
  const tomorrow = load[1];
  if (tomorrow === undefined) return "";
  const { reviews, newWords } = tomorrow;
  if (reviews + newWords === 0) return "Nothing is due tomorrow.";
  return `Tomorrow: ${plural(reviews, "word")} to review and ${newWords} new.`;
}

/** More of today's plan where there is more; else the day is done. */
function NextWords() {
  const standing = useQuery(vocabularyQuery);
  const { start, retry, pending, error } = useStartWords();
  if (standing.data === undefined) return null;
  const { learning, reviews, newWords, refreshers } = standing.data.today;
  const left = learning + reviews + newWords + refreshers;
  if (left === 0) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-prose">Today’s words are done.</p>
        <MoreWords standing={standing.data} />
        <ButtonLink to="/practice/mode" look="primary">
          Other practice
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose">{plural(left, "word")} of today’s plan are left.</p>
      <Button look="primary" pending={pending} onClick={() => start({})}>
        {pending ? "Starting" : "Go on with the next words"}
      </Button>
      {error !== null && <WordsNotStarted error={error} onRetry={retry} retrying={pending} />}
    </div>
  );
}
