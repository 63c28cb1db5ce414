import { type PublicItemOf, type Stimulus, sentencesOf } from "@lexiquant/domain/item";
import { Button } from "../ui/button.tsx";
import type { Answering } from "./answering.ts";
import { InlineMarkup } from "./markup.tsx";

interface SelectInPassageViewProps {
  readonly item: PublicItemOf<"select-in-passage">;
  readonly stimulus: Stimulus | null;
  readonly answering: Answering;
  /** Brings the passage into view, where it is on another pane. */
  readonly onShowPassage: (() => void) | null;
}

/** The sentence is chosen in the passage itself; here stands which one it is. */
export function SelectInPassageView(props: SelectInPassageViewProps) {
  const { stimulus, answering, onShowPassage } = props;
  const chosenId =
    answering.response?.type === "select-in-passage" ? answering.response.sentenceId : null;
  const sentences = stimulus?.kind === "passage" ? sentencesOf(stimulus) : [];
  const chosen = sentences.find(({ id }) => id === chosenId);
  return (
    <div className="flex flex-col items-start gap-3">
      <section
        aria-label="Selected sentence"
        aria-live="polite"
        className="w-full rounded-desk border border-line bg-sunk px-4 py-3"
      >
        {chosen === undefined ? (
          <p className="text-15 text-soft-ink">
            No sentence selected yet. Click one in the passage, or tab into the passage and use the
            arrow keys.
          </p>
        ) : (
          <>
            <p className="mb-1 text-13 text-soft-ink">
              Sentence {sentences.indexOf(chosen) + 1} of {sentences.length}
            </p>
            <p className="font-serif text-18">
              <InlineMarkup source={chosen.text} />
            </p>
          </>
        )}
      </section>
      {onShowPassage !== null && (
        <Button size="small" onClick={onShowPassage} className="min-[900px]:hidden">
          Go to the passage
        </Button>
      )}
    </div>
  );
}
