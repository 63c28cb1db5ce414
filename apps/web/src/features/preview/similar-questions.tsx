import type { Question } from "@lexiquant/contract";
import { KIND_NAMES } from "@lexiquant/domain/item";
import { Link } from "react-router";

export function SimilarQuestions({ similar }: Pick<Question, "similar">) {
  if (similar.length === 0) return null;
  return (
    <section aria-label="Similar questions">
      <h2 className="mb-2 text-18">Similar questions</h2>
      <ul className="flex flex-col gap-1">
        {similar.map(({ id, kind, topic, begins }) => (
          <li key={id}>
            <Link
              to={`/question/view?id=${id}`}
              className="flex min-h-9 flex-wrap items-baseline gap-x-2 rounded-small py-1 text-15 underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {begins === "" ? KIND_NAMES[kind] : begins}{" "}
              <span className="text-13 text-soft-ink">
                {[
                  begins === "" ? null : KIND_NAMES[kind],
                  topic === KIND_NAMES[kind] ? null : topic,
                  id,
                ]
                  .filter((part) => part !== null)
                  .map((part) => `· ${part}`)
                  .join(" ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
