import { useEffect } from "react";
import { breakLeftMs, takeBreak } from "./break-screen.tsx";
import { EssaySection } from "./essay-section.tsx";
import { EXAM_MEASURE_NAMES } from "./exam-words.ts";
import { QuestionSection } from "./question-section.tsx";
import { SectionClock } from "./section-clock.tsx";
import { SectionEnding } from "./section-ending.tsx";
import type { SectionParts } from "./section-parts.ts";
import { SendingBanner } from "./sending-banner.tsx";
import { useExamStep } from "./use-exam-step.ts";
import { type RunningExam, type Section, useSection } from "./use-section.ts";
import { type SectionTools, useSectionTools } from "./use-section-tools.ts";

/** A section that runs: nothing of it is told before its end but the question itself. */
export function SectionScreen({ told }: { readonly told: RunningExam }) {
  const section = useSection(told);
  const tools = useSectionTools();
  const pause = useBreak(section, tools);
  if (section.ending !== null) return <SectionEnding ending={section.ending} />;
  const measure = section.section?.measure ?? "verbal";
  const parts: SectionParts = {
    section,
    tools,
    title: EXAM_MEASURE_NAMES[measure],
    takeBreak: pause,
    clock: (
      <SectionClock
        reading={section.clock}
        hidden={tools.clockHidden}
        onHide={tools.hideClock}
        calls={tools.calls}
      />
    ),
    banner: <SendingBanner waiting={section.waiting} onRetry={() => void section.flush()} />,
  };
  return (
    <div className="flex h-[calc(100dvh-4rem)] flex-col bg-paper short:h-auto">
      {section.progress.essay === null ? (
        <QuestionSection {...parts} measure={measure} />
      ) : (
        <EssaySection {...parts} />
      )}
      <p role="status" className="sr-only">
        {tools.said}
      </p>
    </div>
  );
}

/** The last work is sent before the clock is stopped: while it stands still nothing is taken. */
function useBreak({ exam, flush }: Section, { say }: SectionTools): SectionParts["takeBreak"] {
  const step = useExamStep(exam.id);
  const { error } = step;
  useEffect(() => {
    if (error !== null) say("The break did not begin. Try again.");
  }, [error, say]);
  if (breakLeftMs(exam) === 0) return null;
  const onUse = () => {
    if (!step.pending) void flush().then(() => takeBreak(step, exam, true));
  };
  return { open: false, onUse };
}
