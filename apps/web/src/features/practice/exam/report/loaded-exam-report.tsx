import { useQuery } from "@tanstack/react-query";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import { ExamReportView } from "./exam-report-view.tsx";
import { type ExamId, examReportQuery } from "./report-query.ts";

/** The report of an exam, or why there is none to show. */
export function LoadedExamReport({ id }: { readonly id: ExamId }) {
  const report = useQuery(examReportQuery(id));
  if (report.data !== undefined) return <ExamReportView report={report.data} />;
  if (report.isPending) return <LoadingLogo label="Your report is loading" />;
  const open = report.error instanceof ApiFailure && report.error.code === "exam-open";
  return (
    <Page title="Exam report">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <InlineFailure
          title="The report could not be shown."
          error={report.error}
          onRetry={() => void report.refetch()}
          retrying={report.isFetching}
        />
        {open ? (
          <ButtonLink to={`/practice/session?exam=${id}`} look="primary">
            Go on with the exam
          </ButtonLink>
        ) : (
          <ButtonLink to="/practice/mode">Choose another practice</ButtonLink>
        )}
      </div>
    </Page>
  );
}
