import type { Essay } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ESSAY_SETUP_ADDRESS } from "../../../../items/essays/essay-address.ts";
import { ESSAY_LISTS_KEY } from "../../../../items/essays/essays-query.ts";
import { call } from "../../../../lib/api.ts";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { keptEssay, writtenIn } from "../late-text/late-texts.ts";

/** Deletes an essay for good, once that is confirmed. */
export function DeleteEssay({ essay }: { readonly essay: Essay }) {
  const [asked, setAsked] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => removeEssay(essay.id),
    onSuccess: () => {
      keptEssay(writtenIn(essay)).forget();
      void client.invalidateQueries({ queryKey: ESSAY_LISTS_KEY });
      void navigate(ESSAY_SETUP_ADDRESS, { replace: true });
    },
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden size={16} />
        Delete this essay
      </Button>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete this essay?"
        description={consequence(essay)}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>Keep it</Button>
            <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
              {remove.isPending ? "Deleting" : "Delete the essay"}
            </Button>
          </>
        }
      >
        {remove.isError && (
          <InlineFailure title="The essay was not deleted." error={remove.error} />
        )}
      </Dialog>
    </>
  );
}

/** One that is gone already, perhaps from another window, is gone. */
async function removeEssay(essayId: Essay["id"]): Promise<void> {
  try {
    await call("deleteEssay", { params: { essayId } });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === "essay-not-found")) throw error;
  }
}

function consequence({ source }: Essay): string {
  const gone = "Its text, its earlier states and its rating are deleted for good.";
  return source === "exam" ? `${gone} The exam’s report then shows no essay.` : gone;
}
