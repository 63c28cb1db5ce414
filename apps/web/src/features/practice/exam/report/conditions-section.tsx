import type { ExamReport } from "@lexiquant/contract";
import { conditionSentences } from "./conditions-words.ts";

/** What set the exam apart from the real conditions; nothing where nothing did. */
export function ConditionsSection({ report }: { readonly report: ExamReport }) {
  const sentences = conditionSentences(report);
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="conditions-heading">
      <h2 id="conditions-heading" className="text-22">
        Conditions
      </h2>
      <ul className="mt-3 flex max-w-prose list-disc flex-col gap-1.5 pl-5 text-15">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
