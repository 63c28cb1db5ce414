import type { WordPage } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { WORDS_ADDRESS } from "../../../../items/words/word-address.ts";
import { forgetWords } from "../../../../items/words/word-queries.ts";
import { type CallInput, call } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { isComplete, OwnWordFields } from "../own-word-fields.tsx";

type Open = "change" | "delete" | null;
type OwnWordPage = Pick<WordPage, "id" | "word" | "meaning">;

export const isOwnWord = ({ id }: Pick<WordPage, "id">) => id.startsWith("own:");

/** What can be done with a word of one's own besides learning it. */
export function OwnWordActions({ page }: { readonly page: OwnWordPage }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button size="small" onClick={() => setOpen("change")}>
        Change this word
      </Button>
      <Button size="small" look="quiet" onClick={() => setOpen("delete")}>
        Delete this word
      </Button>
      {open === "change" && <ChangeDialog page={page} onClose={close} />}
      {open === "delete" && <DeleteDialog page={page} onClose={close} />}
    </div>
  );
}

interface DialogProps {
  readonly page: OwnWordPage;
  readonly onClose: () => void;
}

function ChangeDialog({ page, onClose }: DialogProps) {
  const client = useQueryClient();
  const [text, setText] = useState({ front: page.word, back: page.meaning });
  const change = useMutation({
    mutationFn: (body: CallInput<"changeOwnWord">["body"]) =>
      call("changeOwnWord", { params: { wordId: page.id }, body }),
    onSuccess: () => {
      forgetWords(client);
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={`Change ${page.word}`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete(text)) change.mutate(text);
        }}
      >
        <OwnWordFields text={text} onChange={setText} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look="primary"
            pending={change.isPending}
            disabled={!isComplete(text)}
          >
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
        {change.isError && (
          <InlineFailure
            title="The word was not changed."
            error={change.error}
            onRetry={() => change.mutate(change.variables)}
            retrying={change.isPending}
          />
        )}
      </form>
    </Dialog>
  );
}

/** Asks before the word goes: there is no way back. */
function DeleteDialog({ page, onClose }: DialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call("deleteOwnWord", { params: { wordId: page.id } }),
    onSuccess: async () => {
      await navigate(WORDS_ADDRESS);
      forgetWords(client);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${page.word}?`}
      description="It goes from all your lists and is asked no more. The record of your answers stays."
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
            Delete the word
          </Button>
        </>
      }
    >
      {remove.isError && (
        <InlineFailure
          title="The word was not deleted."
          error={remove.error}
          onRetry={() => remove.mutate()}
          retrying={remove.isPending}
        />
      )}
    </Dialog>
  );
}
