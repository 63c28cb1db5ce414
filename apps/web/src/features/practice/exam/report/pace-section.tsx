import type { ExamReport, ExamReportSection } from "@lexiquant/contract";
import { formatDuration, formatTaken } from "../../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../../ui/chart-section.tsx";
import { type ResultVerdict, verdictOf } from "../../results/result-words.ts";
import { endSentence, isOverInvested, isRushed, paceSentences } from "./pace-words.ts";
import { SectionPaceChart } from "./section-pace-chart.tsx";

const VERDICT_WORDS: Record<ResultVerdict, string> = {
  right: "Right",
  wrong: "Wrong",
  shown: "Answer shown",
  "not-answered": "Not answered",
};

/** Where the time of every section went. */
export function PaceSections({ report }: { readonly report: ExamReport }) {
  const { sections, accommodation } = report;
  const timed = sections.filter(({ questions }) => questions.length > 0);
  const others = sections.filter(({ questions }) => questions.length === 0);
  const { timeFactor } = accommodation;
  return (
    <section aria-labelledby="pace-heading" className="flex flex-col gap-5">
      <div>
        <h2 id="pace-heading" className="text-22">
          Time against the pace
        </h2>
        <p className="mt-1 max-w-prose text-15 text-soft-ink">
          A bar is your time on a question: filled with a check where it was right, hatched with a
          cross where it was wrong, hollow with a dash where it was not answered. The line across it
          is the exam’s pace
          {timeFactor === null || timeFactor === 1
            ? ""
            : `, times ${timeFactor} for your accommodation`}
          .
        </p>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        {timed.map((section) => (
          <SectionPace key={section.place} section={section} />
        ))}
      </div>
      {others.length > 0 && (
        <ul className="flex max-w-prose flex-col gap-1 text-15 text-soft-ink">
          {others.map((section) => (
            <li key={section.place}>
              <span className="font-medium text-ink">{section.name}. </span>
              {section.state === "not-sat" ? "Not sat." : endSentence(section)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SectionPace({ section }: { readonly section: ExamReportSection }) {
  const { name, questions } = section;
  return (
    <ChartSection
      level={3}
      heading={name}
      answer={paceSentences(section).map((sentence) => (
        <span key={sentence} className="mb-1 block">
          {sentence}
        </span>
      ))}
      chart={
        <SectionPaceChart
          label={`${name}: time on each question against the exam’s pace, with how it went`}
          questions={questions}
        />
      }
      table={
        <FiguresTable
          caption={`${name}: time on each question`}
          columns={["Question", "Result", "Time", "Pace", "Remark"]}
          rows={questions.map((question) => [
            String(question.position + 1),
            VERDICT_WORDS[verdictOf(question)],
            formatTaken(question.elapsedMs),
            formatDuration(question.targetSeconds * 1000),
            isOverInvested(question) ? "over-invested" : isRushed(question) ? "rushed" : "",
          ])}
        />
      }
    />
  );
}
