import type { ResultQuestion } from "@lexiquant/contract";
import { DIFFICULTY_NAMES, KIND_NAMES } from "@lexiquant/domain/item";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { InlineMarkup } from "../../../items/markup.tsx";
import { shortResponse } from "../../../items/response-text.ts";
import { formatClock } from "../../../lib/format.ts";
import { SURENESS_NAMES } from "../session/sureness-picker.tsx";
import { ResultDetail } from "./result-detail.tsx";
import { verdictOf } from "./result-words.ts";
import { VerdictMark } from "./verdict-mark.tsx";

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
  const { position, kind, topic, difficulty, elapsedMs, targetSeconds, attempt } = question;
  const key = attempt?.outcome?.feedback.key ?? null;
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group sheet"
    >
      <summary
        className={`grid cursor-pointer list-none grid-cols-2 items-center gap-x-3 gap-y-1.5 px-4 py-3 text-15 lg:items-center [&::-webkit-details-marker]:hidden ${COLUMNS}`}
      >
        <span className="figures font-medium">
          <span className="lg:sr-only">Question </span>
          {position + 1}
        </span>
        <VerdictMark verdict={verdictOf(question)} />
        <span className="col-span-2 min-w-0 lg:col-span-1">
          <span className="relative block truncate font-serif text-16">
            <InlineMarkup source={excerptOf(question)} />
          </span>
          <span className="block truncate text-13 text-soft-ink">
            {KIND_NAMES[kind]} · {topic}
          </span>
        </span>
        <Cell name="Yours">{shortResponse(attempt?.response ?? null, null)}</Cell>
        <Cell name="Key">{shortResponse(key, null)}</Cell>
        <Cell name="Time / pace" wide>
          <span className="figures">
            {formatClock(elapsedMs)} / {formatClock(targetSeconds * 1000)}
          </span>
        </Cell>
        <Cell name="Difficulty">{DIFFICULTY_NAMES[difficulty]}</Cell>
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

interface CellProps {
  readonly name: string;
  /** Takes a line of its own where there are no columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Cell({ name, wide = false, children }: CellProps) {
  return (
    <span className={wide ? "col-span-2 min-w-0 truncate lg:col-span-1" : "min-w-0 truncate"}>
      <span className="mr-1.5 text-13 text-soft-ink lg:sr-only">{name}</span>
      {children}
    </span>
  );
}

/** What the question is told by: the first paragraph of its stem, or the two quantities. */
export function excerptOf({ item }: Pick<ResultQuestion, "item">): string {
  const [first = ""] = item.stem.split(/\n\s*\n/);
  if (first !== "") return first.replaceAll("\n", " ");
  return item.type === "quantitative-comparison"
    ? `${item.quantityA} compared with ${item.quantityB}`
    : "Question";
}
