import { InlineMarkup } from "../markup.tsx";
import { RationaleCard } from "./rationale-card.tsx";
import type { Reason } from "./reasons.ts";

/** Reasons one below the other, each under what it is the reason for. */
export function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {reasons.map((reason) => (
        <li key={reason.id}>
          <RationaleCard
            tone={reason.inKey ? "right" : reason.chosen ? "wrong" : "neutral"}
            rationale={reason.rationale}
            heading={
              <>
                <span className="text-soft-ink">{reason.label}</span>
                <span className="font-serif text-16">
                  <InlineMarkup source={reason.text} />
                </span>
                <span className="font-medium text-13">{standingWords(reason)}</span>
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}

function standingWords({ inKey, chosen }: Reason): string {
  if (inKey) return chosen ? "right, yours" : "right";
  return chosen ? "wrong, yours" : "wrong";
}
