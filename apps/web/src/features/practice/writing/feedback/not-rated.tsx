import type { Essay } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ESSAY_SETUP_ADDRESS } from "../../../../items/essays/essay-address.ts";
import { plural } from "../../../../lib/format.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { Page } from "../../../../ui/page.tsx";
import { keepEssay, timed } from "../essay-query.ts";
import { LateText } from "../late-text/late-text.tsx";
import { writtenIn } from "../late-text/late-texts.ts";
import { submitEssay } from "../session/send-essay.ts";
import { DeleteEssay } from "./delete-essay.tsx";

/** A submitted essay that waits for its rating, or for which the rater gave none. */
export function NotRated({ essay }: { readonly essay: Essay }) {
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => timed(() => submitEssay(essay.id, null)),
    onSuccess: (told) => keepEssay(client, told),
  });
  const failed = essay.state === "failed";
  return (
    <Page
      title={failed ? "Your essay has no rating yet" : "Your essay is being rated"}
      lead={
        failed
          ? whyFailed(essay)
          : "This takes a few seconds. The feedback appears here by itself; you can leave and come back."
      }
    >
      <div className="flex max-w-3xl flex-col items-start gap-6">
        {!failed && (
          <p role="status" className="animate-breathe text-15 text-soft-ink">
            Waiting for the rating
          </p>
        )}
        {again.isError && (
          <InlineFailure title="The essay was not rated. Its text is kept." error={again.error} />
        )}
        <div className="flex flex-wrap gap-3">
          {failed && (
            <Button look="primary" pending={again.isPending} onClick={() => again.mutate()}>
              {again.isPending ? "Rating" : "Try the rating again"}
            </Button>
          )}
          <ButtonLink to={ESSAY_SETUP_ADDRESS}>Back to writing</ButtonLink>
          <DeleteEssay essay={essay} />
        </div>
        <LateText where={writtenIn(essay)} stored={essay.draft.text} />
        <details className="w-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium text-15 text-primary">
            Your essay ({plural(essay.words, "word")})
          </summary>
          <div className="reading mt-2 whitespace-pre-wrap">{essay.draft.text}</div>
        </details>
      </div>
    </Page>
  );
}

function whyFailed({ failure }: Essay): string {
  return failure === "busy"
    ? "The rater had too much to do. Your essay is submitted and kept; try the rating again in a minute."
    : "The rater failed. Your essay is submitted and kept; try the rating again.";
}
