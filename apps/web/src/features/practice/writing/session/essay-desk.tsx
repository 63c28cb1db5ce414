import { setQuotes } from "@lexiquant/domain/item";
import { formatDuration } from "../../../../lib/format.ts";
import { useDocumentTitle } from "../../../../ui/page.tsx";
import { EssayEditor } from "../../essay-editor/essay-editor.tsx";
import { SectionClock } from "../../exam/sitting/section-clock.tsx";
import { useSeconds } from "../../exam/sitting/use-remaining.ts";
import { type SectionTools, useSectionTools } from "../../exam/sitting/use-section-tools.ts";
import { useShortcuts } from "../../session/use-shortcuts.ts";
import type { EssayId, TimedEssay } from "../essay-query.ts";
import { VersionsTool } from "../versions/versions-tool.tsx";
import { TextBanners } from "./text-banners.tsx";
import { type EssayWriting, useEssayWriting } from "./use-essay-writing.ts";
import { WritingDialogs } from "./writing-dialogs.tsx";
import { WritingEnding } from "./writing-ending.tsx";
import { WritingTopBar } from "./writing-top-bar.tsx";
import { WAITING_STATES } from "./writing-words.ts";

const NO_OPTIONS: readonly string[] = [];

/** The issue with its instruction beside the editor, above it where there is no room. */
export function EssayDesk({ told }: { readonly told: TimedEssay }) {
  const writing = useEssayWriting(told);
  const tools = useSectionTools();
  const { prompt, timing, revisionOf } = told.essay;
  const inExam = timing.kind === "exam";
  useDocumentTitle("Analytical Writing");
  useDeskKeys(tools);
  // Without a limit there is nothing to count: an essay may lie for days.
  const limited = writing.clock.clock.limitMs !== null;
  if (writing.ending !== null) return <WritingEnding ending={writing.ending} isTimed={limited} />;
  return (
    <div className="flex h-[calc(100dvh-4rem)] flex-col bg-paper short:h-auto">
      <WritingTopBar
        place={revisionOf === null ? "Essay" : "Revision"}
        clock={
          limited && (
            <SectionClock
              reading={writing.clock}
              hidden={tools.clockHidden}
              onHide={tools.hideClock}
              calls={tools.calls}
            />
          )
        }
        help={{ open: tools.dialog === "help", onUse: () => tools.openDialog("help") }}
        leave={!limited}
        onSubmit={() => tools.openDialog("exit")}
      />
      <TextBanners writing={writing} />
      <div className="min-h-0 flex-1 overflow-y-auto short:flex-none">
        <div className="grid gap-6 px-4 py-6 sm:px-8 min-[900px]:min-h-full min-[900px]:grid-cols-2 min-[900px]:gap-8">
          <section aria-label="Issue" className="reading flex flex-col gap-4 self-start">
            {prompt.paragraphs.map((paragraph) => (
              <p key={paragraph}>{setQuotes(paragraph)}</p>
            ))}
            <p className="border-line border-t pt-4">{setQuotes(prompt.instruction)}</p>
          </section>
          <EssayEditor
            key={writing.editorKey}
            initialText={writing.draft.text}
            onText={writing.write}
            state={<SavedState writing={writing} />}
            inExam={inExam}
            {...(inExam ? {} : { tools: versionsTool(told.essay.id, writing) })}
          />
        </div>
      </div>
      <WritingDialogs writing={writing} tools={tools} inExam={inExam} />
    </div>
  );
}

function versionsTool(essayId: EssayId, { draft }: EssayWriting) {
  return (rewrite: (text: string) => void) => (
    <VersionsTool essayId={essayId} draft={draft} onBringBack={rewrite} />
  );
}

/** Letters belong to the essay; what is left are the time and the help, outside the text. */
function useDeskKeys(tools: SectionTools): void {
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

function SavedState({ writing }: { readonly writing: EssayWriting }) {
  const { waiting, saved, savedAtMs } = writing;
  const sinceMs = useSeconds((nowMs) => nowMs - (savedAtMs ?? nowMs));
  if (waiting !== null) return WAITING_STATES[waiting];
  if (saved) return "Saved.";
  return savedAtMs === null ? "Not saved yet." : `Saved ${formatDuration(sinceMs)} ago.`;
}
