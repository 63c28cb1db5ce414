import type { EssayFeedbackView } from "@lexiquant/contract";
import { Scale } from "lucide-react";
import { modelInWords } from "./score-words.ts";

interface ModelViewProps {
  readonly model: NonNullable<EssayFeedbackView["model"]>;
}

/** Whether a language model agrees with the built-in estimate. */
export function ModelView({ model }: ModelViewProps) {
  const { comparisons, consistent, status } = model;
  return (
    <section aria-label="Second opinion" className="sheet flex gap-3 px-4 py-3.5 text-15">
      <Scale aria-hidden size={20} className="mt-0.5 shrink-0 text-soft-ink" />
      <div>
        <h2 className="text-16">Second opinion</h2>
        <p className="mt-0.5 max-w-prose">{modelInWords(model)}</p>
        {status !== "failed" && (
          <p className="figures mt-0.5 text-13 text-soft-ink">
            {consistent} of {comparisons} comparisons came out the same in both orders; only those
            count.
          </p>
        )}
      </div>
    </section>
  );
}
