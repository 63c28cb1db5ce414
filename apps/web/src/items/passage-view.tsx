import type { Passage, PassageSentence, SentenceId } from "@lexiquant/domain/item";
import { useId } from "react";
import { classNames } from "../ui/class-names.ts";
import { InlineMarkup } from "./markup.tsx";

/** How a sentence stands after the answer: it proves the key, it is the key, or it was chosen wrongly. */
export type SentenceMark = "evidence" | "key" | "chosen-wrong";

interface SentenceSelection {
  readonly selectedId: SentenceId | null;
  readonly locked: boolean;
  readonly onSelect: (sentenceId: SentenceId) => void;
}

interface PassageViewProps {
  readonly passage: Passage;
  readonly marks?: ReadonlyMap<SentenceId, SentenceMark>;
  /** Present where the question asks for a sentence. */
  readonly selection?: SentenceSelection | null;
}

const NO_MARKS: ReadonlyMap<SentenceId, SentenceMark> = new Map();

export function PassageView({ passage, marks = NO_MARKS, selection = null }: PassageViewProps) {
  const groupName = useId();
  const paragraphs = passage.paragraphs.map((sentences) => (
    <p key={sentences[0]?.id} className="not-first:mt-4">
      {sentences.map((sentence, place) => (
        <span key={sentence.id}>
          {place > 0 && " "}
          {selection === null ? (
            <PlainSentence sentence={sentence} mark={marks.get(sentence.id)} />
          ) : (
            <SelectableSentence
              sentence={sentence}
              mark={marks.get(sentence.id)}
              groupName={groupName}
              selection={selection}
            />
          )}
        </span>
      ))}
    </p>
  ));
  if (selection === null) return <div className="reading">{paragraphs}</div>;
  return (
    <div role="radiogroup" aria-label="Sentences of the passage" className="reading">
      {paragraphs}
    </div>
  );
}

const MARK_CLASSES: Record<SentenceMark, string> = {
  evidence: "bg-caution-tint decoration-caution underline decoration-2 underline-offset-4",
  key: "bg-correct-tint decoration-correct underline decoration-2 underline-offset-4",
  "chosen-wrong":
    "bg-wrong-tint decoration-wrong decoration-wavy underline decoration-1 underline-offset-4",
};

const MARK_WORDS: Record<SentenceMark, string> = {
  evidence: "Evidence: ",
  key: "Right sentence: ",
  "chosen-wrong": "Your sentence, not the right one: ",
};

interface SentenceProps {
  readonly sentence: PassageSentence;
  readonly mark: SentenceMark | undefined;
}

function PlainSentence({ sentence, mark }: SentenceProps) {
  return (
    <span
      id={`sentence-${sentence.id}`}
      className={mark === undefined ? undefined : classNames("rounded-small", MARK_CLASSES[mark])}
    >
      {mark !== undefined && (
        <span data-highlight-skip="" className="sr-only">
          {MARK_WORDS[mark]}
        </span>
      )}
      <InlineMarkup source={sentence.text} />
    </span>
  );
}

interface SelectableProps extends SentenceProps {
  readonly groupName: string;
  readonly selection: SentenceSelection;
}

/** A native radio button inside the text: arrow keys move, and screen readers count the sentences. */
function SelectableSentence({ sentence, mark, groupName, selection }: SelectableProps) {
  const selected = selection.selectedId === sentence.id;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the radio button inside, which needs no handler here.
    <label
      onClick={keepTextSelection}
      className={classNames(
        "relative rounded-small box-decoration-clone transition-colors",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary",
        !selection.locked && !selected && "hover:bg-sunk",
        selected && mark === undefined && "bg-primary-tint shadow-[0_0_0_2px_var(--primary)]",
        mark !== undefined && MARK_CLASSES[mark],
      )}
    >
      <input
        type="radio"
        name={groupName}
        value={sentence.id}
        checked={selected}
        disabled={selection.locked}
        onChange={() => selection.onSelect(sentence.id)}
        className="sr-only"
      />
      <PlainSentence sentence={sentence} mark={undefined} />
      {mark !== undefined && (
        <span data-highlight-skip="" className="sr-only">
          {` (${MARK_WORDS[mark].replace(": ", "")})`}
        </span>
      )}
    </label>
  );
}

/** A drag over words inside a label ends in a click; it was meant for highlighting, not for choosing. */
function keepTextSelection(event: { preventDefault: () => void }): void {
  if (globalThis.getSelection()?.isCollapsed === false) event.preventDefault();
}
