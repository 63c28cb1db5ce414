import type { WordPage } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { WORDS_ADDRESS } from "../../../../items/words/word-address.ts";
import { forgetWords } from "../../../../items/words/word-queries.ts";
import { type CallInput, call } from "../../../../lib/api.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { Page } from "../../../../ui/page.tsx";
import { isComplete, OwnWordFields } from "../own-word-fields.tsx";

type OwnWordPage = Pick<WordPage, "id" | "word" | "meaning">;

export const isOwnWord = ({ id }: Pick<WordPage, "id">) => id.startsWith("own:");

interface OwnWordActionsProps {
  readonly page: OwnWordPage;
  readonly onDeleted: () => void;
}

/** What can be done with a word of one's own besides learning it. */
export function OwnWordActions({ page, onDeleted }: OwnWordActionsProps) {
  const [isChanging, setIsChanging] = useState(false);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call("deleteOwnWord", { params: { wordId: page.id } }),
    onSuccess: () => {
      onDeleted();
      forgetWords(client);
    },
  });
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button size="small" onClick={() => setIsChanging(true)}>
        Change this word
      </Button>
      <Button size="small" look="quiet" pending={remove.isPending} onClick={() => remove.mutate()}>
        Delete this word
      </Button>
      {isChanging && <ChangeDialog page={page} onClose={() => setIsChanging(false)} />}
      {remove.isError && (
        <InlineFailure
          title="The word was not deleted."
          error={remove.error}
          onRetry={() => remove.mutate()}
          retrying={remove.isPending}
        />
      )}
    </div>
  );
}

interface DeletedWordProps {
  readonly page: OwnWordPage;
  readonly onRestored: () => void;
}

/** In the place of a word that was just deleted: one tap brings it back. */
export function DeletedWord({ page, onRestored }: DeletedWordProps) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: () => call("restoreOwnWord", { params: { wordId: page.id } }),
    onSuccess: () => {
      onRestored();
      forgetWords(client);
    },
  });
  return (
    <Page
      title={`${page.word} is deleted`}
      lead="It is in none of your lists and is asked no more. The record of your answers stays."
    >
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <div className="flex flex-wrap gap-2">
          <Button look="primary" pending={restore.isPending} onClick={() => restore.mutate()}>
            Bring it back
          </Button>
          <ButtonLink to={WORDS_ADDRESS}>All words</ButtonLink>
        </div>
        {restore.isError && (
          <InlineFailure
            title="The word was not brought back."
            error={restore.error}
            onRetry={() => restore.mutate()}
            retrying={restore.isPending}
          />
        )}
      </div>
    </Page>
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
