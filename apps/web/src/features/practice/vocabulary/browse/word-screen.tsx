import { type WordPage, wordIdSchema } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { AddWordButton } from "../../../../items/words/add-word-button.tsx";
import { ListenButton } from "../../../../items/words/listen-button.tsx";
import { useSetAside } from "../../../../items/words/use-word-queue.ts";
import { WORDS_ADDRESS } from "../../../../items/words/word-address.ts";
import { WordFacts } from "../../../../items/words/word-facts.tsx";
import { WordNote } from "../../../../items/words/word-note.tsx";
import { wordQuery } from "../../../../items/words/word-queries.ts";
import { useAuth } from "../../../../lib/auth-context.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import { SignInInvitation } from "../../../../ui/sign-in-invitation.tsx";
import { DeletedWord, isOwnWord, OwnWordActions } from "./own-word.tsx";
import { WordCard } from "./word-card.tsx";
import { WordHistory, WordQuestions } from "./word-history.tsx";

/** One word: all that is known of it, and how the student stands with it. */
export function WordScreen() {
  const [query] = useSearchParams();
  const { state } = useAuth();
  const id = wordIdSchema.safeParse(query.get("id"));
  if (state.status !== "signed-in") {
    return (
      <Page title="Word">
        <SignInInvitation reason="Words are shown with how well you know them. Sign in to look at this one." />
      </Page>
    );
  }
  if (id.success) return <LoadedWord key={id.data} id={id.data} />;
  return (
    <Page title="No word here" lead="The address names no word.">
      <ButtonLink to={WORDS_ADDRESS} look="primary">
        All words
      </ButtonLink>
    </Page>
  );
}

function LoadedWord({ id }: { readonly id: WordPage["id"] }) {
  const [isDeleted, setIsDeleted] = useState(false);
  const word = useQuery({ ...wordQuery(id), enabled: !isDeleted });
  // The button that was pressed is gone then: who goes by keyboard or by ear goes on at the new heading.
  const show = (deleted: boolean) => {
    flushSync(() => setIsDeleted(deleted));
    document.querySelector<HTMLElement>("#content h1")?.focus();
  };
  if (word.data !== undefined && isDeleted) {
    return <DeletedWord page={word.data} onRestored={() => show(false)} />;
  }
  if (word.data !== undefined) {
    return <WordView page={word.data} onDeleted={() => show(true)} />;
  }
  if (word.isPending) return <LoadingLogo label="The word is loading" />;
  return (
    <Page title="Word">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <InlineFailure
          title="The word could not be shown."
          error={word.error}
          onRetry={() => void word.refetch()}
          retrying={word.isFetching}
        />
        <ButtonLink to={WORDS_ADDRESS}>All words</ButtonLink>
      </div>
    </Page>
  );
}

interface WordViewProps {
  readonly page: WordPage;
  readonly onDeleted: () => void;
}

function WordView({ page, onDeleted }: WordViewProps) {
  return (
    <Page
      title={page.word}
      aside={
        <div className="flex flex-wrap items-center gap-3">
          <ListenButton text={page.word} />
          <ButtonLink to={WORDS_ADDRESS}>All words</ButtonLink>
        </div>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <div className="sheet p-5 sm:p-7">
            <WordFacts page={page} />
            {isOwnWord(page) && <OwnWordActions page={page} onDeleted={onDeleted} />}
          </div>
          <WordQuestions page={page} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-label="How it stands" className="flex flex-col items-start gap-3">
            <AddWordButton key={page.status} word={page} canHasten />
            <SetAside page={page} />
            <WordCard page={page} />
          </section>
          <WordNote page={page} />
          <WordHistory page={page} />
        </div>
      </div>
    </Page>
  );
}

/** For a word that is known well enough, or not wanted. */
function SetAside({ page }: { readonly page: WordPage }) {
  const aside = useSetAside();
  if (page.status === "none" || page.status === "set-aside") return null;
  return (
    <>
      <Button
        size="small"
        look="quiet"
        pending={aside.isPending}
        onClick={() => aside.mutate(page.id)}
      >
        Set aside
      </Button>
      {aside.isError && (
        <InlineFailure
          title="The word was not set aside."
          error={aside.error}
          onRetry={() => aside.mutate(page.id)}
          retrying={aside.isPending}
        />
      )}
    </>
  );
}
