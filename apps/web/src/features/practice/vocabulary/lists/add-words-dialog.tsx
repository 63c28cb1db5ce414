import type { VocabularyList } from "@lexiquant/contract";
import { useState } from "react";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { ImportWords } from "./import-words.tsx";
import { OneWord } from "./one-word.tsx";

interface AddWordsDialogProps {
  readonly list: VocabularyList;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type Way = "one" | "many";

/** Words of one's own: one by one, or many from a text. */
export function AddWordsDialog({ list, open, onOpenChange }: AddWordsDialogProps) {
  const [way, setWay] = useState<Way>("one");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Add words to ${list.name}`} wide>
      <div className="min-h-80">
        <Tabs
          label="How to add words"
          value={way}
          onChange={setWay}
          tabs={[
            { id: "one", label: "One word", content: <OneWord listId={list.id} /> },
            { id: "many", label: "Paste or file", content: <ImportWords listId={list.id} /> },
          ]}
        />
      </div>
    </Dialog>
  );
}
