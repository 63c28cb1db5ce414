import { setQuotes } from "@lexiquant/domain/item";
import { formatDuration } from "../../../../lib/format.ts";
import { useDocumentTitle } from "../../../../ui/page.tsx";
import { EssayEditor } from "../../essay-editor/essay-editor.tsx";
import { useShortcuts } from "../../session/use-shortcuts.ts";
import { SectionDialogs } from "./section-dialogs.tsx";
import type { SectionParts } from "./section-parts.ts";
import { SectionTopBar } from "./section-top-bar.tsx";
import { useSeconds } from "./use-remaining.ts";
import type { Section } from "./use-section.ts";
import type { SectionTools } from "./use-section-tools.ts";

const NO_OPTIONS: readonly string[] = [];

/** The essay: the issue with its directions beside the editor, above it where there is no room. */
export function EssaySection({ section, tools, title, clock, banner, takeBreak }: SectionParts) {
  const { essay: task } = section.running;
  const state = useSavedInWords(section);
  useDocumentTitle(title);
  useEssayKeys(tools);
  return (
    <>
      <SectionTopBar
        title={title}
        place="Essay"
        clock={clock}
        tools={{
          calculator: null,
          highlight: null,
          scratch: null,
          takeBreak,
          help: { open: tools.dialog === "help", onUse: () => tools.openDialog("help") },
        }}
        onExit={() => tools.openDialog("exit")}
        onQuit={() => tools.openDialog("quit")}
      />
      {banner}
      <div className="min-h-0 flex-1 overflow-y-auto short:flex-none">
        <div className="grid gap-6 px-4 py-6 sm:px-8 min-[900px]:min-h-full min-[900px]:grid-cols-2 min-[900px]:gap-8">
          <section aria-label="Issue" className="reading flex flex-col gap-4 self-start">
            {task?.paragraphs.map((paragraph) => (
              <p key={paragraph}>{setQuotes(paragraph)}</p>
            ))}
            <p className="border-line border-t pt-4">{task?.directive}</p>
          </section>
          <EssayEditor
            initialText={section.progress.essay?.text ?? ""}
            onText={(text) => section.dispatch({ kind: "essay-changed", text })}
            state={state}
            inExam
          />
        </div>
      </div>
      <SectionDialogs section={section} tools={tools} calculator={false} />
    </>
  );
}

/** Letters belong to the essay; what is left are the time and the help, outside the text. */
function useEssayKeys(tools: SectionTools): void {
  useShortcuts({
    enabled: tools.dialog === null,
    lettersOn: tools.lettersOn,
    optionIds: NO_OPTIONS,
    onCommand: ({ kind }) => {
      if (kind === "clock") tools.hideClock(!tools.clockHidden);
      if (kind === "help") tools.openDialog("help");
    },
  });
}

function useSavedInWords({ progress, saved, waiting }: Section): string {
  const sinceMs = useSeconds((nowMs) => nowMs - (saved.atMs ?? nowMs));
  if (waiting !== null) return "Kept in this browser, not sent yet.";
  if ((progress.essay?.revision ?? 0) <= saved.revision) return "Saved.";
  return saved.atMs === null ? "Not saved yet." : `Saved ${formatDuration(sinceMs)} ago.`;
}
