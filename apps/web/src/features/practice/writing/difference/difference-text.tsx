import { useMemo } from "react";
import { type DifferencePart, textDifference } from "./text-difference.ts";

interface DifferenceTextProps {
  readonly before: string;
  readonly after: string;
}

/** What differs between two states of a text, within the text. */
export function DifferenceText({ before, after }: DifferenceTextProps) {
  const parts = useMemo(() => textDifference(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === "same")) return <p>The text is the same.</p>;
  return (
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
