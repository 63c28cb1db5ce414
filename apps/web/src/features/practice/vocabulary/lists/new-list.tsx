import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { forgetWords } from "../../../../items/words/word-queries.ts";
import { type CallInput, call } from "../../../../lib/api.ts";
import { randomId } from "../../../../lib/random-id.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";

const MOST_CHARACTERS = 80;

/** Makes a list of the student's own, to which words are then added. */
export function NewList() {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const create = useMutation({
    mutationFn: (body: CallInput<"createWordList">["body"]) => call("createWordList", { body }),
    onSuccess: () => {
      setName("");
      forgetWords(client);
    },
  });
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") create.mutate({ id: randomId(), name: name.trim() });
      }}
    >
      <div className="min-w-56 max-w-sm flex-1">
        <TextField
          label="New list"
          placeholder="Its name"
          maxLength={MOST_CHARACTERS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="submit" pending={create.isPending} disabled={name.trim() === ""}>
        <Plus aria-hidden size={18} />
        Make the list
      </Button>
      <p role="status" className="w-full text-15 text-soft-ink empty:hidden">
        {create.isSuccess ? `${create.data.name} is there. Add words to it.` : ""}
      </p>
      {create.isError && (
        <div className="w-full">
          <InlineFailure
            title="The list was not made."
            error={create.error}
            onRetry={() => create.mutate(create.variables)}
            retrying={create.isPending}
          />
        </div>
      )}
    </form>
  );
}
