import type { LanguageReading, Span } from "@lexiquant/domain/essay";
import type { RandomSource } from "@lexiquant/domain/kernel";

/** Ways to make an essay longer by what does not belong to it, for tests of the rater. */

const GAP = "\n\n";

/** The reading of two texts with a blank line between: the libraries read paragraph by paragraph. */
export function joined(one: LanguageReading, other: LanguageReading): LanguageReading {
  const shift = one.text.length + GAP.length;
  const moved = <T extends Span>(span: T): T => ({
    ...span,
    start: span.start + shift,
    end: span.end + shift,
  });
  return {
    text: one.text + GAP + other.text,
    paragraphs: [
      ...one.paragraphs,
      ...other.paragraphs.map((paragraph) => paragraph.map((sentence) => sentence.map(moved))),
    ],
    doubts: [...one.doubts, ...other.doubts.map(moved)],
  };
}

/** An essay with the body of another after it: what stands between its first and its last paragraph, where it has three. */
export function withBody(own: LanguageReading, other: LanguageReading): LanguageReading {
  const body = other.paragraphs.length < 3 ? other.paragraphs : other.paragraphs.slice(1, -1);
  const first = body[0]?.[0]?.[0]?.start ?? 0;
  const last = body.at(-1)?.at(-1)?.at(-1)?.end ?? 0;
  const doubts = other.doubts.filter(({ start, end }) => first <= start && end <= last);
  return joined(own, { ...other, paragraphs: body, doubts });
}

const NOUNS =
  "house doctor garden river table window teacher bread mountain letter horse bridge market kitchen soldier island forest candle basket hammer".split(
    " ",
  );
const SENTENCES = 44;

/** Sentences of plain words to one pattern, which say nothing. */
export function plainSentences(random: RandomSource): string {
  const noun = () => NOUNS[Math.floor(random() * NOUNS.length)] ?? "house";
  return Array.from(
    { length: SENTENCES },
    () => `The ${noun()} and the ${noun()} belong to the ${noun()}.`,
  ).join(" ");
}
