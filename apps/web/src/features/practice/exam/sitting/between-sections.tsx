import type { Exam, ExamSection } from "@lexiquant/contract";
import { Check, Coffee } from "lucide-react";
import { useState } from "react";
import { call } from "../../../../lib/api.ts";
import { formatClock } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { LateText } from "../../writing/late-text/late-text.tsx";
import { breakLeftMs, takeBreak } from "./break-screen.tsx";
import { CalmScreen } from "./calm-screen.tsx";
import { examHolderId } from "./exam-holder.ts";
import {
  EXAM_MEASURE_NAMES,
  extentInWords,
  lateInWords,
  rulesOf,
  sectionStateInWords,
} from "./exam-words.ts";
import { type LateWork, lateWorkOf } from "./late-work.ts";
import { QuitDialog } from "./quit-dialog.tsx";
import { useExamStep } from "./use-exam-step.ts";

interface BetweenSectionsProps {
  readonly exam: Exam;
  readonly next: ExamSection;
}

/** The directions of the section that comes; no clock runs here. */
export function BetweenSections({ exam, next }: BetweenSectionsProps) {
  const step = useExamStep(exam.id);
  const [quitting, setQuitting] = useState(false);
  const [late] = useState(() => lateWorkOf(exam));
  const leftMs = breakLeftMs(exam);
  const begin = () =>
    step.take(() =>
      call("beginSection", {
        params: { examId: exam.id },
        body: { holderId: examHolderId(), place: next.place },
      }),
    );
  return (
    <CalmScreen
      title={`Section ${placeOf(exam, next)} of ${exam.sections.length}: ${EXAM_MEASURE_NAMES[next.measure]}`}
      lead={`${extentInWords(next)}. No clock runs until you begin.`}
      step={step}
      below={exam.sections.length > 1 && <SectionList exam={exam} next={next} />}
      actions={
        <>
          <Button look="primary" size="large" pending={step.pending} onClick={begin}>
            Begin section
          </Button>
          {leftMs > 0 && (
            <Button size="large" pending={step.pending} onClick={() => takeBreak(step, exam, true)}>
              <Coffee aria-hidden size={18} />
              Take a break ({formatClock(leftMs)} left)
            </Button>
          )}
          <Button look="quiet" size="large" onClick={() => setQuitting(true)}>
            Quit test
          </Button>
        </>
      }
    >
      <p role="status" className="empty:hidden">
        {pastInWords(exam, next, late)}
      </p>
      {late?.essay && (
        <LateText
          where={{ kind: "exam", examId: exam.id }}
          stored={exam.lastEnded?.essay?.text ?? ""}
        />
      )}
      <section aria-label="Directions">
        <h2 className="mb-2 text-18">Directions</h2>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {rulesOf(next).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <QuitDialog exam={exam} open={quitting} onOpenChange={setQuitting} />
    </CalmScreen>
  );
}

/** Counted from 1, for people. */
function placeOf(exam: Exam, section: ExamSection): number {
  return exam.sections.indexOf(section) + 1;
}

/** How the section before ended, where one did. */
function pastInWords(exam: Exam, next: ExamSection, late: LateWork | null): string {
  const past = exam.sections[exam.sections.indexOf(next) - 1];
  if (past === undefined) return "";
  const { name, endedBy } = past;
  const isTime = endedBy === "time";
  const kept = isTime
    ? "Everything that was saved by then counts."
    : "Everything you entered is kept.";
  return `${isTime ? `Time was up for ${name}.` : `${name} is done.`} ${late === null ? kept : lateInWords(late)}`;
}

function SectionList({ exam, next }: BetweenSectionsProps) {
  return (
    <section aria-label="Sections" className="w-full">
      <h2 className="mb-2 text-18">Sections</h2>
      <ol className="sheet divide-y divide-line">
        {exam.sections.map((section, index) => (
          <li
            key={section.place}
            aria-current={section === next ? "step" : undefined}
            className={classNames(
              "flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-15",
              section === next && "bg-primary-tint",
            )}
          >
            <span className="figures w-5 text-end font-medium">{index + 1}</span>
            <span className="min-w-40 flex-1">
              <span className="font-medium">{section.name}</span>
              <span className="block text-13 text-soft-ink">{extentInWords(section)}</span>
            </span>
            <span className="flex items-center gap-1.5 text-soft-ink">
              {section.state === "ended" && <Check aria-hidden size={16} />}
              {section === next ? "Next" : sectionStateInWords(section)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
