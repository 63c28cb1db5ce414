import { Languages } from "lucide-react";
import { useStartWords } from "../../../items/words/use-start-words.ts";
import { VOCABULARY_ADDRESS, wordSessionAddress } from "../../../items/words/word-address.ts";
import { WordsNotStarted } from "../../../items/words/words-not-started.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { leftToday, todaySentence } from "../vocabulary/today/today-words.ts";
import { useVocabulary } from "../vocabulary/today/use-vocabulary.ts";
import { ModeCard } from "./mode-card.tsx";

/** Words that are due and new ones. Without their number it still leads to them. */
export function VocabularyCard() {
  const { data } = useVocabulary();
  const { start, retry, pending, error } = useStartWords();
  const left = data === undefined ? 0 : leftToday(data);
  const open = data?.openSession ?? null;
  return (
    <ModeCard
      icon={Languages}
      tone="text-vocabulary"
      title="Vocabulary"
      text={`Words that come again when you are about to forget them. ${data === undefined ? "" : todaySentence(data)}`}
    >
      {open !== null && (
        <ButtonLink to={wordSessionAddress(open.id)}>Go on with your words</ButtonLink>
      )}
      {open === null && left > 0 && (
        <Button pending={pending} onClick={() => start({})}>
          {pending ? "Starting" : "Start words"}
        </Button>
      )}
      <ButtonLink
        to={VOCABULARY_ADDRESS}
        look={open === null && left === 0 ? "secondary" : "quiet"}
      >
        Words and lists
      </ButtonLink>
      {error !== null && (
        <div className="order-last w-full">
          <WordsNotStarted error={error} onRetry={retry} retrying={pending} />
        </div>
      )}
    </ModeCard>
  );
}
