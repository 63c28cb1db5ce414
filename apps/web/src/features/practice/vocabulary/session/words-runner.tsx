import type { VocabularySession } from "@lexiquant/contract";
import { useState } from "react";
import { useDocumentTitle } from "../../../../ui/page.tsx";
import { browserOutbox } from "../../outbox/browser-outbox.ts";
import { DeliveryBanner } from "../../session/delivery-banner.tsx";
import { ShortcutsDialog } from "../../session/shortcuts-dialog.tsx";
import { useStoredFlag } from "../../session/use-stored-flag.ts";
import { EndWordsDialog } from "./end-words-dialog.tsx";
import { LeechNotice } from "./leech-notice.tsx";
import { useWordSession, type WordPractice } from "./use-word-session.ts";
import { WordDesk } from "./word-desk.tsx";
import { WORD_KEYS_HINT, WORD_SHORTCUTS } from "./word-shortcuts.ts";
import { WordTopBar } from "./word-top-bar.tsx";
import { WordsDone } from "./words-done.tsx";

type Open = "shortcuts" | "end" | null;

/** A session of words, from the first question to what came of it. */
export function WordsRunner({ session }: { readonly session: VocabularySession }) {
  const practice = useWordSession(session);
  const { question, status } = practice.session;
  if (question === null || status === "closed") return <WordsDone practice={practice} />;
  return <RunningWords practice={practice} question={question} />;
}

interface RunningWordsProps {
  readonly practice: WordPractice;
  readonly question: NonNullable<VocabularySession["question"]>;
}

function RunningWords({ practice, question }: RunningWordsProps) {
  const [dialog, setDialog] = useState<Open>(null);
  const [lettersOn, setLettersOn] = useStoredFlag("lexiquant-letter-keys", true);
  const [firstTurn] = useState(question.turn);
  const { session, status, notice, leech } = practice;
  useDocumentTitle(`Words: ${session.finished} of ${session.words} done`);
  const follow = (name: Open) => (open: boolean) => setDialog(open ? name : null);
  return (
    <div className="flex h-[calc(100dvh-4rem)] flex-col bg-paper short:h-auto">
      <WordTopBar
        session={session}
        onUndo={practice.canUndo ? practice.undo : null}
        helpOpen={dialog === "shortcuts"}
        onHelp={() => setDialog("shortcuts")}
        onEnd={() => setDialog("end")}
      />
      <DeliveryBanner
        status={status}
        notice={notice}
        onDismiss={practice.dismissNotice}
        onRetry={() => void browserOutbox().flush()}
      />
      {leech !== null && <LeechNotice word={leech} onDismiss={practice.dismissLeech} />}
      <WordDesk
        // A new question begins with nothing chosen.
        key={question.turn}
        practice={practice}
        question={question}
        takesFocus={question.turn !== firstTurn}
        keyboard={{ enabled: dialog === null, lettersOn, onHelp: () => setDialog("shortcuts") }}
      />
      <ShortcutsDialog
        open={dialog === "shortcuts"}
        onOpenChange={follow("shortcuts")}
        description={WORD_KEYS_HINT}
        shortcuts={WORD_SHORTCUTS}
        lettersOn={lettersOn}
        onLettersChange={setLettersOn}
      />
      <EndWordsDialog open={dialog === "end"} onOpenChange={follow("end")} practice={practice} />
    </div>
  );
}
