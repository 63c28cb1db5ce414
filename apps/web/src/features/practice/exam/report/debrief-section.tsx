import type { ExamReport } from "@lexiquant/contract";
import { debriefOf } from "./debrief.ts";
import { ExamSteps } from "./exam-steps.tsx";

/** What cost most, and three steps that follow from it. */
export function DebriefSection({ report }: { readonly report: ExamReport }) {
  return (
    <section aria-labelledby="debrief-heading" id="debrief" className="scroll-mt-20">
      <h2 id="debrief-heading" className="text-22">
        What cost most, and what next
      </h2>
      <ul className="mt-3 mb-5 flex max-w-prose flex-col gap-2">
        {debriefOf(report).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3 className="mb-3 text-18">Next steps</h3>
      <ExamSteps examId={report.id} />
    </section>
  );
}
