import type { LessonSummary } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { groupBy } from "@lexiquant/domain/kernel";
import { Link } from "react-router";
import { lessonAddress } from "../../items/lesson-address.ts";
import { InlineMarkup } from "../../items/markup.tsx";

/** Lessons under their measures and domains, in the order in which they come. */
export function LessonList({ lessons }: { readonly lessons: readonly LessonSummary[] }) {
  const measures = [...groupBy(lessons, ({ measure }) => measure)];
  return measures.map(([measure, ofMeasure]) => (
    <section key={measure} aria-label={MEASURE_NAMES[measure]} className="flex flex-col gap-8">
      <h2 className="text-22">{MEASURE_NAMES[measure]}</h2>
      {[...groupBy(ofMeasure, ({ domain }) => domain)].map(([domain, ofDomain]) => (
        <section key={domain} aria-label={domain}>
          <h3 className="mb-3 text-18">{domain}</h3>
          <ul className="grid gap-3 md:grid-cols-2">
            {ofDomain.map((lesson) => (
              <LessonEntry key={lesson.id} lesson={lesson} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  ));
}

function LessonEntry({ lesson: { id, title, summary } }: { readonly lesson: LessonSummary }) {
  return (
    <li className="sheet min-w-0 p-4">
      <Link
        to={lessonAddress(id)}
        className="inline-flex min-h-9 items-center font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {title}
      </Link>
      <p className="mt-1 text-15 text-soft-ink">
        <InlineMarkup source={summary} />
      </p>
    </li>
  );
}
