import type { PaceView } from "@lexiquant/contract";
import { formatDuration } from "../../../lib/format.ts";
import { QuestionList } from "../question-list.tsx";
import { FLAG_WORDS } from "./pace-words.ts";

/** The latest questions where the time went wrong, to look at again. */
export function PaceExamples({ examples }: Pick<PaceView, "examples">) {
  return (
    <QuestionList
      heading="Look at these again"
      none="No question was rushed or held you up."
      questions={examples.map((example) => ({
        itemId: example.itemId,
        begins: example.begins,
        submittedAt: example.submittedAt,
        remark: `${FLAG_WORDS[example.flag]}: ${formatDuration(example.elapsedMs)}, expected ${formatDuration(example.expectedMs)}; ${example.correct ? "right" : "wrong"}`,
      }))}
    />
  );
}
