import { DELETION_WORDS } from "@lexiquant/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../lib/api.ts";
import { useAuth } from "../lib/auth-context.ts";
import { removeAllStored } from "../lib/safe-storage.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { InlineFailure } from "../ui/inline-failure.tsx";

/** The account and everything in it, for good; only after the words are typed. */
export function DeleteAccount() {
  const { logout } = useAuth();
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const remove = useMutation({
    mutationFn: () => call("deleteAccount", { body: { confirmation: DELETION_WORDS } }),
    onSuccess: () => {
      logout();
      // What this browser still holds is the account's too: work that was not sent, and drafts.
      removeAllStored();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isConfirmed = typed.trim().toLowerCase() === DELETION_WORDS;
    setMissing(!isConfirmed);
    if (isConfirmed && !remove.isPending) remove.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-15">
        Deletes your account and everything in it: answers, exams, notes, goals and conversations.
        It happens at once and cannot be undone; nothing is kept to restore it from. Download your
        data first if you may want it.
      </p>
      <TextField
        label={`Type “${DELETION_WORDS}” to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={isMissing ? `Type the words “${DELETION_WORDS}”. Nothing is deleted yet.` : null}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" look="danger" pending={remove.isPending}>
        {remove.isPending ? "Deleting your account" : "Delete account and data"}
      </Button>
      {remove.isError && (
        <InlineFailure
          title="Your account was not deleted; everything is still there."
          error={remove.error}
          onRetry={() => remove.mutate()}
          retrying={remove.isPending}
        />
      )}
    </form>
  );
}
