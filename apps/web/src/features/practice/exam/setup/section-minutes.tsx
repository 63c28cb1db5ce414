import { formatDuration } from "../../../../lib/format.ts";
import { EXAM_MEASURE_NAMES } from "../sitting/exam-words.ts";
import { type Accommodation, type ExamFormat, limitMsOf } from "./exam-choice.ts";

interface SectionMinutesProps {
  readonly format: ExamFormat;
  readonly accommodation: Accommodation;
}

/** Every section with the time that it has. */
export function SectionMinutes({ format, accommodation }: SectionMinutesProps) {
  return (
    <table className="w-full text-15">
      <caption className="mb-2 text-start font-medium">Time of each section</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Questions</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {format.sections.map(({ id, measure, questions, minutes }) => {
          const limitMs = limitMsOf(minutes, accommodation);
          return (
            <tr key={id} className="border-line border-t">
              <th scope="row" className="py-2 pr-3 text-start font-normal">
                {EXAM_MEASURE_NAMES[measure]}
              </th>
              <td className="figures whitespace-nowrap py-2 pr-3 text-soft-ink">
                {measure === "analytical-writing" ? "1 essay" : `${questions} questions`}
              </td>
              <td className="figures whitespace-nowrap py-2 text-end">
                {limitMs === null ? "No limit" : formatDuration(limitMs)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
