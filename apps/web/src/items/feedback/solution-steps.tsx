import type { Feedback } from "@lexiquant/contract";
import { Check } from "lucide-react";
import { InlineMarkup } from "../markup.tsx";

interface SolutionStepsProps {
  readonly steps: Feedback["explanation"]["steps"];
}

/** The way to the key, step by step; steps that a machine has recomputed carry a check mark. */
export function SolutionSteps({ steps }: SolutionStepsProps) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step, place) => (
        <li key={step.text} className="flex gap-3">
          <span
            aria-hidden="true"
            className="figures mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border border-edge text-13"
          >
            {place + 1}
          </span>
          <div className="min-w-0">
            <p className="reading text-16!">
              <InlineMarkup source={step.text} />
            </p>
            <p className="text-15 text-soft-ink">
              <InlineMarkup source={step.why} />
            </p>
            {step.checked && (
              <p className="mt-0.5 flex items-center gap-1 text-13 text-correct">
                <Check aria-hidden size={14} strokeWidth={3} />
                Recomputed by machine
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
