import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { mistakesAsCsv } from "./mistakes-csv.ts";
import { readWholeLog } from "./mistakes-query.ts";

/** The whole log as a table to keep, also what is not shown. */
export function ExportLog() {
  const save = useMutation({
    mutationFn: readWholeLog,
    onSuccess: (mistakes) => saveFile("error-log.csv", "text/csv", mistakesAsCsv(mistakes)),
  });
  return (
    <>
      <Button pending={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden size={18} />
        {save.isPending ? "Collecting the log" : "Whole log (CSV)"}
      </Button>
      {save.isError && (
        <div className="order-last w-full">
          <InlineFailure
            title="The log could not be collected."
            error={save.error}
            onRetry={() => save.mutate()}
            retrying={save.isPending}
          />
        </div>
      )}
    </>
  );
}
