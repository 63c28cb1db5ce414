import type { Essay, EssayFeedbackView } from "@lexiquant/contract";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatDayAndTime, plural } from "../../../../lib/format.ts";
import { type DifferencePart, textDifference } from "./text-difference.ts";

interface ChangeSectionProps {
  readonly before: NonNullable<EssayFeedbackView["before"]>;
  readonly essay: Essay;
}

/** What the revision changed in the text. */
export function ChangeSection({ before, essay }: ChangeSectionProps) {
  const { text } = essay.draft;
  const parts = useMemo(() => textDifference(before.text, text), [before.text, text]);
  const unchanged = parts.every(({ kind }) => kind === "same");
  return (
    <section id="changes" aria-labelledby="change-heading" className="sheet min-w-0 p-5 sm:p-7">
      <h2 id="change-heading" className="text-22">
        What you changed
      </h2>
      <p className="mt-1.5 mb-4 max-w-prose text-15 text-soft-ink">
        From {plural(before.words, "word")} to {plural(essay.words, "word")}.{" "}
        <Link
          to={`/practice/results?essay=${before.essayId}`}
          className="rounded-small text-primary underline underline-offset-4"
        >
          The version before, of {formatDayAndTime(before.submittedAt)}
        </Link>
      </p>
      {unchanged ? (
        <p>The text is the same.</p>
      ) : (
        <>
          <p className="mb-3 text-13 text-soft-ink">
            <ins className="bg-correct-tint text-ink">Underlined</ins> is new,{" "}
            <del className="bg-wrong-tint text-ink">struck out</del> is gone.
          </p>
          <div className="reading whitespace-pre-wrap">
            {placed(parts).map(({ key, part }) => (
              <Part key={key} part={part} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** With the place in both texts as a key. */
function placed(parts: readonly DifferencePart[]) {
  let at = 0;
  return parts.map((part) => {
    at += part.text.length;
    return { key: `${part.kind} ${at}`, part };
  });
}

function Part({ part: { kind, text } }: { readonly part: DifferencePart }) {
  if (kind === "same") return text;
  if (kind === "added") {
    return (
      <ins className="bg-correct-tint decoration-2 decoration-correct underline-offset-4">
        {text}
      </ins>
    );
  }
  return <del className="bg-wrong-tint decoration-2 decoration-wrong">{text}</del>;
}
