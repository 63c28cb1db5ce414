import type { ResultQuestion } from "@lexiquant/contract";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { SURENESS_NAMES } from "../session/sureness-picker.tsx";
import { Cell, QuestionCells } from "./question-cells.tsx";
import { ResultDetail } from "./result-detail.tsx";

const COLUMNS = "lg:grid-cols-[2rem_8.5rem_minmax(0,1fr)_5rem_5rem_7.5rem_5rem_4.5rem_1.5rem]";

/** The names of the columns, where rows are wide enough to be columns. */
export function ResultHeadings() {
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
      <span>Sureness</span>
    </div>
  );
}

/** One question of the session; unfolds into the question with its feedback. */
export function ResultRow({ question }: { readonly question: ResultQuestion }) {
  const [open, setOpen] = useState(false);
  const { attempt } = question;
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group sheet"
    >
      <summary
        className={`grid cursor-pointer list-none grid-cols-2 items-center gap-x-3 gap-y-1.5 px-4 py-3 text-15 lg:items-center [&::-webkit-details-marker]:hidden ${COLUMNS}`}
      >
        <QuestionCells question={question} />
        <Cell name="Sureness">
          {attempt?.sureness == null ? "–" : SURENESS_NAMES[attempt.sureness]}
        </Cell>
        <ChevronDown
          aria-hidden
          size={18}
          className="hidden text-soft-ink transition-transform group-open:rotate-180 lg:block"
        />
      </summary>
      {open && (
        <div className="border-line border-t px-4 py-5 sm:px-6">
          <ResultDetail question={question} />
        </div>
      )}
    </details>
  );
}
