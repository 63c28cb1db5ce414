import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { reviewSet } from "../../../items/review-set.ts";
import { StartButton } from "../../../items/start-button.tsx";
import { plural } from "../../../lib/format.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ModeCard } from "./mode-card.tsx";
import { mistakeCountsQuery } from "./practice-queries.ts";

/** The missed questions whose next try is due. Without their number it still begins a review. */
export function ReviewCard() {
  const counts = useQuery(mistakeCountsQuery);
  const due = counts.data?.counts.dueQuestions ?? null;
  const set = reviewSet(due);
  return (
    <ModeCard icon={History} title="Review mistakes" text={textFor(due)}>
      {due !== 0 && (
        <StartButton wish={set}>
          {due === null ? "Start the review" : `Review ${plural(set.itemCount, "question")}`}
        </StartButton>
      )}
      <ButtonLink to="/analytics?view=errors" look={due === 0 ? "secondary" : "quiet"}>
        Error log
      </ButtonLink>
    </ModeCard>
  );
}

function textFor(due: number | null): string {
  const ladder =
    "What you missed comes again: the same question, a twin of it, and once more after 3, 7 and 21 days.";
  if (due === null) return ladder;
  if (due === 0) return `${ladder} Nothing is due now.`;
  return `${ladder} ${plural(due, "question")} ${due === 1 ? "is" : "are"} due now.`;
}
