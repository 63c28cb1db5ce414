import { reviewStatus } from "@lexiquant/domain/session";
import { formatClock } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { leftOpenInWords } from "./exam-words.ts";
import { QuitDialog } from "./quit-dialog.tsx";
import { SectionHelp } from "./section-help.tsx";
import { remainingAt } from "./use-remaining.ts";
import type { Section } from "./use-section.ts";
import type { SectionTools } from "./use-section-tools.ts";

interface SectionDialogsProps {
  readonly section: Section;
  readonly tools: SectionTools;
  readonly calculator: boolean;
}

/** Help, and the two ways out of a section. */
export function SectionDialogs({ section, tools, calculator }: SectionDialogsProps) {
  const { dialog, openDialog, closeDialog } = tools;
  return (
    <>
      <SectionHelp section={section} tools={tools} calculator={calculator} />
      <Dialog
        open={dialog === "exit"}
        onOpenChange={(open) => (open ? openDialog("exit") : closeDialog())}
        title="Exit this section?"
        description={`${leftBehind(section)} You cannot come back to this section.`}
        footer={
          <>
            <Button onClick={closeDialog}>Return to the section</Button>
            <Button
              look="primary"
              onClick={() => {
                closeDialog();
                section.end();
              }}
            >
              Exit section
            </Button>
          </>
        }
      />
      <QuitDialog
        exam={section.exam}
        open={dialog === "quit"}
        onOpenChange={(open) => (open ? openDialog("quit") : closeDialog())}
        before={section.flush}
      />
    </>
  );
}

function leftBehind({ progress, clock }: Section): string {
  const statuses = progress.practice.items.map(reviewStatus);
  const count = (...wanted: string[]) =>
    statuses.filter((status) => wanted.includes(status)).length;
  const work =
    progress.essay === null
      ? leftOpenInWords({
          unanswered: count("not-answered", "not-seen"),
          incomplete: count("incomplete"),
        })
      : progress.essay.text.trim() === ""
        ? "Your essay is empty."
        : "Your essay is kept as it is.";
  const leftMs = remainingAt(clock, performance.now());
  return leftMs === null ? work : `${work} ${formatClock(leftMs)} of its time is left.`;
}
