import { groupBy } from "@lexiquant/domain/kernel";
import { plural } from "../../../../lib/format.ts";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { ExamQuestionHeadings, ExamQuestionRow } from "./exam-question-row.tsx";
import { useReportAddress } from "./report-address.ts";
import {
  filterQuestions,
  type PlacedQuestion,
  QUESTION_FILTERS,
  type QuestionFilter,
  questionKey,
} from "./report-questions.ts";

const FILTER_NAMES: Record<QuestionFilter, string> = {
  all: "All",
  wrong: "Wrong",
  unanswered: "Not answered",
  marked: "Marked",
  changed: "Changed",
};

/** Every question of the exam by section; one is open at a time, and leads to those beside it. */
export function QuestionList({ questions }: { readonly questions: readonly PlacedQuestion[] }) {
  const { filter, openKey, setFilter, open } = useReportAddress();
  const shown = filterQuestions(questions, filter);
  const keys = shown.map(questionKey);
  return (
    <section aria-labelledby="questions-heading" id="questions">
      <h2 id="questions-heading" className="text-22">
        Question by question
      </h2>
      <div className="my-4">
        <ChoiceGroup
          legend="Show"
          legendHidden
          value={filter}
          onChange={setFilter}
          choices={QUESTION_FILTERS.map((value) => ({
            value,
            label: `${FILTER_NAMES[value]} (${filterQuestions(questions, value).length})`,
          }))}
        />
      </div>
      <p role="status" className="sr-only">
        {plural(shown.length, "question")} shown
      </p>
      {shown.length === 0 && (
        <p className="text-15 text-soft-ink">No question of this exam is like that.</p>
      )}
      <div className="flex flex-col gap-8">
        {[...groupBy(shown, ({ section }) => section)].map(([section, group]) => (
          <section key={section.place} aria-label={section.name}>
            <h3 className="mb-3 text-18">{section.name}</h3>
            <ExamQuestionHeadings />
            <div className="flex flex-col gap-2">
              {group.map((placed) => {
                const key = questionKey(placed);
                const place = keys.indexOf(key);
                return (
                  <ExamQuestionRow
                    key={key}
                    question={placed.question}
                    open={key === openKey}
                    onToggle={(isOpen) => open(isOpen ? key : null)}
                    onPrevious={stepTo(keys[place - 1])}
                    onNext={stepTo(keys[place + 1])}
                  />
                );
              })}
            </div>
          </section>
        ))}
      </div>
    </section>
  );

  function stepTo(key: string | undefined): (() => void) | null {
    return key === undefined ? null : () => open(key);
  }
}
