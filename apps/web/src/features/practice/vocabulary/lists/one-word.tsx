import type { VocabularyList } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { forgetWords } from "../../../../items/words/word-queries.ts";
import { type CallInput, call } from "../../../../lib/api.ts";
import { randomId } from "../../../../lib/random-id.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextAreaField, TextField } from "../../../../ui/field.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";

const MOST_CHARACTERS = 2_000;

/** A word with its meaning, into a list of one's own. */
export function OneWord({ listId }: { readonly listId: VocabularyList["id"] }) {
  const client = useQueryClient();
  const [front, setFront] = useState("");
  const [back, setBack] = useState("");
  const add = useMutation({
    mutationFn: (body: CallInput<"addWord">["body"]) =>
      call("addWord", { params: { listId }, body }),
    onSuccess: () => {
      setFront("");
      setBack("");
      forgetWords(client);
    },
  });
  const isComplete = front.trim() !== "" && back.trim() !== "";
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) add.mutate({ id: randomId(), front, back });
      }}
    >
      <TextField
        label="Word"
        maxLength={MOST_CHARACTERS}
        value={front}
        onChange={({ target }) => setFront(target.value)}
      />
      <TextAreaField
        label="Meaning"
        rows={3}
        maxLength={MOST_CHARACTERS}
        value={back}
        onChange={({ target }) => setBack(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" pending={add.isPending} disabled={!isComplete}>
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
