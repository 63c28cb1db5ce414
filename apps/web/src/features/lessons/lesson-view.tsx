import type { Lesson } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { LESSONS_ADDRESS } from "../../items/lesson-address.ts";
import { InlineMarkup, Markup } from "../../items/markup.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Page } from "../../ui/page.tsx";
import { FormulaCard } from "./formula-card.tsx";
import { PractiseTopic } from "./practise-topic.tsx";
import { WorkedExample } from "./worked-example.tsx";

/** A topic on one page. Its formulas stand beside the text where there is room, and after the idea where there is not. */
export function LessonView({ lesson }: { readonly lesson: Lesson }) {
  const { id, title, summary, idea, formulas, example, pitfalls, measure, domain } = lesson;
  const hasFormulas = formulas.length > 0;
  return (
    <Page
      title={title}
      lead={<InlineMarkup source={summary} />}
      aside={
        <ButtonLink to={LESSONS_ADDRESS} size="small">
          All lessons
        </ButtonLink>
      }
    >
      <p className="-mt-4 mb-8 text-15 text-soft-ink">
        {MEASURE_NAMES[measure]} › {domain}
      </p>
      <div
        className={classNames(
          "grid items-start gap-x-10 gap-y-10",
          hasFormulas
            ? "lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
            : "max-w-[43rem]",
        )}
      >
        <section aria-labelledby="idea" className="min-w-0">
          <h2 id="idea" className="mb-3 text-22">
            The idea
          </h2>
          <Markup source={idea} className="reading" />
        </section>
        {hasFormulas && (
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <FormulaCard formulas={formulas} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-10">
          <WorkedExample example={example} />
          <Pitfalls pitfalls={pitfalls} />
          <PractiseTopic topicId={id} />
        </div>
      </div>
    </Page>
  );
}

function Pitfalls({ pitfalls }: Pick<Lesson, "pitfalls">) {
  return (
    <section aria-labelledby="pitfalls">
      <h2 id="pitfalls" className="mb-3 text-22">
        Pitfalls
      </h2>
      <ul className="reading flex list-disc flex-col gap-2 pl-6">
        {pitfalls.map((pitfall) => (
          <li key={pitfall} className="pl-1">
            <InlineMarkup source={pitfall} />
          </li>
        ))}
      </ul>
    </section>
  );
}
