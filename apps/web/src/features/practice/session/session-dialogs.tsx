import { unansweredPositions } from "@lexiquant/domain/session";
import { EndDialog } from "./end-dialog.tsx";
import { GiveUpDialog } from "./give-up-dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { practiceShortcuts, ShortcutsDialog } from "./shortcuts-dialog.tsx";
import type { Practice } from "./use-practice.ts";
import type { SessionTools } from "./use-session-tools.ts";

interface SessionDialogsProps {
  readonly practice: Practice;
  readonly tools: SessionTools;
  readonly onFinish: () => void;
}

export function SessionDialogs({ practice, tools, onFinish }: SessionDialogsProps) {
  const { dialog, openDialog, closeDialog } = tools;
  const follow = (name: NonNullable<typeof dialog>) => (open: boolean) =>
    open ? openDialog(name) : closeDialog();
  return (
    <>
      <ReviewDialog
        open={dialog === "review"}
        onOpenChange={follow("review")}
        session={practice.session}
        progress={practice.progress}
        planned={practice.extension.planned}
        onGoTo={(position) => {
          closeDialog();
          practice.goTo(position);
        }}
        onEnd={onFinish}
      />
      <ShortcutsDialog
        open={dialog === "shortcuts"}
        onOpenChange={follow("shortcuts")}
        lettersOn={tools.lettersOn}
        onLettersChange={tools.setLettersOn}
        shortcuts={practiceShortcuts({
          calculator: tools.calculatorAllowed,
          tutor: tools.tutorAllowed,
          bail: practice.session.settings.bailTrainer === true,
        })}
      />
      <EndDialog
        open={dialog === "end"}
        onOpenChange={follow("end")}
        unanswered={unansweredPositions(practice.progress).length}
        undrawn={practice.extension.planned - practice.progress.items.length}
        onEnd={() => {
          closeDialog();
          practice.end();
        }}
      />
      <GiveUpDialog
        key={practice.current.item.id}
        practice={practice}
        open={dialog === "give-up"}
        onOpenChange={follow("give-up")}
      />
      <ReportDialog
        itemId={practice.current.item.id}
        open={dialog === "report"}
        onOpenChange={follow("report")}
      />
    </>
  );
}
