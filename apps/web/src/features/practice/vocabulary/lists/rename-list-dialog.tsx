import type { VocabularyList } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { forgetWords } from "../../../../items/words/word-queries.ts";
import { call } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";

const MOST_CHARACTERS = 80;

interface RenameListDialogProps {
  readonly list: VocabularyList;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function RenameListDialog({ list, open, onOpenChange }: RenameListDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(list.name);
  const rename = useMutation({
    mutationFn: (next: string) =>
      call("renameWordList", { params: { listId: list.id }, body: { name: next } }),
    onSuccess: () => {
      forgetWords(client);
      onOpenChange(false);
    },
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Rename ${list.name}`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") rename.mutate(name);
        }}
      >
        <TextField
          label="Name"
          maxLength={MOST_CHARACTERS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div>
          <Button
            type="submit"
            look="primary"
            pending={rename.isPending}
            disabled={name.trim() === ""}
          >
            Save
          </Button>
        </div>
        {rename.isError && (
          <InlineFailure
            title="The list kept its name."
            error={rename.error}
            onRetry={() => rename.mutate(rename.variables)}
            retrying={rename.isPending}
          />
        )}
      </form>
    </Dialog>
  );
}
