import type { VocabularyList } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { forgetWords } from "../../../../items/words/word-queries.ts";
import { type CallInput, call } from "../../../../lib/api.ts";
import { randomId } from "../../../../lib/random-id.ts";
import { Button } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { isComplete, OwnWordFields } from "../own-word-fields.tsx";

const NOTHING = { front: "", back: "" };

/** A word with its meaning, into a list of one's own. */
export function OneWord({ listId }: { readonly listId: VocabularyList["id"] }) {
  const client = useQueryClient();
  const [text, setText] = useState(NOTHING);
  const add = useMutation({
    mutationFn: (body: CallInput<"addWord">["body"]) =>
      call("addWord", { params: { listId }, body }),
    onSuccess: () => {
      setText(NOTHING);
      forgetWords(client);
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(text)) add.mutate({ id: randomId(), ...text });
      }}
    >
      <OwnWordFields text={text} onChange={setText} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" pending={add.isPending} disabled={!isComplete(text)}>
          Add the word
        </Button>
        <span role="status" className="text-15 text-soft-ink">
          {add.isSuccess ? `${add.data.word} is in the list.` : ""}
        </span>
      </div>
      {add.isError && (
        <InlineFailure
          title="The word was not added."
          error={add.error}
          onRetry={() => add.mutate(add.variables)}
          retrying={add.isPending}
        />
      )}
    </form>
  );
}
