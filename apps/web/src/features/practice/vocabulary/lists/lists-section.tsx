import type { VocabularyList, VocabularySettings, VocabularyStanding } from "@lexiquant/contract";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { WORDS_ADDRESS } from "../../../../items/words/word-address.ts";
import { listName } from "../../../../items/words/word-words.ts";
import { plural } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { Meter } from "../../../../ui/meter.tsx";
import { withList } from "../chosen-lists.ts";
import { useSaveSettings } from "../today/use-vocabulary.ts";
import { AddWordsDialog } from "./add-words-dialog.tsx";
import { DeleteListDialog } from "./delete-list-dialog.tsx";
import { ExportWords } from "./export-words.tsx";
import { NewList } from "./new-list.tsx";
import { RenameListDialog } from "./rename-list-dialog.tsx";

interface ListsSectionProps {
  readonly lists: VocabularyStanding["lists"];
  /** Those that new words come from. */
  readonly chosen: VocabularySettings["lists"];
}

/** The student's own lists and the lexicon's: how far they are, and what can be done with them. */
export function ListsSection({ lists, chosen }: ListsSectionProps) {
  return (
    <section aria-labelledby="lists-heading">
      <h2 id="lists-heading" className="mb-4 text-22">
        Lists
      </h2>
      <ul className="sheet divide-y divide-line">
        {lists.map((list) => (
          <li key={list.id}>
            <ListRow
              list={list}
              start={
                list.isOwn && list.words > 0 && !chosen.includes(list.id) ? (
                  <StartList lists={lists} chosen={chosen} list={list} />
                ) : null
              }
            />
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

/** A list that is not chosen brings no new words: one tap chooses it. */
function StartList({ lists, chosen, list }: ListsSectionProps & { readonly list: VocabularyList }) {
  const save = useSaveSettings();
  const name = listName(list);
  return (
    <>
      <Button
        size="small"
        aria-label={`Learn these words: ${name}`}
        pending={save.isPending}
        onClick={() => save.mutate({ lists: withList({ lists, chosen }, list.id, true) })}
      >
        Learn these words
      </Button>
      {save.isError && <InlineFailure title={`${name} was not chosen.`} error={save.error} />}
    </>
  );
}

type Open = "add" | "rename" | "delete" | null;

interface ListRowProps {
  readonly list: VocabularyList;
  readonly start: ReactNode;
}

function ListRow({ list, start }: ListRowProps) {
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
        {start}
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
