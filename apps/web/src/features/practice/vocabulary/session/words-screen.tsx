import type { VocabularySession } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { VOCABULARY_ADDRESS } from "../../../../items/words/word-address.ts";
import { wordSessionQuery } from "../../../../items/words/word-queries.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import { WordsRunner } from "./words-runner.tsx";

/** A session of words (`?words=`): begins where it was left, on this device or another. */
export function WordsScreen({ id }: { readonly id: VocabularySession["id"] }) {
  const session = useQuery(wordSessionQuery(id));
  if (session.data !== undefined) return <WordsRunner session={session.data} />;
  if (session.isPending) return <LoadingLogo label="Your words are loading" />;
  return (
    <Page title="Vocabulary">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <InlineFailure
          title="The session could not be opened."
          error={session.error}
          onRetry={() => void session.refetch()}
          retrying={session.isFetching}
        />
        <ButtonLink to={VOCABULARY_ADDRESS}>To your vocabulary</ButtonLink>
      </div>
    </Page>
  );
}
