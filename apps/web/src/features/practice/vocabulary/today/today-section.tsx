import type { VocabularyDrill, VocabularyList, VocabularyStanding } from "@lexiquant/contract";
import { VOCABULARY_DRILLS } from "@lexiquant/contract";
import { useState } from "react";
import { useStartWords } from "../../../../items/words/use-start-words.ts";
import { WORDS_ADDRESS, wordSessionAddress } from "../../../../items/words/word-address.ts";
import { listName } from "../../../../items/words/word-words.ts";
import { WordsNotStarted } from "../../../../items/words/words-not-started.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/field.tsx";
import { DRILL_NAMES } from "../session/drill-words.ts";
import { MoreWords } from "./more-words.tsx";
import { StandingFigures } from "./standing-figures.tsx";
import {
  backlogSentence,
  effortSentence,
  leftToday,
  spacingSentence,
  todaySentence,
} from "./today-words.ts";

/** What is due, what is new, and the button that begins. */
export function TodaySection({ standing }: { readonly standing: VocabularyStanding }) {
  const { backlog, openSession, counts } = standing;
  return (
    <section aria-labelledby="today-heading" className="sheet flex flex-col gap-5 p-5 sm:p-7">
      <div>
        <h2 id="today-heading" className="text-22">
          {todaySentence(standing)}
        </h2>
        <p className="mt-1.5 max-w-prose text-15 text-soft-ink">{effortSentence(standing)}</p>
        {backlog !== null && (
          <p className="mt-1.5 max-w-prose text-15">{backlogSentence(backlog)}</p>
        )}
      </div>
      {openSession !== null && <Resume session={openSession} />}
      <StartWords standing={standing} isSecond={openSession !== null} />
      <MoreWords standing={standing} />
      <StandingFigures counts={counts} />
      <p className="max-w-prose text-15 text-soft-ink">{spacingSentence(standing)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={WORDS_ADDRESS}>All words</ButtonLink>
        <ButtonLink to="/analytics?view=vocabulary" look="quiet">
          How your words stand
        </ButtonLink>
        {standing.scheduling.testDate === null && (
          <ButtonLink to="/analytics?view=plan" look="quiet">
            Set a test date
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Resume({ session }: { readonly session: NonNullable<VocabularyStanding["openSession"]> }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-desk border border-edge px-4 py-3">
      <p className="figures min-w-48 flex-1 text-15">
        A session is open: {session.finished} of {session.words} words done.
      </p>
      <ButtonLink to={wordSessionAddress(session.id)} look="primary">
        Go on
      </ButtonLink>
    </div>
  );
}

interface StartWordsProps {
  readonly standing: VocabularyStanding;
  /** The open session goes first; a new one ends it. */
  readonly isSecond: boolean;
}

function StartWords({ standing, isSecond }: StartWordsProps) {
  const [drill, setDrill] = useState<VocabularyDrill | null>(null);
  const [listId, setListId] = useState<VocabularyList["id"] | null>(null);
  const { start, retry, pending, error } = useStartWords();
  const isDone = leftToday(standing) === 0;
  const begin = () =>
    start({
      ...(drill === null ? {} : { drills: [drill] }),
      ...(listId === null ? {} : { listId }),
    });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
        <SelectField
          label="Drills"
          value={drill ?? ""}
          onChange={({ target }) =>
            setDrill(VOCABULARY_DRILLS.find((known) => known === target.value) ?? null)
          }
        >
          <option value="">All kinds in turn</option>
          {VOCABULARY_DRILLS.map((known) => (
            <option key={known} value={known}>
              {DRILL_NAMES[known]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Words"
          value={listId ?? ""}
          onChange={({ target }) =>
            setListId(standing.lists.find(({ id }) => id === target.value)?.id ?? null)
          }
        >
          <option value="">Today’s plan</option>
          {standing.lists.map((list) => (
            <option key={list.id} value={list.id}>
              {listName(list)}
            </option>
          ))}
        </SelectField>
        <Button
          look={isDone || isSecond ? "secondary" : "primary"}
          pending={pending}
          onClick={begin}
        >
          {pending ? "Starting" : isSecond ? "Start anew" : "Start"}
        </Button>
      </div>
      {isSecond && (
        <p className="text-13 text-soft-ink">
          Starting anew ends the open session; its words stay due.
        </p>
      )}
      {error !== null && <WordsNotStarted error={error} onRetry={retry} retrying={pending} />}
    </div>
  );
}
