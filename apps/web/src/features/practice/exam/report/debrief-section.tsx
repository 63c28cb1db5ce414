import type { ExamReport } from "@lexiquant/contract";
import { LinkCard, TwinCard } from "../../results/action-card.tsx";
import { debriefOf } from "./debrief.ts";
import { nextStepsOf } from "./next-steps.ts";

/** What cost most, and three steps that follow from it. */
export function DebriefSection({ report }: { readonly report: ExamReport }) {
  const debrief = debriefOf(report);
  const { twinOf, actions } = nextStepsOf(report, debrief);
  return (
    <section aria-labelledby="debrief-heading" id="debrief" className="scroll-mt-20">
      <h2 id="debrief-heading" className="text-22">
        What cost most, and what next
      </h2>
      <ul className="mt-3 mb-5 flex max-w-prose flex-col gap-2">
        {debrief.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3 className="mb-3 text-18">Next steps</h3>
      <ul aria-label="Next steps" className="grid gap-3 md:grid-cols-3">
        {twinOf !== null && (
          <TwinCard
            itemId={twinOf.question.item.id}
            question={`question ${twinOf.question.position + 1} of ${twinOf.section.name}`}
          />
        )}
        {actions.map(({ to, title, text }) => (
          <LinkCard key={title} to={to} title={title} text={text} />
        ))}
      </ul>
    </section>
  );
}
