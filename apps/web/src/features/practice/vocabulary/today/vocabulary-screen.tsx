import type { VocabularyStanding } from "@lexiquant/contract";
import { useAuth } from "../../../../lib/auth-context.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import { SignInInvitation } from "../../../../ui/sign-in-invitation.tsx";
import { ListsSection } from "../lists/lists-section.tsx";
import { LeechSection } from "./leech-section.tsx";
import { MetSection } from "./met-section.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { TodaySection } from "./today-section.tsx";
import { useVocabulary } from "./use-vocabulary.ts";

/** Vocabulary: what today brings, the lists behind it, and how much a day. */
export function VocabularyScreen() {
  const { state } = useAuth();
  return (
    <Page
      title="Vocabulary"
      lead="Words come again when you are about to forget them, and less and less often."
    >
      {state.status === "signed-in" ? (
        <LoadedVocabulary />
      ) : (
        <SignInInvitation reason="Which words come when follows from your own answers. Sign in to begin or to go on." />
      )}
    </Page>
  );
}

function LoadedVocabulary() {
  const standing = useVocabulary();
  if (standing.data !== undefined) return <Sections standing={standing.data} />;
  if (standing.isPending) return <LoadingLogo label="Your words are loading" />;
  return (
    <div className="flex max-w-2xl flex-col items-start gap-5">
      <InlineFailure
        title="Your words could not be loaded."
        error={standing.error}
        onRetry={() => void standing.refetch()}
        retrying={standing.isFetching}
      />
      <ButtonLink to="/practice/mode">Choose another practice</ButtonLink>
    </div>
  );
}

function Sections({ standing }: { readonly standing: VocabularyStanding }) {
  return (
    <div className="flex flex-col gap-12">
      <TodaySection standing={standing} />
      <MetSection met={standing.met} />
      <LeechSection leeches={standing.leeches} />
      <ListsSection lists={standing.lists} chosen={standing.settings.lists} />
      <SettingsSection standing={standing} />
    </div>
  );
}
