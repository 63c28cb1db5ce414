import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { VOCABULARY_ADDRESS, WORDS_ADDRESS } from "../../../../items/words/word-address.ts";
import { vocabularyQuery } from "../../../../items/words/word-queries.ts";
import { listName } from "../../../../items/words/word-words.ts";
import { useAuth } from "../../../../lib/auth-context.ts";
import { plural } from "../../../../lib/format.ts";
import { useDebounced } from "../../../../lib/use-debounced.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { SelectField, TextField } from "../../../../ui/field.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { Page } from "../../../../ui/page.tsx";
import { SignInInvitation } from "../../../../ui/sign-in-invitation.tsx";
import { WordRow } from "./word-row.tsx";
import {
  FILTER_NAMES,
  readWordsFilter,
  WORD_FILTERS,
  type WordsFilter,
  withFilterPart,
} from "./words-filter.ts";
import { wordsQuery } from "./words-query.ts";

const TYPING_PAUSE_MS = 250;

/** All words, searched and narrowed; what is shown of them stands in the address. */
export function WordsListScreen() {
  const { state } = useAuth();
  return (
    <Page
      title="Words"
      lead="All words of the lexicon and your own, with how each stands."
      aside={<ButtonLink to={VOCABULARY_ADDRESS}>To your vocabulary</ButtonLink>}
    >
      {state.status === "signed-in" ? (
        <Words />
      ) : (
        <SignInInvitation reason="Words are shown with how well you know them. Sign in to look through them." />
      )}
    </Page>
  );
}

function Words() {
  const [params, setParams] = useSearchParams();
  const filter = readWordsFilter(params);
  const settled = useDebounced(filter.find, TYPING_PAUSE_MS);
  const found = useInfiniteQuery(wordsQuery({ ...filter, find: settled.trim() }));
  const pages = found.data?.pages ?? [];
  const words = pages.flatMap((page) => page.words);
  return (
    <div className="flex flex-col gap-6">
      <WordFilters
        filter={filter}
        onChange={(name, value) =>
          setParams((current) => withFilterPart(current, name, value), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <p role="status" className="figures min-h-6 text-15 text-soft-ink">
        {pages[0] === undefined ? "" : plural(pages[0].matching, "word")}
      </p>
      {found.isError && (
        <InlineFailure
          title="The words could not be loaded."
          error={found.error}
          onRetry={() => void (words.length > 0 ? found.fetchNextPage() : found.refetch())}
          retrying={found.isFetching}
        />
      )}
      {words.length > 0 && (
        <ul aria-label="Words" className="sheet divide-y divide-line">
          {words.map((word) => (
            <li key={word.id}>
              <WordRow word={word} />
            </li>
          ))}
        </ul>
      )}
      {found.isSuccess && words.length === 0 && (
        <EmptyState
          title="No word matches"
          action={
            <ButtonLink to={WORDS_ADDRESS} replace>
              Show all words
            </ButtonLink>
          }
        >
          Try the word’s beginning, or a word of its meaning.
        </EmptyState>
      )}
      {found.hasNextPage && (
        <Button
          className="self-center"
          pending={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {found.isFetchingNextPage ? "Loading" : "Load more"}
        </Button>
      )}
    </div>
  );
}

interface WordFiltersProps {
  readonly filter: WordsFilter;
  readonly onChange: (name: keyof WordsFilter, value: string) => void;
}

function WordFilters({ filter, onChange }: WordFiltersProps) {
  // Typing must not wait for the address to follow.
  const [text, setText] = useState(filter.find);
  const standing = useQuery(vocabularyQuery);
  const lists = standing.data?.lists ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        type="search"
        label="Find a word"
        autoComplete="off"
        value={text}
        maxLength={100}
        onChange={({ target }) => {
          setText(target.value);
          onChange("find", target.value);
        }}
      />
      <SelectField
        label="How it stands"
        value={filter.status ?? ""}
        onChange={({ target }) => onChange("status", target.value)}
      >
        <option value="">All</option>
        {WORD_FILTERS.map((status) => (
          <option key={status} value={status}>
            {FILTER_NAMES[status]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="List"
        value={filter.list ?? ""}
        onChange={({ target }) => onChange("list", target.value)}
      >
        <option value="">All lists</option>
        {lists.map((list) => (
          <option key={list.id} value={list.id}>
            {listName(list)}
          </option>
        ))}
        {filter.list !== null && lists.every(({ id }) => id !== filter.list) && (
          <option value={filter.list}>This list</option>
        )}
      </SelectField>
    </div>
  );
}
