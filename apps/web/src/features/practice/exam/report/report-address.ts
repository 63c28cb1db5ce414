import { useSearchParams } from "react-router";
import { QUESTION_FILTERS, type QuestionFilter } from "./report-questions.ts";

/** What of the report is shown lives in the address: `show` is the filter, `question` the open question. */
const FILTER_NAME = "show";
const QUESTION_NAME = "question";

/** The query of the report with a question open, and with every question listed, so that it is there to open. */
export function withQuestion(query: URLSearchParams, key: string): string {
  const next = new URLSearchParams(query);
  next.set(QUESTION_NAME, key);
  next.delete(FILTER_NAME);
  return `?${next}`;
}

export function useReportAddress() {
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    filter: QUESTION_FILTERS.find((known) => known === query.get(FILTER_NAME)) ?? "all",
    openKey: query.get(QUESTION_NAME),
    setFilter: (filter: QuestionFilter) => set(FILTER_NAME, filter === "all" ? null : filter),
    open: (key: string | null) => set(QUESTION_NAME, key),
  };
}
