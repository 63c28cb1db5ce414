import type { Question } from "@lexiquant/contract";
import { useMutation } from "@tanstack/react-query";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useId, useState } from "react";
import { type CallOutput, call } from "../../lib/api.ts";
import { randomId } from "../../lib/random-id.ts";
import { Button } from "../../ui/button.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { AddWordButton } from "./add-word-button.tsx";
import { ListenButton } from "./listen-button.tsx";
import { WordFacts } from "./word-facts.tsx";

interface QuestionWordRowProps {
  readonly itemId: Question["item"]["id"];
  readonly entry: CallOutput<"readQuestionWords">["words"][number];
}

/** One word of a question: unfolds to its meaning, which is recorded as looked up. */
export function QuestionWordRow({ itemId, entry }: QuestionWordRowProps) {
  const { word, form, sense, behindWrongAnswer } = entry;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const lookUp = useMutation({
    mutationFn: (id: string) =>
      call("lookUpWord", { params: { wordId: word.id }, body: { id, itemId } }),
  });
  const toggle = () => {
    setOpen(!open);
    if (!open && lookUp.isIdle) lookUp.mutate(randomId());
  };
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex min-w-40 flex-1 flex-wrap items-center gap-x-1">
          <Button
            look="quiet"
            size="small"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={toggle}
            className="-ml-3"
          >
            <Chevron aria-hidden size={16} />
            {word.word}
            <span className="sr-only">: meaning</span>
          </Button>
          <ListenButton text={word.word} />
          {form.toLowerCase() !== word.word.toLowerCase() && (
            <span className="text-13 text-soft-ink">here: {form}</span>
          )}
          {behindWrongAnswer && (
            <span className="text-13 text-soft-ink">behind the wrong answer</span>
          )}
        </div>
        <AddWordButton word={word} canHasten />
      </div>
      <div id={panelId} hidden={!open} className="pt-2 pb-3">
        {lookUp.data !== undefined ? (
          <WordFacts page={lookUp.data} usedSense={sense} />
        ) : (
          <p className="text-15">{word.meaning}</p>
        )}
        {lookUp.isError && (
          <div className="mt-3">
            <InlineFailure
              title="The rest about this word could not be loaded."
              error={lookUp.error}
              onRetry={() => lookUp.mutate(lookUp.variables)}
              retrying={lookUp.isPending}
            />
          </div>
        )}
      </div>
    </li>
  );
}
