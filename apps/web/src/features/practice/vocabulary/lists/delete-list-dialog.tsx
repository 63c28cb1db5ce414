import type { VocabularyList } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetWords } from "../../../../items/words/word-queries.ts";
import { call } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";

interface DeleteListDialogProps {
  readonly list: VocabularyList;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks before a list goes: its own words go with it. */
export function DeleteListDialog({ list, open, onOpenChange }: DeleteListDialogProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call("deleteWordList", { params: { listId: list.id } }),
    onSuccess: () => forgetWords(client),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${list.name}?`}
      description="Words of your own that are in no other list go with it. Words of the lexicon stay, and so does the record of your answers."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
          <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
            Delete the list
          </Button>
        </>
      }
    >
      {remove.isError && (
        <InlineFailure
          title="The list was not deleted."
          error={remove.error}
          onRetry={() => remove.mutate()}
          retrying={remove.isPending}
        />
      )}
    </Dialog>
  );
}
