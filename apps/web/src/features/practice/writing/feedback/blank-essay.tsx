import type { Essay } from "@lexiquant/contract";
import { ESSAY_SETUP_ADDRESS } from "../../../../items/essays/essay-address.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { LateText } from "../late-text/late-text.tsx";
import { writtenIn } from "../late-text/late-texts.ts";
import { DeleteEssay } from "./delete-essay.tsx";
import { ReviseEssay } from "./revise-essay.tsx";
import { VersionsSection } from "./versions-section.tsx";

/** An essay that was submitted without a word. */
export function BlankEssay({ essay }: { readonly essay: Essay }) {
  return (
    <Page
      title="No score (NS): nothing was written"
      lead="The test gives no score to an essay without text, so there is none here, and no feedback. It counts for nothing else."
    >
      <div className="flex max-w-3xl flex-col gap-6">
        <LateText where={writtenIn(essay)} stored={essay.draft.text} />
        <div className="flex flex-wrap gap-3">
          <ReviseEssay essay={essay} />
          <ButtonLink to={ESSAY_SETUP_ADDRESS}>Choose another issue</ButtonLink>
          <DeleteEssay essay={essay} />
        </div>
        <VersionsSection essay={essay} />
      </div>
    </Page>
  );
}
