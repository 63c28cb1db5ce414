import type { Question } from "@lexiquant/contract";
import { Link } from "react-router";
import { TwinButton } from "../../items/twins/twin-button.tsx";

/** What a twin is of; and, once the question is known, another one on the same skill. */
export function TryATwin({ question }: { readonly question: Question }) {
  const { item, hasTwins, twinOf, feedback } = question;
  const offered = hasTwins && feedback !== null;
  if (twinOf === null && !offered) return null;
  return (
    <section aria-label="Try a twin" className="flex flex-col items-start gap-3">
      <h2 className="text-18">{offered ? "Try a twin" : "A twin"}</h2>
      {twinOf !== null && (
        <p className="text-15 text-soft-ink">
          This question was made for you as a twin of{" "}
          <Link
            to={`/question/view?id=${twinOf}`}
            className="whitespace-nowrap underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {twinOf}
          </Link>
          .
        </p>
      )}
      {offered && (
        <>
          <p className="text-15 text-soft-ink">
            The same skill and the same trap, in a question you have not had: other numbers and, as
            a rule, another story. It counts like any other.
          </p>
          <TwinButton itemId={item.id} />
        </>
      )}
    </section>
  );
}
