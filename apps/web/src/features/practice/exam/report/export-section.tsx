import type { ExamReport } from "@lexiquant/contract";
import { Download, Printer } from "lucide-react";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { exportName, questionsAsCsv } from "./export-report.ts";

/** The report to keep: its questions as a table, all of it as data, its first page on paper. */
export function ExportSection({ report }: { readonly report: ExamReport }) {
  return (
    <section aria-labelledby="export-heading" className="print:hidden">
      <h2 id="export-heading" className="text-22">
        Keep it
      </h2>
      <p className="mt-1.5 mb-4 max-w-prose text-15 text-soft-ink">
        Made in your browser from this page; nothing is sent anywhere.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => saveFile(exportName(report, "csv"), "text/csv", questionsAsCsv(report))}
        >
          <Download aria-hidden size={18} />
          Questions (CSV)
        </Button>
        <Button
          onClick={() =>
            saveFile(
              exportName(report, "json"),
              "application/json",
              `${JSON.stringify(report, null, 2)}\n`,
            )
          }
        >
          <Download aria-hidden size={18} />
          Whole report (JSON)
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          Print the scores
        </Button>
      </div>
    </section>
  );
}
