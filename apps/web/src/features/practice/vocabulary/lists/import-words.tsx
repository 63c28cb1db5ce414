import type { VocabularyList } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { forgetWords } from "../../../../items/words/word-queries.ts";
import { call } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextAreaField, TextField } from "../../../../ui/field.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { ImportPreviewTable, ImportReport } from "./import-report.tsx";

/** More is refused by the server; a file beyond it is not even read. */
const MOST_CHARACTERS = 2_000_000;

/** Many words at once: pasted, or from a file of one's own or of Anki. */
export function ImportWords({ listId }: { readonly listId: VocabularyList["id"] }) {
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [fileError, setFileError] = useState<string | null>(null);
  const bring = useMutation({
    mutationFn: (sent: string) => call("importWords", { params: { listId }, body: { text: sent } }),
    onSuccess: () => forgetWords(client),
  });
  const preview = useMutation({
    mutationFn: (sent: string) =>
      call("previewWords", { params: { listId }, body: { text: sent } }),
  });
  const forget = () => {
    bring.reset();
    preview.reset();
  };
  const isRead = preview.data !== undefined;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MOST_CHARACTERS) {
      setFileError("This file is larger than a list may be (2 MB). Split it into parts.");
      return;
    }
    setFileError(null);
    forget();
    setText(await file.text());
  };
  return (
    <div className="flex flex-col gap-4">
      <TextAreaField
        label="Words"
        hint="A word and its meaning on each line, between them a dash, a colon, a tab, a comma or a semicolon. Words that the lexicon has need no meaning."
        rows={6}
        maxLength={MOST_CHARACTERS}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          forget();
          setText(target.value);
        }}
      />
      <TextField
        label="Or a file"
        hint="CSV, or Anki’s “Notes in Plain Text”."
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        className="py-2"
        error={fileError}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          look={isRead ? "secondary" : "primary"}
          pending={preview.isPending}
          disabled={text.trim() === ""}
          onClick={() => preview.mutate(text)}
        >
          Show how it is read
        </Button>
      </div>
      {isRead && bring.data === undefined && (
        <ImportPreviewTable preview={preview.data} text={preview.variables} />
      )}
      {preview.isError && (
        <InlineFailure
          title="The text could not be read."
          error={preview.error}
          onRetry={() => preview.mutate(text)}
          retrying={preview.isPending}
        />
      )}
      {isRead && (
        <div>
          <Button
            look="primary"
            pending={bring.isPending}
            disabled={preview.data.count === 0}
            onClick={() => bring.mutate(text)}
          >
            {bring.isPending ? "Reading" : "Take these words in"}
          </Button>
        </div>
      )}
      {bring.data !== undefined && <ImportReport result={bring.data} text={bring.variables} />}
      {bring.isError && (
        <InlineFailure
          title="Nothing was taken in."
          error={bring.error}
          onRetry={() => bring.mutate(text)}
          retrying={bring.isPending}
        />
      )}
    </div>
  );
}
