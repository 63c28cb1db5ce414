import type { VocabularyList } from "@lexiquant/contract";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { call } from "../../../../lib/api.ts";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";

const FORMATS = [
  ["anki", "Anki"],
  ["csv", "CSV"],
] as const;

interface ExportWordsProps {
  /** All words that are in line or met where absent. */
  readonly listId?: VocabularyList["id"];
  /** What is exported, for those who do not see what the buttons stand beside. */
  readonly what: string;
}

/** Words as a file: for Anki, or as a table. */
export function ExportWords({ listId, what }: ExportWordsProps) {
  const save = useMutation({
    mutationFn: (format: "anki" | "csv") =>
      call("exportWords", {
        query: { format, ...(listId === undefined ? {} : { list: listId }) },
      }),
    onSuccess: ({ fileName, mediaType, text }) => saveFile(fileName, mediaType, text),
  });
  return (
    <>
      {FORMATS.map(([format, label]) => (
        <Button
          key={format}
          size="small"
          look="quiet"
          aria-label={`${label} file: ${what}`}
          pending={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          <Download aria-hidden size={16} />
          {label}
        </Button>
      ))}
      {save.isError && (
        <div className="order-last w-full">
          <InlineFailure
            title="The file was not made."
            error={save.error}
            onRetry={() => save.mutate(save.variables)}
            retrying={save.isPending}
          />
        </div>
      )}
    </>
  );
}
