import type { ResultQuestion } from "@lexiquant/contract";
import { DIFFICULTY_NAMES, KIND_NAMES } from "@lexiquant/domain/item";
import type { ReactNode } from "react";
import { InlineMarkup } from "../../../items/markup.tsx";
import { shortResponse } from "../../../items/response-text.ts";
import { formatTaken } from "../../../lib/format.ts";
import { verdictOf } from "./result-words.ts";
import { VerdictMark } from "./verdict-mark.tsx";

/** The cells that a row of results begins with, of a session or of an exam, in the order of the headings. */
export function QuestionCells({ question }: { readonly question: ResultQuestion }) {
  const { position, kind, topic, difficulty, elapsedMs, targetSeconds, attempt } = question;
  const key = attempt?.outcome?.feedback.key ?? null;
  return (
    <>
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
          {formatTaken(elapsedMs)} / {formatTaken(targetSeconds * 1000)}
        </span>
      </Cell>
      <Cell name="Difficulty">{DIFFICULTY_NAMES[difficulty]}</Cell>
    </>
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
function excerptOf({ item }: Pick<ResultQuestion, "item">): string {
  const [first = ""] = item.stem.split(/\n\s*\n/);
  if (first !== "") return first.replaceAll("\n", " ");
  return item.type === "quantitative-comparison"
    ? `${item.quantityA} compared with ${item.quantityB}`
    : "Question";
}
