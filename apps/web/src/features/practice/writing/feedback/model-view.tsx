import type { EssayFeedbackView } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { type EssayId, essayFeedbackQuery } from "../essay-query.ts";
import { modelInWords } from "./score-words.ts";

interface ModelViewProps {
  readonly feedback: Pick<EssayFeedbackView, "essayId" | "model" | "modelReads">;
}

/** Whether a language model agrees with the built-in estimate; before it has answered, that it is asked. */
export function ModelView({ feedback: { essayId, model, modelReads } }: ModelViewProps) {
  return (
    <section aria-label="Second opinion" className="sheet flex gap-3 px-4 py-3.5 text-15">
      <Scale aria-hidden size={20} className="mt-0.5 shrink-0 text-soft-ink" />
      <div className="min-w-0">
        <h2 className="text-16">Second opinion</h2>
        <p role="status" className="mt-0.5 max-w-prose">
          {model === null
            ? "A language model is reading your essay too. It can move the score by half a point at most. What it says appears here by itself, within a minute."
            : modelInWords(model)}
        </p>
        {model !== null && model.status !== "failed" && (
          <p className="figures mt-0.5 text-13 text-soft-ink">
            {model.consistent} of {model.comparisons} comparisons came out the same in both orders;
            only those count.
          </p>
        )}
        {modelReads && <AskingFailure essayId={essayId} />}
      </div>
    </section>
  );
}

/** Asking goes on by itself; this says why nothing comes of it. */
function AskingFailure({ essayId }: { readonly essayId: EssayId }) {
  const asked = useQuery(essayFeedbackQuery(essayId));
  if (!asked.isError) return null;
  return (
    <div className="mt-3">
      <InlineFailure
        title="Whether the second opinion is there could not be asked. Your score and feedback are kept."
        error={asked.error}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    </div>
  );
}
