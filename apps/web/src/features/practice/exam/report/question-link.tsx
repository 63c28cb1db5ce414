import { Link, useSearchParams } from "react-router";
import { withQuestion } from "./report-address.ts";
import { type PlacedQuestion, questionKey } from "./report-questions.ts";

/** Opens a question in the list of this report. */
export function QuestionLink({ placed }: { readonly placed: PlacedQuestion }) {
  const [query] = useSearchParams();
  const { section, question } = placed;
  return (
    <Link
      to={withQuestion(query, questionKey(placed))}
      className="inline-block py-1.5 text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
    >
      {section.name}, question {question.position + 1}
    </Link>
  );
}
