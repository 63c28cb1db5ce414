import { REPORT_CATEGORIES } from "@lexiquant/contract";
import type { ItemId } from "@lexiquant/domain/kernel";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { clientEnvironment } from "../../../lib/client-environment.ts";
import { randomId } from "../../../lib/random-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField, TextAreaField } from "../../../ui/field.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";

interface ReportDialogProps {
  readonly itemId: ItemId;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type Category = (typeof REPORT_CATEGORIES)[number];

const CATEGORY_NAMES: Record<Category, string> = {
  "wrong-key": "The answer given as right is wrong",
  "two-answers": "More than one answer can be defended",
  unclear: "The question is unclear",
  typo: "A typing or language mistake",
  display: "Something is shown wrongly or not at all",
  other: "Something else",
};

export function ReportDialog({ itemId, open, onOpenChange }: ReportDialogProps) {
  const [category, setCategory] = useState<Category | null>(null);
  const [text, setText] = useState("");
  // One id per report, so that trying again after a lost answer files it once.
  const [id, setId] = useState(randomId);
  const report = useMutation({
    mutationFn: (chosen: Category) =>
      call("reportProblem", {
        params: { itemId },
        body: { id, category: chosen, text, environment: clientEnvironment() },
      }),
    onSuccess: () => {
      setCategory(null);
      setText("");
      setId(randomId());
    },
  });
  const complete = category !== null && (category !== "other" || text.trim() !== "");
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) report.reset();
        onOpenChange(next);
      }}
      title="Report a problem"
      description="With the report goes what your browser says about itself: its name and platform, language, time zone, screen and, where it tells, the kind of connection."
      footer={
        report.isSuccess ? (
          <Button look="primary" onClick={() => onOpenChange(false)}>
            Close
          </Button>
        ) : (
          <Button
            look="primary"
            pending={report.isPending}
            disabled={!complete}
            onClick={() => category !== null && report.mutate(category)}
          >
            Send report
          </Button>
        )
      }
    >
      {report.isSuccess ? (
        <p role="status">The report is filed. Thank you: a person will look at the question.</p>
      ) : (
        <div className="flex flex-col gap-4">
          <SelectField
            label="What is wrong?"
            value={category ?? ""}
            onChange={(event) => {
              const chosen = REPORT_CATEGORIES.find((known) => known === event.target.value);
              if (chosen !== undefined) setCategory(chosen);
            }}
          >
            <option value="" disabled>
              Choose …
            </option>
            {REPORT_CATEGORIES.map((known) => (
              <option key={known} value={known}>
                {CATEGORY_NAMES[known]}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="Details"
            hint="What did you expect, and what did you see?"
            maxLength={4_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {report.isError && (
            <InlineFailure title="The report was not sent." error={report.error} />
          )}
        </div>
      )}
    </Dialog>
  );
}
