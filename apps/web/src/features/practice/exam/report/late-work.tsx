import type { ExamReport } from "@lexiquant/contract";
import { useEffect, useState } from "react";
import { shortResponse } from "../../../../items/response-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { LateText } from "../../writing/late-text/late-text.tsx";
import { questionsInWords } from "../sitting/exam-words.ts";
import { forgetSectionMirror } from "../sitting/section-mirror.ts";
import { keptSections, type LateSection } from "./late-sections.ts";

/** What this browser has of the exam that was not saved before its sections ended: nothing of it goes unseen. */
export function LateWork({ report }: { readonly report: ExamReport }) {
  const [kept, setKept] = useState(() => keptSections(report));
  const late = kept.filter(({ answers }) => answers.length > 0);
  useEffect(() => {
    for (const { answers, key } of kept) if (answers.length === 0) forgetSectionMirror(key);
  }, [kept]);
  const discard = ({ key }: LateSection) =>
    setKept((before) =>
      before.map((section) => (section.key === key ? { ...section, answers: [] } : section)),
    );
  return (
    <div className="flex flex-col gap-3 empty:hidden print:hidden">
      <LateText where={{ kind: "exam", examId: report.id }} stored={report.writing?.text ?? ""} />
      {late.map((section) => (
        <LateAnswers key={section.key} section={section} onDiscard={() => discard(section)} />
      ))}
    </div>
  );
}

interface LateAnswersProps {
  readonly section: LateSection;
  readonly onDiscard: () => void;
}

function LateAnswers({ section: { name, answers }, onDiscard }: LateAnswersProps) {
  return (
    <section
      aria-label={`Answers that came too late: ${name}`}
      className="w-full rounded-desk border border-caution bg-caution-tint px-4 py-3.5 text-15"
    >
      <p className="font-medium">
        {name}: this browser holds changes to{" "}
        {questionsInWords(answers.map(({ position }) => position))} that were not saved before the
        end.
      </p>
      <p className="mt-0.5">
        They are not scored. They stay in this browser until you discard them.
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium text-primary">
          Show them
        </summary>
        <ul className="my-2 flex flex-col gap-1.5">
          {answers.map(({ position, work: { response, scratch } }) => (
            <li key={position}>
              Question {position + 1}: {shortResponse(response, null)}
              {scratch !== "" && (
                <span className="reading block whitespace-pre-wrap">Your notes: {scratch}</span>
              )}
            </li>
          ))}
        </ul>
      </details>
      <Button size="small" onClick={onDiscard}>
        Discard them
      </Button>
    </section>
  );
}
