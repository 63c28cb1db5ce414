import type { ExamReportQuestion } from "@lexiquant/contract";
import { ArrowLeft, ArrowRight, Bookmark, ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/button.tsx";
import { QuestionCells } from "../../results/question-cells.tsx";
import { ResultDetail } from "../../results/result-detail.tsx";
import { CHANGE_NAMES } from "./change-words.ts";

const COLUMNS = "lg:grid-cols-[2rem_8.5rem_minmax(0,1fr)_4.5rem_4.5rem_7.5rem_5rem_8rem_1.5rem]";

/** The names of the columns, where rows are wide enough to be columns. */
export function ExamQuestionHeadings() {
  return (
    <div
      aria-hidden="true"
      className={`hidden gap-x-3 px-4 pb-2 text-13 text-soft-ink lg:grid ${COLUMNS}`}
    >
      <span>No.</span>
      <span>Result</span>
      <span>Question</span>
      <span>Yours</span>
      <span>Key</span>
      <span>Time / pace</span>
      <span>Difficulty</span>
      <span>Marked, changed</span>
    </div>
  );
}

interface ExamQuestionRowProps {
  readonly question: ExamReportQuestion;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Null at the ends of the list. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** One question of the exam; unfolds into the question with its feedback. */
export function ExamQuestionRow(props: ExamQuestionRowProps) {
  const { question, open, onToggle, onPrevious, onNext } = props;
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    // Opened from elsewhere (a link, the question before): the reader is brought to it.
    if (!open || document.activeElement === summary.current) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: "start" });
  }, [open]);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onToggle(currentTarget.open);
      }}
      className="group sheet"
    >
      <Summary ref={summary} question={question} />
      {open && (
        <div className="flex flex-col gap-6 border-line border-t px-4 py-5 sm:px-6">
          <ResultDetail question={question} />
          <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-4">
            <Button aria-disabled={onPrevious === null} onClick={() => onPrevious?.()}>
              <ArrowLeft aria-hidden size={18} />
              Previous question
            </Button>
            <Button aria-disabled={onNext === null} onClick={() => onNext?.()}>
              Next question
              <ArrowRight aria-hidden size={18} />
            </Button>
          </div>
        </div>
      )}
    </details>
  );
}

interface SummaryProps {
  readonly ref: React.Ref<HTMLElement>;
  readonly question: ExamReportQuestion;
}

function Summary({ ref, question }: SummaryProps) {
  return (
    <summary
      ref={ref}
      className={`grid cursor-pointer list-none scroll-mt-20 grid-cols-2 items-center gap-x-3 gap-y-1.5 px-4 py-3 text-15 [&::-webkit-details-marker]:hidden ${COLUMNS}`}
    >
      <QuestionCells question={question} />
      <Remarks question={question} />
      <ChevronDown
        aria-hidden
        size={18}
        className="hidden text-soft-ink transition-transform group-open:rotate-180 lg:block"
      />
    </summary>
  );
}

const QUARANTINE_REMARKS = {
  "not-scored": "Not scored",
  "found-later": "Doubtful, found later",
} as const;

function Remarks({
  question: { marked, change, quarantine },
}: {
  readonly question: ExamReportQuestion;
}) {
  return (
    <span className="min-w-0 text-13">
      {marked && (
        <span className="flex items-center gap-1">
          <Bookmark aria-hidden size={14} className="shrink-0" />
          Marked
        </span>
      )}
      {change !== "none" && <span className="block">{CHANGE_NAMES[change]}</span>}
      {quarantine !== "none" && <span className="block">{QUARANTINE_REMARKS[quarantine]}</span>}
    </span>
  );
}
