import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { call } from "../lib/api.ts";
import { saveFile } from "../lib/save-file.ts";
import { Button } from "../ui/button.tsx";
import { InlineFailure } from "../ui/inline-failure.tsx";

/** Everything that is kept of the person, to take along. */
export function ExportAccount() {
  const save = useMutation({
    mutationFn: () => call("exportAccount", {}),
    onSuccess: (account) =>
      saveFile(
        `lexiquant-account-${account.exportedAt.slice(0, 10)}.json`,
        "application/json",
        `${JSON.stringify(account, null, 2)}\n`,
      ),
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-15">
        Everything that is kept of you: answers, times, essays, words, notes, goals, what the tutor
        said, and the account itself, as one file in a format that programs read (JSON).
      </p>
      <Button pending={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden size={18} />
        {save.isPending ? "Collecting your data" : "Download everything"}
      </Button>
      <p role="status" className="text-15 text-soft-ink empty:hidden">
        {save.isSuccess ? "The file is in your downloads." : ""}
      </p>
      {save.isError && (
        <InlineFailure
          title="Your data could not be collected."
          error={save.error}
          onRetry={() => save.mutate()}
          retrying={save.isPending}
        />
      )}
    </div>
  );
}
