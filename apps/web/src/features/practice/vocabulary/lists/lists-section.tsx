import type { VocabularyList } from "@lexiquant/contract";
import { useState } from "react";
import { Link } from "react-router";
import { WORDS_ADDRESS } from "../../../../items/words/word-address.ts";
import { listName } from "../../../../items/words/word-words.ts";
import { plural } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Meter } from "../../../../ui/meter.tsx";
import { AddWordsDialog } from "./add-words-dialog.tsx";
import { DeleteListDialog } from "./delete-list-dialog.tsx";
import { ExportWords } from "./export-words.tsx";
import { NewList } from "./new-list.tsx";
import { RenameListDialog } from "./rename-list-dialog.tsx";

/** The lexicon's lists and the student's own: how far they are, and what can be done with them. */
export function ListsSection({ lists }: { readonly lists: readonly VocabularyList[] }) {
  return (
    <section aria-labelledby="lists-heading">
      <h2 id="lists-heading" className="mb-4 text-22">
        Lists
      </h2>
      <ul className="sheet divide-y divide-line">
        {lists.map((list) => (
          <li key={list.id}>
            <ListRow list={list} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col gap-4">
        <NewList />
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-15 text-soft-ink">All words in line or met, as a file:</span>
          <ExportWords what="all your words" />
        </div>
      </div>
    </section>
  );
}

type Open = "add" | "rename" | "delete" | null;

function ListRow({ list }: { readonly list: VocabularyList }) {
  const [dialog, setDialog] = useState<Open>(null);
  const { id, isOwn, words, known, learning } = list;
  const name = listName(list);
  const follow = (which: Open) => (open: boolean) => setDialog(open ? which : null);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-56 flex-1">
        <Link
          to={`${WORDS_ADDRESS}&list=${id}`}
          className="font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
        >
          {name}
        </Link>
        <p className="figures text-15 text-soft-ink">
          {plural(words, "word")}: {known} known, {learning} in learning
        </p>
        <Meter className="mt-1.5 max-w-80" label={`${name}: known`} value={known} max={words} />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {isOwn && (
          <Button size="small" aria-label={`Add words to ${name}`} onClick={() => setDialog("add")}>
            Add words
          </Button>
        )}
        {words > 0 && <ExportWords listId={id} what={name} />}
        {isOwn && (
          <Button
            size="small"
            look="quiet"
            aria-label={`Rename ${name}`}
            onClick={() => setDialog("rename")}
          >
            Rename
          </Button>
        )}
        {isOwn && (
          <Button
            size="small"
            look="quiet"
            aria-label={`Delete ${name}`}
            onClick={() => setDialog("delete")}
          >
            Delete
          </Button>
        )}
      </div>
      {isOwn && (
        <>
          <AddWordsDialog list={list} open={dialog === "add"} onOpenChange={follow("add")} />
          <RenameListDialog
            list={list}
            open={dialog === "rename"}
            onOpenChange={follow("rename")}
          />
          <DeleteListDialog
            list={list}
            open={dialog === "delete"}
            onOpenChange={follow("delete")}
          />
        </>
      )}
    </div>
  );
}
