import type { ExamReport } from "@lexiquant/contract";
import { formatDayAndTime } from "../../../../lib/format.ts";
import { Page } from "../../../../ui/page.tsx";
import { ChangeSection } from "./change-section.tsx";
import { ConditionsSection } from "./conditions-section.tsx";
import { DebriefSection } from "./debrief-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { LateWork } from "./late-work.tsx";
import { PaceSections } from "./pace-section.tsx";
import { PercentileSections } from "./percentile-sections.tsx";
import { QuestionList } from "./question-list.tsx";
import { questionsOf } from "./report-questions.ts";
import { RouteSection } from "./route-section.tsx";
import { ScoreSheet } from "./score-sheet.tsx";
import { headlineOf } from "./score-words.ts";

/** The report of an ended exam. On paper it is the scores and the curves: one page. */
export function ExamReportView({ report }: { readonly report: ExamReport }) {
  const questions = questionsOf(report);
  const asked = questions.length > 0;
  return (
    <div className="print:[zoom:0.72]">
      <Page
        title={headlineOf(report)}
        lead={`${report.name} · ${formatDayAndTime(report.createdAt)} · ${report.accommodation.name}`}
      >
        <div className="flex flex-col gap-12 print:gap-4">
          <div className="flex flex-col gap-5 print:gap-2">
            <LateWork report={report} />
            <ScoreSheet report={report} />
            <PercentileSections measures={report.measures} />
            {asked && <Contents />}
          </div>
          <div className="flex flex-col gap-12 print:hidden">
            <RouteSection measures={report.measures} />
            {asked && (
              <>
                <PaceSections report={report} />
                <ChangeSection questions={questions} />
                <QuestionList questions={questions} />
              </>
            )}
            <DebriefSection report={report} />
            <ConditionsSection report={report} />
            <ExportSection report={report} />
          </div>
        </div>
      </Page>
    </div>
  );
}

function Contents() {
  return (
    <nav aria-label="In this report" className="flex flex-wrap gap-x-5 print:hidden">
      {[
        { to: "#debrief", name: "What cost most, and what next" },
        { to: "#questions", name: "Question by question" },
      ].map(({ to, name }) => (
        <a
          key={to}
          href={to}
          className="inline-flex min-h-11 items-center font-medium text-15 text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
