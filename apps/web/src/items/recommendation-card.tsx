import type { Recommendation } from "@lexiquant/contract";
import { Clock } from "lucide-react";
import { useId } from "react";
import { classNames } from "../ui/class-names.ts";
import { ActionButton } from "./action-button.tsx";
import { recommendationWords } from "./recommendation-words.ts";
import { minutesInWords } from "./subject-words.ts";

interface RecommendationCardProps {
  readonly recommendation: Recommendation;
  /** `lead` for the one step that is recommended before all others. */
  readonly look?: "lead" | "plain";
}

/** A step that is worth taking: what, why, how long, and the button that does it. */
export function RecommendationCard({ recommendation, look = "plain" }: RecommendationCardProps) {
  const { title, reason, action } = recommendationWords(recommendation);
  const titleId = useId();
  const lead = look === "lead";
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        "sheet flex h-full flex-col",
        lead ? "p-5 sm:p-7 md:flex-row md:items-center md:justify-between md:gap-10" : "p-5",
      )}
    >
      <div>
        <h3 id={titleId} className={lead ? "text-22" : "text-18"}>
          {title}
        </h3>
        <p className={classNames("mt-1.5 max-w-prose", lead ? "" : "text-15 text-soft-ink")}>
          {reason}
        </p>
        <p
          className={classNames(
            "figures mt-3 mb-4 flex items-center gap-1.5 text-15 text-soft-ink",
            lead && "md:mb-0",
          )}
        >
          <Clock aria-hidden size={16} />
          {minutesInWords(recommendation.minutes)}
        </p>
      </div>
      <div className={lead ? "shrink-0 md:max-w-xs" : "mt-auto"}>
        <ActionButton
          action={recommendation.action}
          describedBy={titleId}
          look={lead ? "primary" : "secondary"}
        >
          {action}
        </ActionButton>
      </div>
    </article>
  );
}
